import type { EditedEntity } from '../../../src/contract/edited-bodies';

/** Field of each entity that pages show as it is; null: they show what follows from it. */
export const shownFields = {
  services: 'title',
  articles: 'title',
  videos: 'title',
  terms: 'term',
  documents: 'title',
  cities: 'title',
  rates: null,
  brands: 'title',
  items: 'title',
  menu: 'title',
  'important-messages': 'text',
  faq: 'question',
  seo: 'title',
  reviews: 'author',
} satisfies Record<EditedEntity, string | null>;
