import type { MakePage } from './page-maker';
import { ask, type BuildData } from './query';

interface Services {
  allService: { nodes: { id: string; path: string }[] };
}

/** A page for every service. */
export async function createServicePages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allService } = await ask<Services>(data, '{ allService { nodes { id path } } }');
  for (const { id, path } of allService.nodes) makePage(path, 'service-page', { id });
}
