import { type FastifyInstance } from 'fastify';
import { isHostCode, type HostCode } from '../../../src/config/hosts';
import { cardAddress, cardEntities, cardKey, type Card, type CardEntity } from '../cards/card';
import { keptCard } from '../cards/kept-card';
import { articleCard, serviceCard, videoCard } from '../cards/page-cards';
import { findArticle } from '../db/repositories/articles';
import { listItemsById } from '../db/repositories/items';
import { toKey } from '../db/repositories/keys';
import { findVideo } from '../db/repositories/reference';
import { findService } from '../db/repositories/services';
import { type Dependencies } from '../dependencies';
import { notFound } from '../http/failure';
import { sendPicture } from '../pictures/send-picture';
import { findPicture, type PictureSource } from '../pictures/source';
import { answerContext, cardOfItem } from './item-answer';

interface CardParams {
  host: string;
  entity: string;
  id: string;
  file: string;
}

interface CardDependencies extends Dependencies {
  sources: readonly PictureSource[];
}

/**
 * `GET /cards/:host/:entity/:id/:key.jpg`: the social card of a page, drawn when it is asked for first
 * and kept for a year by caches; 302 to the present card when the row shows something else by now, 404
 * when there is no such row. Only what the database holds is ever drawn.
 */
export function cardRoutes(app: FastifyInstance, dependencies: CardDependencies): void {
  const { config, sources, publicUrl } = dependencies;
  app.get<{ Params: CardParams }>('/cards/:host/:entity/:id/:file', async (request, reply) => {
    const { host, entity, id: asked, file } = request.params;
    const id = toKey(asked);
    if (!isHostCode(host) || !isCardEntity(entity) || id === null) throw notFound();
    const card = await cardFinders[entity](dependencies, host, id);
    if (!card) throw notFound();
    const key = cardKey(card);
    if (file !== `${key}.jpg`) {
      // Caches must not keep where it led: the row may change again.
      return reply.redirect(cardAddress(entity, id, card, publicUrl()), 302);
    }
    const picture = card.picture === null ? null : await findPicture(sources, card.picture);
    if (card.picture !== null && picture === null) throw notFound();
    const bytes = await keptCard(config.dataDir, card, picture?.read);
    return sendPicture(request, reply, {
      version: key,
      type: 'image/jpeg',
      read: () => Promise.resolve(bytes),
    });
  });
}

const isCardEntity = (value: string): value is CardEntity =>
  cardEntities.some((entity) => entity === value);

type FindCard = (
  dependencies: Dependencies,
  host: HostCode,
  id: number,
) => Promise<Card | undefined>;

const cardFinders: Record<CardEntity, FindCard> = {
  items: async (dependencies, host, id) => {
    const [item] = await listItemsById(dependencies.db, host, [id]);
    return item && cardOfItem(item, await answerContext(dependencies, host));
  },
  articles: async ({ db }, host, id) => {
    const article = await findArticle(db, host, id);
    return article && articleCard(host, article);
  },
  services: async ({ db }, host, id) => {
    const service = await findService(db, host, String(id));
    return service && serviceCard(host, service);
  },
  videos: async ({ db }, host, id) => {
    const video = await findVideo(db, host, id);
    return video && videoCard(host, video);
  },
};
