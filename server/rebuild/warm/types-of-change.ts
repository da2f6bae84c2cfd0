import type { EditedEntity } from '../../../src/contract/edited-bodies';

/** Which pages each host has and when they changed: any change can concern them. */
const always = 'HostPages';

/**
 * The node types whose sources tell of an entity, directly or with what they are shown in. Null: it
 * concerns so much that everything is read.
 */
const typesOf: Record<EditedEntity, readonly string[] | null> = {
  services: ['Service'],
  articles: ['Article'],
  videos: ['Video'],
  terms: ['Term', 'Glossary'],
  documents: ['CityDocuments'],
  // Items tell where they are, branches and texts belong to cities.
  cities: null,
  // Every price.
  rates: null,
  brands: ['Brand', 'Item', 'FilterWords', 'SpecialOffer', 'UnitOfTheDay'],
  items: ['Item', 'Brand', 'FilterWords', 'SpecialOffer', 'PopularCategory', 'UnitOfTheDay'],
  menu: ['MenuRow'],
  'important-messages': ['ImportantMessage'],
  faq: ['Question'],
  seo: ['CityTexts'],
  reviews: ['Review'],
};

/** Node types to read again after changes of some entities; null: all. */
export function typesOfChange(entities: Iterable<EditedEntity>): string[] | null {
  const types = new Set([always]);
  for (const entity of entities) {
    const known = typesOf[entity];
    if (!known) return null;
    for (const type of known) types.add(type);
  }
  return [...types].sort();
}
