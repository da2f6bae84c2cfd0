import { reading } from '../../config/reading';
import { routes } from '../../config/routes';
import { neighboursOf } from './neighbours';
import type { MakePage } from './page-maker';
import { pagesOf } from './pagination';
import { ask, type BuildData } from './query';

interface Videos {
  allVideo: { nodes: { id: string; path: string }[] };
}

/** The list of videos, newest first, and a page for each. */
export async function createVideoPages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allVideo } = await ask<Videos>(
    data,
    '{ allVideo(sort: { order: ASC }) { nodes { id path } } }',
  );
  for (const page of pagesOf(allVideo.nodes.length, reading.videoPageSize)) {
    makePage(routes.videos(page.page), 'video-list-page', { ...page });
  }
  const ids = allVideo.nodes.map(({ id }) => id);
  allVideo.nodes.forEach(({ id, path }, index) => {
    const [related1, related2, related3] = neighboursOf(ids, index);
    makePage(path, 'video-page', { id, related1, related2, related3 });
  });
}
