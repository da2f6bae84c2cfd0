import { relatedServices, serviceFacts } from '../../config/service-facts';
import { salesKey } from '../../domain/sales';
import type { MakePage } from './page-maker';
import { ask, type BuildData } from './query';
import { salesContext, salesKeys } from './sales-context';

interface Services {
  allService: { nodes: { id: string; path: string; url: string }[] };
}

/** One row on a wide screen. */
const shownRelated = 3;

/** A page for every service, with what came into the stock by it and what such pieces went for. */
export async function createServicePages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allService } = await ask<Services>(
    data,
    '{ allService(sort: { order: ASC }) { nodes { id path url } } }',
  );
  const sales = await salesKeys(data);
  const urls = allService.nodes.map(({ url }) => url);
  for (const { id, path, url } of allService.nodes) {
    const { bought } = serviceFacts(url);
    const sold = bought && {
      kind: bought.kind,
      brandUrl: bought.brand ?? null,
      collectionUrl: null,
    };
    makePage(path, 'service-page', {
      id,
      boughtKinds: bought ? [bought.kind] : [],
      boughtBrand: bought?.brand ?? '*',
      related: relatedServices(url, urls, shownRelated),
      ...salesContext(sold ? [salesKey(sold)] : [], sales),
    });
  }
}
