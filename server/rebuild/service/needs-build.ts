import type { EditedEntity } from '../../../src/contract/edited-bodies';

/**
 * Where visitors see a change of an entity: in built pages, or only in what pages ask the backend for
 * when they are open.
 */
const seenIn: Record<EditedEntity, 'built pages' | 'live data'> = {
  services: 'built pages',
  articles: 'built pages',
  videos: 'built pages',
  // Texts link terms, and the glossary explains them.
  terms: 'built pages',
  documents: 'built pages',
  // Contacts, and the header of every page.
  cities: 'built pages',
  // Live too, but the HTML of items and lists holds prices in the currency of the host.
  rates: 'built pages',
  brands: 'built pages',
  // Price and availability are live too; the HTML holds them as of the build.
  items: 'built pages',
  // Header and footer of every page.
  menu: 'built pages',
  // A banner in the header of every page.
  'important-messages': 'built pages',
  faq: 'built pages',
  seo: 'built pages',
  reviews: 'built pages',
};

/** Whether pages have to be built before visitors see a change of a row of the entity. */
export function needsBuild(entity: EditedEntity): boolean {
  return seenIn[entity] === 'built pages';
}
