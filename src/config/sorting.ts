/** Spec §3 "Sort options", with the popularity and number that the texts mention. */
export const sortFields = [
  'date_publish',
  'brand_id',
  'price_usd',
  'popularity',
  'number',
] as const;
export type SortField = (typeof sortFields)[number];

/** What a visitor chooses from, the default first. */
export const sortOptions = [
  { name: 'novelty', sortBy: 'date_publish', direction: 'desc' },
  { name: 'brand', sortBy: 'brand_id', direction: 'asc' },
  { name: 'priceUp', sortBy: 'price_usd', direction: 'asc' },
  { name: 'priceDown', sortBy: 'price_usd', direction: 'desc' },
  { name: 'popularity', sortBy: 'popularity', direction: 'desc' },
  { name: 'number', sortBy: 'number', direction: 'asc' },
] as const;
