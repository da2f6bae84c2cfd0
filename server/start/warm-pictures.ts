import { get } from 'node:http';
import pLimit from 'p-limit';
import { catalogs, catalogTypes } from '../../src/config/catalogs';
import type { HostCode } from '../../src/config/hosts';
import { routes } from '../../src/config/routes';
import { picturesOfPage } from './page-pictures';
import { backgroundHeader, type Visitors } from './visitors';

interface WarmOptions {
  host: HostCode;
  /** Paths, most visible first. */
  pages: readonly string[];
  /** Of the edge. */
  port: number;
  visitors: Visitors;
  signal: AbortSignal;
}

/** The first window of each list, what is for sale before the archives. */
const lists = [false, true].flatMap((isArchive) =>
  catalogTypes
    .filter((type) => catalogs[type].isArchive === isArchive)
    .map((type) => routes.catalogue(type)),
);
/** What most visitors open first. */
export const firstPages = [routes.home(), ...lists.slice(0, 1)];
export const otherLists = lists.slice(1);

/** As many as the edge makes at once. */
const picturesAtOnce = 2;

/**
 * Asks the edge for the photos of pages, and only while no visitor waits, so that they lie ready in
 * its cache.
 * @returns how many were asked for
 */
export async function warmPictures(options: WarmOptions): Promise<number> {
  const { pages, visitors, signal } = options;
  const limited = pLimit(picturesAtOnce);
  const asked = new Set<string>();
  for (const page of pages) {
    const html = await answerOf(page, options);
    const addresses = picturesOfPage(html).filter((address) => !asked.has(address));
    const warm = async (address: string) => {
      await visitors.gone();
      if (signal.aborted) return;
      asked.add(address);
      await answerOf(address, options);
    };
    await Promise.all(addresses.map((address) => limited(warm, address)));
  }
  return asked.size;
}

/** The text of an answer; empty when it is none of success, as of a list that has no page. */
function answerOf(path: string, { host, port, signal }: WarmOptions): Promise<string> {
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
