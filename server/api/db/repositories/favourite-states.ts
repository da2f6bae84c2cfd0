import { and, eq, exists, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { catalogs, catalogTypes } from '../../../../src/config/catalogs';
import { availableStatuses, type AvailabilityStatus } from '../../../../src/config/item-labels';
import { type Database } from '../connect';
import { accounts, savedItems } from '../schema/accounts';
import { cityTexts } from '../schema/cities';
import { itemAvailability } from '../schema/item-details';
import { items } from '../schema/items';

const current = catalogTypes.filter((type) => !catalogs[type].isArchive);

/** What is paid for an item, whole US dollars; null on request. */
export const paidUsd = sql<
  number | null
>`coalesce(${items.priceWithDiscountUsd}, ${items.priceUsd})`;

/** An item is on sale and can be had in a city that the host of the account lists. */
export const canBeHad = (db: Database) => isSomewhere(db, availableStatuses);

/** Nobody else can have it, and it may still come free. */
const isReserved = (db: Database) =>
  sql`(${isSomewhere(db, ['reserved'])} and not ${isSomewhere(db, availableStatuses)})`;

function isSomewhere(db: Database, statuses: readonly AvailabilityStatus[]): SQL {
  const places = db
    .select({ one: sql`1` })
    .from(itemAvailability)
    .innerJoin(
      cityTexts,
      and(
        eq(cityTexts.cityId, itemAvailability.cityId),
        eq(cityTexts.host, accounts.host),
        isNotNull(cityTexts.title),
      ),
    )
    .where(
      and(
        eq(itemAvailability.itemId, items.id),
        inArray(itemAvailability.status, [...statuses]),
        inArray(items.catalogType, current),
      ),
    );
  return exists(places);
}

/**
 * Notes what favourites are like that nobody has looked at yet: the price of one that had none, and
 * that one is reserved.
 * @param which of the favourites; all by default
 */
export async function noteFavourites(db: Database, which?: SQL): Promise<void> {
  await write(
    db,
    {
      knownPriceUsd: sql`coalesce(${savedItems.knownPriceUsd}, ${paidUsd})`,
      isAwaited: sql`${savedItems.isAwaited} or ${isReserved(db)}`,
    },
    which,
  );
}

/** The holder knows the favourites as they are now: what changed before is no news. */
export async function settleFavourites(db: Database, which: SQL): Promise<void> {
  await write(db, { knownPriceUsd: paidUsd, isAwaited: isReserved(db) }, which);
}

async function write(
  db: Database,
  after: { knownPriceUsd: SQL; isAwaited: SQL },
  which?: SQL,
): Promise<void> {
  const { knownPriceUsd, isAwaited } = savedItems;
  await db
    .update(savedItems)
    .set(after)
    .from(items)
    .innerJoin(accounts, sql`true`)
    .where(
      and(
        eq(items.id, savedItems.itemId),
        eq(accounts.id, savedItems.accountId),
        // What stays as it is is not written again with every change of content.
        sql`(${knownPriceUsd}, ${isAwaited}) is distinct from (${after.knownPriceUsd}, ${after.isAwaited})`,
        which,
      ),
    );
}
