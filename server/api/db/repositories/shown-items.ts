import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { catalogs, catalogTypes, type CatalogType } from '../../../../src/config/catalogs';
import { type AvailabilityStatus } from '../../../../src/config/item-labels';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { itemAvailability, itemTexts } from '../schema/item-details';
import { items } from '../schema/items';

/** An item can be had where it lies, comes from the reserve, or is ordered (spec §3). */
const availableStatuses: AvailabilityStatus[] = ['in_stock', 'in_reserve', 'order_only'];

const archiveLists = catalogTypes.filter((type) => catalogs[type].isArchive);

/**
 * Items that a list shows; of every list when none is named. Spec §3: by default only what can be had
 * in at least one city; an archive shows what is gone, so there the question does not arise.
 */
export function isShown(
  db: Database,
  available: boolean,
  catalogType?: CatalogType,
): SQL | undefined {
  if (!available || (catalogType && catalogs[catalogType].isArchive)) return undefined;
  const somewhere = exists(
    db
      .select({ one: sql`1` })
      .from(itemAvailability)
      .where(
        and(
          eq(itemAvailability.itemId, items.id),
          inArray(itemAvailability.status, availableStatuses),
        ),
      ),
  );
  return catalogType ? somewhere : or(inArray(items.catalogType, archiveLists), somewhere);
}

/** A host shows an item once it has a text for it. */
export const hasTextOn = (host: HostCode) =>
  and(eq(itemTexts.itemId, items.id), eq(itemTexts.host, host));
