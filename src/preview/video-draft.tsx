import type { Video } from '../contract/reading';
import { toVideoNode } from '../gatsby/sources/reading-nodes';
import { loadPart } from '../shared/lib/load-part';
import {
  anyPosition,
  noLocales,
  templateProps,
  type DraftPage,
  type DraftReading,
} from './draft-reading';

/** A video without the related ones, whose choice is the build's. */
export async function videoDraft(video: Video, _: DraftReading): Promise<DraftPage> {
  const { default: VideoPage } = await loadPart(() => import('../templates/video-page'));
  const data: Queries.VideoPageQuery = {
    locales: noLocales,
    video: toVideoNode(video, anyPosition),
    related1: null,
    related2: null,
    related3: null,
  };
  return function VideoDraft(props) {
    return <VideoPage {...templateProps(props, data, {})} />;
  };
}
