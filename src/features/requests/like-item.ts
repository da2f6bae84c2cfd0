import type { ItemKind } from '../../config/catalogs';
import type { ProductType } from '../../config/product-types';
import type { ItemAbout } from '../../shared/state/active-modal.state';
import type { RequestFields } from './request-fields';

/** Accessories are of many kinds: the visitor says which. */
const typeOf: Record<ItemKind, ProductType | ''> = {
  clock: 'watch',
  jewelry: 'jewelry',
  accessory: '',
  art: 'painting',
};

/** The fields that an item fills in for who has one like it to sell. */
export function fieldsLike({ kind, title }: ItemAbout): Partial<RequestFields> {
  return { productName: title, productType: typeOf[kind] };
}
