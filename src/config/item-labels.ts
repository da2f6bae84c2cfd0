/** Labels of an item (spec §3 "Item labels"); their words are in the locales under `item`. */
export const availabilityStatuses = [
  'in_stock',
  'in_reserve',
  'reserved',
  'sold',
  'order_only',
] as const;
export type AvailabilityStatus = (typeof availabilityStatuses)[number];

/** An item can be had where it lies, comes from the reserve, or is ordered (spec §3). */
export const availableStatuses: readonly AvailabilityStatus[] = [
  'in_stock',
  'in_reserve',
  'order_only',
];

export const equipments = ['with_package', 'without_package'] as const;
export type Equipment = (typeof equipments)[number];

export const conditions = [
  'perfect',
  'new',
  'natural_wear',
  'has_defects',
  'needs_repair',
] as const;
export type Condition = (typeof conditions)[number];

export const itemTags = ['discounted', 'archived', 'brand_new', 'pre_owned'] as const;
export type ItemTag = (typeof itemTags)[number];
