import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { OpenRelease } from '../edge/open-release';
import { htmlOf, type Files } from '../releases/pages';
import { CheckError } from './check-release';
import { factsOfContent } from './hash-files';

const decompress = promisify(brotliDecompress);

// Each costs a millisecond or two; after a change of code all pages are other ones.
const mostPages = 200;

/**
 * Asks a release that is not yet live for changed pages as the edge will, compressed, and throws a
 * `CheckError` unless each answers 200 with its own bytes. Of very many some are asked for, spread
 * evenly.
 * @param addresses of pages that the release has
 */
export async function checkAnswers(
  site: string,
  projectDirectory: string,
  files: Files,
  addresses: readonly string[],
): Promise<void> {
  const release = await OpenRelease.open('draft', site, join(projectDirectory, 'netlify.toml'));
  const step = Math.max(1, addresses.length / mostPages);
  const problems: string[] = [];
  for (let index = 0; index < addresses.length; index += step) {
    const address = addresses[Math.floor(index)] ?? '/';
    const problem = await problemOf(release, address, sentFor(address, files)?.hash);
    if (problem) problems.push(`${address} would answer ${problem}.`);
  }
  if (problems.length > 0) throw new CheckError(problems);
}

/** The file that the edge sends for an address, in Netlify's order: `/404/` is `404.html` first. */
const sentFor = (address: string, files: Files) =>
  files[`${address.slice(1, -1)}.html`] ?? files[htmlOf(address)];

async function problemOf(
  release: OpenRelease,
  address: string,
  hash: string | undefined,
): Promise<string | null> {
  const asked = { method: 'GET', headers: { 'accept-encoding': 'br' } };
  const answer = await release.answer({ path: encodeURI(address), search: '' }, asked);
  if (answer?.status !== 200) return `with status ${answer?.status ?? 404}`;
  const { body: sentBody } = answer;
  const body = sentBody instanceof Readable ? await buffer(sentBody) : (sentBody ?? Buffer.of());
  const isCompressed = answer.headers['content-encoding'] === 'br';
  const { hash: sent } = factsOfContent(isCompressed ? await decompress(body) : body);
  return sent === hash ? null : 'with other content than was built';
}
