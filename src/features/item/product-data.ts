import { originOf } from '../../domain/addresses';
import { hosts, type HostCode } from '../../config/hosts';
import type { AvailabilityStatus } from '../../config/item-labels';
import { routes } from '../../config/routes';
import type { Item } from '../../contract/items';
import type { JsonLdOf } from '../../shared/lib/json-ld';
import { standingOf } from '../../domain/standing';

/** In the words of schema.org. */
const availabilities = {
  in_stock: 'InStock',
  in_reserve: 'InStock',
  order_only: 'BackOrder',
  reserved: 'OutOfStock',
  sold: 'SoldOut',
} as const satisfies Record<AvailabilityStatus, string>;

/**
 * An item as a Product of schema.org. A price on request emits no Offer: a price of nothing would be
 * a lie, and an Offer without a price is none.
 */
export function productData(item: Item, host: HostCode): JsonLdOf<'Product'> {
  const url = `${originOf(host)}${routes.item(item.kind, item.url)}`;
  return {
    '@type': 'Product',
    name: item.title,
    description: item.description,
    url,
    sku: String(item.id),
    ...(item.pictures.length > 0 && { image: item.pictures.map(({ src }) => src) }),
    brand: { '@type': 'Brand', name: item.brand.title },
    ...(item.model !== null && { model: item.model }),
    ...(item.reference !== null && { mpn: item.reference }),
    ...(item.bodyMaterial && { material: item.bodyMaterial.title }),
    itemCondition: conditionOf(item),
    ...(item.price !== null && {
      offers: {
        '@type': 'Offer',
        url,
        price: item.priceWithDiscount ?? item.price,
        priceCurrency: hosts[host].currency,
        availability: `https://schema.org/${availabilities[standingOf(item)]}`,
        itemCondition: conditionOf(item),
      },
    }),
  };
}

function conditionOf({ condition }: Item) {
  return `https://schema.org/${condition === 'new' ? 'NewCondition' : 'UsedCondition'}` as const;
}
