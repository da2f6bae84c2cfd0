import { originOf } from '../../domain/addresses';
import { hosts, type HostCode } from '../../config/hosts';
import { isoDuration } from '../../shared/lib/duration';
import type { JsonLdOf } from '../../shared/lib/json-ld';

interface VideoFacts {
  title: string;
  description: string;
  path: string;
  publishDate: string;
  seconds: number;
  embedUrl: string | null;
  transcript: readonly string[];
  cover: { src: string } | null;
}

/** A video for search engines (schema.org); null while it has no cover, which they require. */
export function videoData(video: VideoFacts, host: HostCode): JsonLdOf<'VideoObject'> | null {
  if (!video.cover) return null;
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    thumbnailUrl: [video.cover.src],
    uploadDate: video.publishDate,
    duration: isoDuration(video.seconds),
    inLanguage: hosts[host].languageTag,
    url: `${originOf(host)}${video.path}`,
    ...(video.embedUrl !== null && { embedUrl: video.embedUrl }),
    ...(video.transcript.length > 0 && { transcript: video.transcript.join('\n') }),
  };
}
