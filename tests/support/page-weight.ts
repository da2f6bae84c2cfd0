import { gzipSync } from 'node:zlib';

/** Bytes of a text after gzip. */
export const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

export const total = (files: readonly string[], sizeOf: (file: string) => number): number =>
  files.reduce((sum, file) => sum + sizeOf(file), 0);

/** Scripts of the application, of a page's template and of the slices, by what webpack tells of chunks. */
export function scriptsOf(
  assetsByChunk: Readonly<Record<string, readonly string[]>>,
  template: string,
): string[] {
  const files = Object.entries(assetsByChunk).flatMap(([name, chunk]) =>
    ['app', template].includes(name) || name.startsWith('slice---') ? chunk : [],
  );
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** The sheets that a page carries. */
export function sheetsOf(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet);
}
