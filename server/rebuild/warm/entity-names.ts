import type { EditedEntity } from '../../../src/contract/edited-bodies';

/** What editors call the rows that nodes of a type are made of; other types have no editors. */
const entities: Record<string, EditedEntity> = {
  Article: 'articles',
  Service: 'services',
  Video: 'videos',
  Term: 'terms',
  CityDocuments: 'documents',
  City: 'cities',
  Contact: 'cities',
  CityTexts: 'seo',
  Brand: 'brands',
  Item: 'items',
  MenuRow: 'menu',
  ImportantMessage: 'important-messages',
  Question: 'faq',
  Review: 'reviews',
};

/** The entity whose rows nodes of a type are made of; undefined of a type without editors. */
export function entityOfType(type: string): EditedEntity | undefined {
  return entities[type];
}

/** The name of a node type as editors know it, else its own. */
export function entityName(type: string): string {
  return entityOfType(type) ?? type;
}
