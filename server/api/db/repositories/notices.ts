import { and, asc, count, desc, eq, getTableColumns } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { catalogs, type ItemKind } from '../../../../src/config/catalogs';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { Taken } from '../refused-changes';
import { cityTexts } from '../schema/cities';
import { covers } from '../schema/covers';
import {
  actions,
  advantages,
  dailyItems,
  reviews,
  specialItems,
  specials,
} from '../schema/notices';
import { coverFields } from './covers';
import { toKey } from './keys';

/** Special offers of a host, for all kinds of items or some. */
export async function listSpecials(db: Database, host: HostCode, kinds?: readonly ItemKind[]) {
  const rows = await db
    .select({ ...getTableColumns(specials), cover: coverFields })
    .from(specials)
    .leftJoin(covers, eq(covers.id, specials.coverId))
    .where(eq(specials.host, host))
    .orderBy(asc(specials.position), asc(specials.id));
  return kinds ? rows.filter((row) => kinds.includes(catalogs[row.catalogType].kind)) : rows;
}

export async function findSpecial(db: Database, host: HostCode, url: string) {
  const [row] = await db
    .select({ ...getTableColumns(specials), cover: coverFields })
    .from(specials)
    .leftJoin(covers, eq(covers.id, specials.coverId))
    .where(and(eq(specials.host, host), eq(specials.url, url)));
  return row;
}

export async function specialItemIds(db: Database, url: string): Promise<number[]> {
  const rows = await db
    .select({ itemId: specialItems.itemId })
    .from(specialItems)
    .where(eq(specialItems.specialUrl, url))
    .orderBy(desc(specialItems.itemId));
  return rows.map(({ itemId }) => itemId);
}

/** Which special offers the items of all lists belong to. */
export function listSpecialItems(db: Database) {
  return db.select().from(specialItems);
}

/** Ids of the units of the day in the order to show. */
export async function dailyItemIds(db: Database): Promise<number[]> {
  const rows = await db
    .select({ itemId: dailyItems.itemId })
    .from(dailyItems)
    .orderBy(asc(dailyItems.position));
  return rows.map(({ itemId }) => itemId);
}

export function listActions(db: Database, host: HostCode) {
  return db
    .select({ ...getTableColumns(actions), cover: coverFields })
    .from(actions)
    .leftJoin(covers, eq(covers.id, actions.coverId))
    .where(eq(actions.host, host))
    .orderBy(asc(actions.position), asc(actions.id));
}

/** A pawnshop action by the number in its address. */
export async function findAction(db: Database, host: HostCode, asked: string) {
  const number = toKey(asked);
  if (number === null) return undefined;
  const [row] = await db
    .select({ ...getTableColumns(actions), cover: coverFields })
    .from(actions)
    .leftJoin(covers, eq(covers.id, actions.coverId))
    .where(and(eq(actions.host, host), eq(actions.number, number)));
  return row;
}

export function listAdvantages(db: Database, host: HostCode) {
  return db
    .select()
    .from(advantages)
    .where(eq(advantages.host, host))
    .orderBy(asc(advantages.position), asc(advantages.id));
}

/** One page of the published reviews, newest first. */
export function listReviews(
  db: Database,
  { host, limit, offset }: { host: HostCode; limit: number; offset: number },
) {
  return db
    .select({
      id: reviews.id,
      author: reviews.author,
      cityTitle: cityTexts.title,
      rating: reviews.rating,
      text: reviews.text,
      writtenOn: reviews.writtenOn,
    })
    .from(reviews)
    .leftJoin(cityTexts, and(eq(cityTexts.cityId, reviews.cityId), eq(cityTexts.host, host)))
    .where(isPublished(host))
    .orderBy(desc(reviews.writtenOn), desc(reviews.id))
    .limit(limit)
    .offset(offset);
}

export async function countReviews(db: Database, host: HostCode): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reviews).where(isPublished(host));
  return row?.total ?? 0;
}

/** A review for the editors to read. */
type NewReview = typeof reviews.$inferInsert;

/**
 * Stores a review; one that is sent again under its key is stored already.
 * @throws Taken when another review has its key
 */
export async function addReview(db: Database, review: NewReview): Promise<void> {
  const [added] = await db
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: reviews.idempotencyKey })
    .returning({ id: reviews.id });
  if (added || !review.idempotencyKey) return;
  const [earlier] = await db
    .select()
    .from(reviews)
    .where(eq(reviews.idempotencyKey, review.idempotencyKey));
  if (!earlier || !isDeepStrictEqual(saidBy(earlier), saidBy(review))) {
    throw new Taken('idempotency_key');
  }
}

const saidBy = ({ host, cityId, author, rating, text }: NewReview) => [
  host,
  cityId,
  author,
  rating,
  text,
];

const isPublished = (host: HostCode) => and(eq(reviews.host, host), eq(reviews.state, 'published'));
