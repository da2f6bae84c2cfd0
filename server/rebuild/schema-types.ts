/** A value of a property: given the value, says whether it may stand there. */
export type ValueRule = (value: unknown) => boolean;

export interface SchemaType {
  /** Without these search engines leave the object out. */
  required: readonly string[];
  /** Properties of schema.org that we emit, with what may stand there; any other is a mistake. */
  properties: Readonly<Record<string, ValueRule>>;
}

const text: ValueRule = (value) => typeof value === 'string' && value.trim() !== '';
const anyText: ValueRule = (value) => typeof value === 'string';
const address: ValueRule = (value) =>
  typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
/** On request emits no Offer, never a price of nothing. */
const price: ValueRule = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;
const position: ValueRule = (value) => Number.isInteger(value) && Number(value) > 0;
const currency: ValueRule = (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
const listOf =
  (rule: ValueRule): ValueRule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(rule);
const object =
  (type: string): ValueRule =>
  (value) =>
    typeof value === 'object' && value !== null && '@type' in value && value['@type'] === type;
const memberOf = (...members: string[]): ValueRule => {
  const known = members.map((member) => `https://schema.org/${member}`);
  return (value) => known.some((one) => one === value);
};

// https://schema.org/OfferItemCondition and https://schema.org/ItemAvailability.
const condition = memberOf(
  'NewCondition',
  'UsedCondition',
  'DamagedCondition',
  'RefurbishedCondition',
);
const availability = memberOf(
  'BackOrder',
  'Discontinued',
  'InStock',
  'InStoreOnly',
  'LimitedAvailability',
  'MadeToOrder',
  'OnlineOnly',
  'OutOfStock',
  'PreOrder',
  'PreSale',
  'Reserved',
  'SoldOut',
);

/** The types of schema.org that an item's page is made of. */
export const schemaTypes: Readonly<Record<string, SchemaType>> = {
  Product: {
    required: ['name', 'url', 'brand'],
    properties: {
      name: text,
      description: anyText,
      url: address,
      sku: text,
      mpn: text,
      model: text,
      material: text,
      image: listOf(address),
      brand: object('Brand'),
      itemCondition: condition,
      offers: object('Offer'),
    },
  },
  Brand: { required: ['name'], properties: { name: text } },
  Offer: {
    required: ['price', 'priceCurrency', 'availability', 'url'],
    properties: {
      url: address,
      price,
      priceCurrency: currency,
      availability,
      itemCondition: condition,
    },
  },
  BreadcrumbList: {
    required: ['itemListElement'],
    properties: { itemListElement: listOf(object('ListItem')) },
  },
  ListItem: {
    required: ['position', 'name', 'item'],
    properties: { position, name: text, item: address },
  },
};
