import * as is from './rules';
import { type } from './type';

// https://schema.org/OfferItemCondition and https://schema.org/ItemAvailability.
const condition = is.memberOf(
  'NewCondition',
  'UsedCondition',
  'DamagedCondition',
  'RefurbishedCondition',
);
const availability = is.memberOf(
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
/** What is sold, and the lists and ways that lead to it. */
export const goods = [
  type('Product', {
    // Google also asks for an image, and for an offer. A page without a photo yet, or with a price
    // on request, is no reason to hold a release back: `itemPageProblems` holds price and offer to
    // what the page shows.
    required: ['name', 'url', 'brand'],
    recommended: ['description', 'image', 'sku', 'mpn', 'offers', 'itemCondition'],
    properties: {
      name: is.text,
      description: is.anyText,
      url: is.address,
      sku: is.text,
      mpn: is.text,
      model: is.text,
      material: is.text,
      image: is.listOf(is.address),
      brand: is.objectOf('Brand'),
      itemCondition: condition,
      offers: is.objectOf('Offer'),
    },
  }),
  type('Brand', { required: ['name'], recommended: [], properties: { name: is.text } }),
  type('Offer', {
    required: ['price', 'priceCurrency', 'availability', 'url'],
    recommended: ['itemCondition'],
    properties: {
      url: is.address,
      price: is.price,
      priceCurrency: is.currency,
      availability,
      itemCondition: condition,
    },
  }),
  type('BreadcrumbList', {
    required: ['itemListElement'],
    recommended: [],
    properties: { itemListElement: is.listOf(is.objectOf('ListItem', 'name', 'item')) },
  }),
  type('ItemList', {
    required: ['itemListElement'],
    recommended: ['numberOfItems'],
    properties: {
      numberOfItems: is.wholeNumber,
      itemListElement: is.listOf(is.objectOf('ListItem', 'url')),
    },
  }),
  type('ListItem', {
    required: ['position'],
    recommended: ['name'],
    properties: {
      position: is.wholeNumber,
      name: is.text,
      item: is.address,
      url: is.address,
    },
  }),
];
