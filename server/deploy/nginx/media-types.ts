import { block } from './text';

/** Types by ending, as Netlify sends them: those of Debian's own list differ, and lack some. */
const types: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'application/javascript': 'js mjs',
  'text/plain': 'txt',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'application/rss+xml': 'rss',
  'application/wasm': 'wasm',
  'application/pdf': 'pdf',
  'image/svg+xml': 'svg',
  'image/vnd.microsoft.icon': 'ico',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'font/woff': 'woff',
  'font/woff2': 'woff2',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

const withCharset = /^text\/(?!html)|^application\/(?:javascript|json)$/;

/** The types of files, and which of them say that they are UTF-8. */
export const mediaTypes: readonly string[] = [
  ...block(
    'types',
    Object.entries(types).map(([type, endings]) => `${type} ${endings};`),
  ),
  'default_type application/octet-stream;',
  'charset utf-8;',
  // text/html is always among them.
  `charset_types ${Object.keys(types)
    .filter((type) => withCharset.test(type))
    .join(' ')};`,
];
