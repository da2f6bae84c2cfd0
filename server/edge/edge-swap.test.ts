/** @jest-environment node */
import { endsOf, startTrialEdge, type TrialEdge } from '../../tests/support/trial-edge';

let edge: TrialEdge;
beforeAll(async () => {
  edge = await startTrialEdge();
});
afterAll(() => edge.stop());

const filler = 'Часы. '.repeat(20_000);
const fillerBytes = Buffer.byteLength(filler);

/** Every file names its release, at its beginning and its end. */
function releaseOf(number: number): Record<string, string> {
  const text = `release ${number} ${filler} release ${number}`;
  return {
    'index.html': text,
    'clock/omega/index.html': text,
    '404.html': text,
    _headers: `/*\n  x-release: ${number}\n`,
  };
}

test('while releases change, each answer is whole and comes from exactly one of them', async () => {
  await edge.release('ru', '1', releaseOf(1));
  while ((await edge.ask('ru.localhost', '/')).status !== 200);

  let isOver = false;
  const seen = new Set<string>();
  let count = 0;
  const visitor = async (path: string, status: number) => {
    while (!isOver) {
      const answer = await edge.ask('ru.localhost', path);
      const name = String(answer.headers['x-release']);
      const mark = `release ${name}`;
      expect(answer.status).toBe(status);
      expect(endsOf(answer.body, mark.length)).toEqual([mark, mark]);
      expect(answer.body).toHaveLength(2 * mark.length + 2 + fillerBytes);
      seen.add(name);
      count += 1;
    }
  };
  const visitors = ['/', '/clock/omega/', '/', '/clock/omega/'].map((path) => visitor(path, 200));
  visitors.push(visitor('/nope/', 404));
  for (let number = 2; number <= 12; number += 1) {
    await edge.release('ru', String(number), releaseOf(number));
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  isOver = true;
  await Promise.all(visitors);
  expect(count).toBeGreaterThan(200);
  expect(seen.size).toBeGreaterThan(5);
  // A release is taken up soon after it has become current, not at once: a busy machine needs longer.
  while ((await edge.ask('ru.localhost', '/')).headers['x-release'] !== '12');
});
