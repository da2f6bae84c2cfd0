/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hostCodes } from '../../../src/config/hosts';
import { startNginx, type RunningNginx } from '../../../tests/support/nginx';
import { ask, endsOf, startTrialEdge, type TrialEdge } from '../../../tests/support/trial-edge';

const filler = 'Часы. '.repeat(20_000);

/** Every file names its release, at its beginning and its end. */
function releaseOf(number: number): Record<string, string> {
  const text = `release ${number} ${filler} release ${number}`;
  return { 'index.html': text, 'clock/omega/index.html': text, '404.html': text };
}

describe('nginx', () => {
  let edge: TrialEdge;
  let nginx: RunningNginx;
  beforeAll(async () => {
    edge = await startTrialEdge();
    for (const host of hostCodes) await edge.release(host, '1', releaseOf(1));
    nginx = await startNginx(edge.releasesDirectory, edge.port);
  });
  afterAll(async () => {
    await nginx.stop();
    await edge.stop();
  });

  const ru = (path: string) => ask(nginx.port, 'ru.localhost', path);

  /** The release of an answer, which must be whole and of the status that its path has. */
  async function releaseSeen(path: string, status: number): Promise<number> {
    const answer = await ru(path);
    const [begin] = endsOf(answer.body, 'release 00'.length);
    const number = Number.parseInt(begin.slice('release '.length));
    const mark = `release ${number}`;
    expect(answer.status).toBe(status);
    expect(endsOf(answer.body, mark.length)).toEqual([mark, mark]);
    return number;
  }

  test('follows a swap at once, without a reload, while visitors ask', async () => {
    let isOver = false;
    let count = 0;
    const visitor = async (path: string, status: number) => {
      let newest = 0;
      while (!isOver) {
        const number = await releaseSeen(path, status);
        expect(number).toBeGreaterThanOrEqual(newest);
        newest = number;
        count += 1;
      }
    };
    const visitors = ['/', '/clock/omega/', '/', '/clock/omega/'].map((path) => visitor(path, 200));
    visitors.push(visitor('/nope/', 404));
    for (let number = 2; number <= 12; number += 1) {
      await edge.release('ru', String(number), releaseOf(number));
      // Opened files are kept by nginx; the first answer is of the new release all the same.
      expect(await releaseSeen('/', 200)).toBe(number);
      expect(await releaseSeen('/nope/', 404)).toBe(number);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(count).toBeGreaterThan(20);
  });

  test('says that it cannot answer where there is no release, and comes back by itself', async () => {
    await rm(join(edge.releasesDirectory, 'uz', 'current'));
    const uz = () => ask(nginx.port, 'uz.localhost', '/');
    const answer = await uz();
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    await edge.release('uz', '2', releaseOf(2));
    expect((await uz()).status).toBe(200);
  });
});
