import { type FastifyInstance } from 'fastify';
import { isItemKind } from '../../../src/config/catalogs';
import { itemDetail } from '../../../src/contract/items';
import { findItem } from '../db/repositories/items';
import { type Dependencies } from '../dependencies';
import { notFound } from '../http/failure';
import { serve } from '../http/serve';
import { answerContext, toItemAnswer } from './item-answer';

export function itemRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  serve(api, itemDetail, async ({ host, param }) => {
    const kind = param('kind');
    const item = isItemKind(kind)
      ? await findItem(dependencies.db, host, kind, param('url'))
      : undefined;
    if (!item) throw notFound();
    return { data: toItemAnswer(item, await answerContext(dependencies, host)) };
  });
}
