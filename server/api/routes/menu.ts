import { type FastifyInstance } from 'fastify';
import { menuList } from '../../../src/contract/menu';
import { listMenu } from '../db/repositories/menu';
import { type Dependencies } from '../dependencies';
import { serve } from '../http/serve';

export function menuRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(api, menuList, async ({ host }) => {
    const rows = await listMenu(db, host);
    return rows.map(({ placement, ...row }) => ({ ...row, type_id: placement }));
  });
}
