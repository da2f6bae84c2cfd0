import { type FastifyInstance } from 'fastify';
import { type ItemKind } from '../../../src/config/catalogs';
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
import { notFound } from '../failure';
import { coverPicture } from '../pictures-of';
import { serve, type Ask } from '../serve';
import { listCards } from './item-cards';

interface OfferRow {
  id: number;
  url: string;
  title: string;
  text: string;
}

export function offerRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  const { db, publicUrl } = dependencies;

  const toOffer = (of: 'action' | 'special', { id, url, title, text }: OfferRow) => ({
    id,
    url,
    title,
    text,
    image_preview: coverPicture(of, url, publicUrl()),
  });

  serve(api, specials, async ({ host, query }: Ask<{ 'product_types[]'?: ItemKind[] }>) => {
    const rows = await listSpecials(db, host, query['product_types[]']);
    return {
      data: rows.map((row) => ({ ...toOffer('special', row), catalog_type: row.catalogType })),
    };
  });

  serve(api, specialDetail, async ({ host, param }) => {
    const special = await findSpecial(db, host, param('url'));
    if (!special) throw notFound();
    const items = await listCards(dependencies, host, await specialItemIds(db, special.url));
    return {
      data: { ...toOffer('special', special), catalog_type: special.catalogType, items },
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
      toOffer('action', { ...row, id: number }),
    ),
  }));

  serve(api, actionDetail, async ({ host, param }) => {
    const action = await findAction(db, host, param('id'));
    if (!action) throw notFound();
    return { data: toOffer('action', { ...action, id: action.number }) };
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
