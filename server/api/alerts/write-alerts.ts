import { catalogs } from '../../../src/config/catalogs';
import { unsubscribeAtOnce } from '../../../src/contract/subscribers';
import { urlFor } from '../../../src/contract/endpoint';
import { type Catalogue } from '../catalogue/find';
import { hostPrices } from '../catalogue/prices';
import { type ApiConfig } from '../config';
import { type Database } from '../db/connect';
import {
  alertTokenOf,
  lockAccount,
  setFilterTold,
  settleTold,
  takeAlert,
} from '../db/repositories/alerts';
import { noteFavourites } from '../db/repositories/favourite-states';
import { listItemsById, type ListedItem } from '../db/repositories/items';
import { addMail } from '../db/repositories/mails';
import { alertLetter, type ToldItem, type ToldNews } from '../mail/alert-letter';
import { pictureAnswer } from '../pictures/pictures-of';
import { newToken } from '../tokens';
import { collectNews, newsLeft, type News } from './collect-news';
import { houseClock } from '../alert-hours';

export interface AlertSources extends Catalogue {
  db: Database;
  config: Pick<ApiConfig, 'siteOrigins'>;
  /** Where pictures and calls of messages lead, without a trailing slash. */
  publicUrl: () => string;
}

/**
 * Writes the messages for everybody for whom something is new and who has not been sent one on the
 * house's day: each in one transaction with what it tells of, so that no crash and no second backend
 * makes two of it or none.
 * @returns how many were written, and the errors of those that could not be
 */
export async function writeAlerts(
  sources: AlertSources,
  now: Date,
): Promise<{ written: number; errors: unknown[] }> {
  const { db } = sources;
  const { day } = houseClock(now);
  await noteFavourites(db);
  const errors: unknown[] = [];
  let written = 0;
  for (const news of await collectNews(db, sources, day)) {
    try {
      written += Number(await writeAlert(sources, news, day));
    } catch (error) {
      errors.push(error);
    }
  }
  return { written, errors };
}

/** False when somebody else has written it, or nothing is new any more. */
async function writeAlert(sources: AlertSources, found: News, day: string): Promise<boolean> {
  const { unitsPerUsd } = await sources.stock.current();
  return sources.db.transaction(async (transaction) => {
    const accountId = found.reader.id;
    // Who comes second, on another day even, reads what the first has settled.
    await lockAccount(transaction, accountId);
    const news = await newsLeft(transaction, found, day);
    if (!news || !(await takeAlert(transaction, accountId, day))) return false;
    const told = await toldNews(transaction, news, {
      unitsPerUsd: unitsPerUsd[news.reader.host] ?? null,
      publicUrl: sources.publicUrl(),
    });
    const { host, name, email } = news.reader;
    const token = await alertTokenOf(transaction, accountId, newToken());
    const oneClick = urlFor(unsubscribeAtOnce, `${sources.publicUrl()}/${host}`, {
      query: { token },
    });
    const content = alertLetter(
      sources.config,
      { host, name, ending: { token, oneClick } },
      told.news,
    );
    await addMail(transaction, { recipient: email, content });
    await settleTold(
      transaction,
      accountId,
      news.favourites.map(({ itemId }) => itemId),
    );
    for (const { id, toldAt } of told.filters) await setFilterTold(transaction, id, toldAt);
    return true;
  });
}

/** The news with what a letter shows of each item, and up to when each filter has been told of. */
async function toldNews(
  db: Database,
  { reader: { host }, filters, favourites }: News,
  { unitsPerUsd, publicUrl }: { unitsPerUsd: number | null; publicUrl: string },
): Promise<{ news: ToldNews; filters: { id: number; toldAt: Date }[] }> {
  const ids = [
    ...filters.flatMap(({ itemIds }) => itemIds),
    ...favourites.map(({ itemId }) => itemId),
  ];
  const items = new Map((await listItemsById(db, host, ids)).map((item) => [item.id, item]));
  const paid = (usd: number | null) =>
    hostPrices({ priceUsd: usd, priceWithDiscountUsd: null }, unitsPerUsd).price;
  const told = (item: ListedItem): ToldItem => {
    const [picture] = item.pictures;
    return {
      kind: catalogs[item.catalogType].kind,
      url: item.url,
      title: item.title,
      price: paid(item.priceWithDiscountUsd ?? item.priceUsd),
      picture: picture ? pictureAnswer(picture, '', publicUrl).src : null,
    };
  };
  const known = (id: number) => items.get(id) ?? [];
  const cheaper = favourites.filter(({ priceBeforeUsd }) => priceBeforeUsd !== null);
  const free = favourites.filter(({ priceBeforeUsd }) => priceBeforeUsd === null);
  return {
    news: {
      filters: filters.map(({ filter: { title, catalogType, query }, itemIds, total }) => ({
        ...{ title, catalogType, query, total },
        items: itemIds.flatMap(known).map(told),
      })),
      cheaper: cheaper.flatMap(({ itemId, priceBeforeUsd }) =>
        [known(itemId)]
          .flat()
          .map((item) => ({ ...told(item), priceBefore: paid(priceBeforeUsd) })),
      ),
      free: free.flatMap(({ itemId }) => known(itemId)).map(told),
    },
    filters: filters.flatMap(({ filter: { id }, itemIds: [newest = 0] }) => {
      const item = items.get(newest);
      return item ? [{ id, toldAt: item.datePublish }] : [];
    }),
  };
}
