import { type FastifyInstance } from 'fastify';
import {
  actionDetail,
  actions,
  advantages,
  daily,
  dailyDetail,
  specialDetail,
  specials,
} from '../../../src/contract/offers';
import {
  dailyItemIds,
  findAction,
  findSpecial,
  listActions,
  listAdvantages,
  listSpecials,
  specialItemIds,
} from '../db/repositories/notices';
import { type Dependencies } from '../dependencies';
import { notFound } from '../http/failure';
import { coverAnswer } from '../pictures/pictures-of';
import { serve } from '../http/serve';
import { listCards } from './item-cards';

type OfferRow = Pick<
  Awaited<ReturnType<typeof listActions>>[number],
  'id' | 'url' | 'title' | 'text' | 'cover'
>;

export function offerRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  const { db, publicUrl } = dependencies;

  const toOffer = ({ id, url, title, text, cover }: OfferRow) => ({
    id,
    url,
    title,
    text,
    image_preview: coverAnswer(cover, publicUrl()),
  });

  serve(api, specials, async ({ host, query }) => {
    const rows = await listSpecials(db, host, query['product_types[]']);
    return {
      data: rows.map((row) => ({ ...toOffer(row), catalog_type: row.catalogType })),
    };
  });

  serve(api, specialDetail, async ({ host, param }) => {
    const special = await findSpecial(db, host, param('url'));
    if (!special) throw notFound();
    const items = await listCards(dependencies, host, await specialItemIds(db, special.url));
    return {
      data: { ...toOffer(special), catalog_type: special.catalogType, items },
    };
  });

  serve(api, daily, async ({ host }) => ({
    data: await listCards(dependencies, host, await dailyItemIds(db)),
  }));

  serve(api, dailyDetail, async ({ host, param }) => {
    const units = await listCards(dependencies, host, await dailyItemIds(db));
    const unit = units.find(({ url }) => url === param('url'));
    if (!unit) throw notFound();
    return { data: unit };
  });

  serve(api, actions, async ({ host }) => ({
    data: (await listActions(db, host)).map(({ number, ...row }) =>
      toOffer({ ...row, id: number }),
    ),
  }));

  serve(api, actionDetail, async ({ host, param }) => {
    const action = await findAction(db, host, param('id'));
    if (!action) throw notFound();
    return { data: toOffer({ ...action, id: action.number }) };
  });

  serve(api, advantages, async ({ host }) => ({
    data: (await listAdvantages(db, host)).map(({ id, title, text, icon }) => ({
      id,
      title,
      text,
      icon,
    })),
  }));
}
