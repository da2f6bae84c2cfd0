/** What is appraised online (spec §1), sent as `product_type`; words are in the locales under `requests`. */
export const productTypes = [
  'watch',
  'jewelry',
  'diamond',
  'bag',
  'painting',
  'antique',
  'phone',
  'other',
] as const;

export type ProductType = (typeof productTypes)[number];
