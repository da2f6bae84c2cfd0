import { and, eq } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { itemTexts } from '../schema/item-details';
import { items } from '../schema/items';

/** A host shows an item once it has a text for it. */
export const hasTextOn = (host: HostCode) =>
  and(eq(itemTexts.itemId, items.id), eq(itemTexts.host, host));
