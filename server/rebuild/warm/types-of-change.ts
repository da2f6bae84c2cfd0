import type { EditedEntity } from '../../../src/contract/edited-bodies';
import { entityOfType } from './entity-names';

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
  brands: ['Brand', 'Item', 'FilterWords', 'SpecialOffer', 'UnitOfTheDay', 'SalesSummary'],
  items: [
    'Item',
    'Brand',
    'FilterWords',
    'SpecialOffer',
    'PopularCategory',
    'UnitOfTheDay',
    'SalesSummary',
  ],
  menu: ['MenuRow'],
  'important-messages': ['ImportantMessage'],
  faq: ['Question'],
  seo: ['CityTexts'],
  reviews: ['Review'],
};

/** A row that editors changed. */
export interface ChangedRow {
  entity: EditedEntity;
  id: number;
}

/** Node types to read again after changes of some rows; null: all. */
export function typesOfChange(rows: Iterable<Pick<ChangedRow, 'entity'>>): string[] | null {
  const types = new Set([always]);
  for (const { entity } of rows) {
    const known = typesOf[entity];
    if (!known) return null;
    for (const type of known) types.add(type);
  }
  return [...types].sort();
}

/**
 * Ids of the only rows whose nodes a change can concern, of a type that has a node for each row of an
 * entity; null: other rows may tell of it as well.
 */
export function rowsOfType(rows: readonly ChangedRow[], type: string): Set<number> | null {
  if (type === always) return null;
  const concerned = rows.filter(({ entity }) => typesOf[entity]?.includes(type) ?? true);
  if (concerned.some(({ entity }) => entityOfType(type) !== entity)) return null;
  return new Set(concerned.map(({ id }) => id));
}
