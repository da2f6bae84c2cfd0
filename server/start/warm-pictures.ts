import { get } from 'node:http';
import { catalogs, catalogTypes } from '../../src/config/catalogs';
import type { HostCode } from '../../src/config/hosts';
import { routes } from '../../src/config/routes';
import { picturesOfPage } from './page-pictures';
import { backgroundHeader, type Visitors } from './visitors';

interface WarmOptions {
  host: HostCode;
  /** Of the edge. */
  port: number;
  visitors: Visitors;
  signal: AbortSignal;
}

/** Home, then the first window of each list, what is for sale before the archives. */
const pages = [
  routes.home(),
  ...[false, true].flatMap((isArchive) =>
    catalogTypes
      .filter((type) => catalogs[type].isArchive === isArchive)
      .map((type) => routes.catalogue(type)),
  ),
];

/**
 * Asks the edge for the photos of a site that its first visitor will see, one after the other and
 * only while no visitor waits, so that they lie ready in its cache.
 * @returns how many were asked for
 */
export async function warmPictures({ host, port, visitors, signal }: WarmOptions): Promise<number> {
  const asked = new Set<string>();
  for (const page of pages) {
    const html = await answerOf(page, { host, port, signal });
    for (const address of picturesOfPage(html)) {
      if (asked.has(address)) continue;
      await visitors.gone();
      if (signal.aborted) return asked.size;
      asked.add(address);
      await answerOf(address, { host, port, signal });
    }
  }
  return asked.size;
}

/** The text of an answer; empty when it is none of success, as of a list that has no page. */
function answerOf(
  path: string,
  { host, port, signal }: Omit<WarmOptions, 'visitors'>,
): Promise<string> {
  // Node does not resolve *.localhost everywhere, so the host goes into the header.
  const headers = { host: `${host}.localhost:${port}`, [backgroundHeader]: '1' };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, signal }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(answer.statusCode === 200 ? text : ''));
      answer.on('error', reject);
    }).on('error', reject);
  });
}
