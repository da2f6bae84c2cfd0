import { videos, videoTexts } from '../schema/articles';
import { sharedRows } from './shared-rows';
import { type EditedStore } from './store';

export const videoStore: EditedStore<'videos'> = sharedRows(videos, videoTexts, {
  rootId: { column: videoTexts.videoId, name: 'videoId' },
  unique: { column: videos.url, field: 'url' },
  sharedFields: ['url', 'seconds', 'embed_url', 'publish_date'],
  read: (_db, { url, seconds, embedUrl, publishDate }, { title, description, transcript }) => ({
    url,
    title,
    description,
    embed_url: embedUrl ?? '',
    seconds,
    publish_date: publishDate.toISOString(),
    transcript,
  }),
  writeRoot: (_db, body) => {
    return {
      url: body.url,
      seconds: body.seconds,
      embedUrl: body.embed_url || null,
      publishDate: new Date(body.publish_date),
    };
  },
  writeText: (fields) => {
    const { title, description, transcript } = fields;
    return { title, description, transcript };
  },
});
