import { type HostCode } from '../../../src/config/hosts';
import { type PreviewAnswers, type PreviewedEntity } from '../../../src/contract/drafts';
import { type Database } from '../db/connect';
import { itemStore } from '../db/editing/items';
import { findArticle } from '../db/repositories/articles';
import { listBrands, listCollections } from '../db/repositories/brands';
import { listItemsById } from '../db/repositories/items';
import { findVideo, listTerms } from '../db/repositories/reference';
import { findService } from '../db/repositories/services';
import { type Dependencies } from '../dependencies';
import { toArticleAnswer } from './articles';
import { brandAnswers, toStoryAnswer } from './brands';
import { answerContext, toItemAnswer, type AnswerContext } from './item-answer';
import { toVideoAnswer } from './reference';
import { toServiceAnswer } from './services';

/** Gives a row as visitors would be told of it; undefined when the host has no text of it. */
type Look<Entity extends PreviewedEntity> = (
  db: Database,
  id: number,
) => Promise<PreviewAnswers[Entity] | undefined>;

/**
 * How a row of each entity is looked at. What does not depend on the row is asked for first: within
 * the transaction of a draft nothing else can be asked.
 */
const looks: {
  [Entity in PreviewedEntity]: (
    dependencies: Dependencies,
    host: HostCode,
  ) => Look<Entity> | Promise<Look<Entity>>;
} = {
  articles:
    ({ publicUrl }, host) =>
    async (db, id) => {
      const article = await findArticle(db, host, id);
      return article && toArticleAnswer(article, host, publicUrl());
    },
  services:
    ({ publicUrl }, host) =>
    async (db, id) => {
      const service = await findService(db, host, String(id));
      return service && toServiceAnswer(service, host, publicUrl());
    },
  brands: async (dependencies, host) => {
    const known = await brandAnswers(dependencies, host);
    return async (db, id) => {
      const brand = (await listBrands(db, host)).find((row) => row.id === id);
      if (!brand) return undefined;
      const { url, title, isPopular, about } = brand;
      const counts = known.find((row) => row.id === id)?.item_counts ?? [];
      const told = { id, url, title, is_popular: isPopular, item_counts: counts, about };
      return toStoryAnswer(told, await listCollections(db, host));
    };
  },
  terms: (_dependencies, host) => async (db, id) =>
    (await listTerms(db, host)).find((row) => row.id === id),
  items: async (dependencies, host) => {
    const context = await answerContext(dependencies, host);
    return async (db, id) => {
      const [item] = await listItemsById(db, host, [id]);
      if (!item) return undefined;
      const availability = await availabilityOf(db, id, context);
      return { ...toItemAnswer(item, context), availability };
    };
  },
  videos:
    ({ publicUrl }, host) =>
    async (db, id) => {
      const video = await findVideo(db, host, id);
      return video && toVideoAnswer(video, host, publicUrl());
    },
};

/** Gets ready to look at a row of an entity, see `looks`; gives the row by the name of its entity. */
export async function lookAt(
  dependencies: Dependencies,
  entity: PreviewedEntity,
  host: HostCode,
): Promise<(db: Database, id: number) => Promise<Partial<PreviewAnswers> | undefined>> {
  const look = await looks[entity](dependencies, host);
  return async (db, id) => {
    const row = await look(db, id);
    return row && { [entity]: row };
  };
}

/** Where a draft says that the item is: the stock in memory only knows what is live. */
async function availabilityOf(db: Database, id: number, { host, stock }: AnswerContext) {
  const places = (await itemStore.find(db, host, id))?.fields.availability ?? [];
  const cities = [...stock.listedCities[host].values()];
  return cities
    .sort((one, other) => one.position - other.position)
    .flatMap(({ alias, title }) => {
      const place = places.find(({ city_alias }) => city_alias === alias);
      return place ? [{ city_alias: alias, city_title: title, status: place.status }] : [];
    });
}
