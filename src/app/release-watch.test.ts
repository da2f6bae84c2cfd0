import { limits } from '../config/limits';
import { ReleaseWatch } from './release-watch';

// Each test hands in what forgets the pages.
jest.mock('./gatsby-loader', () => ({ forgetPages: undefined }));

interface Change {
  release: number;
  at: number;
  paths: string[] | null;
}

/** Seconds since 1970 by the server's clock, when the page was opened. */
const openedAt = 1_790_000_000;
const longAgo = openedAt - 86_400;

function visit() {
  const site: { release: number; changes: Change[]; fails?: boolean } = { release: 5, changes: [] };
  const forgotten: (readonly string[] | null)[] = [];
  const clock = { ms: 3_000 };
  let asked = 0;
  const watch = new ReleaseWatch({
    now: () => clock.ms,
    forget: (addresses) => Promise.resolve(void forgotten.push(addresses)),
    fetch: () => {
      asked += 1;
      if (site.fails) return Promise.reject(new TypeError('no connection'));
      const date = new Date(openedAt * 1000 + clock.ms).toUTCString();
      const { release, changes } = site;
      return Promise.resolve(Response.json({ release, changes }, { headers: { date } }));
    },
  });
  const lookLater = async () => {
    clock.ms += limits.releaseLookSeconds * 1000;
    await watch.look();
  };
  const publish = (paths: string[] | null) => {
    site.release += 1;
    site.changes.unshift({ release: site.release, at: openedAt + clock.ms / 1000, paths });
  };
  return { site, watch, clock, forgotten, lookLater, publish, asked: () => asked };
}

test('what later releases changed is forgotten, once', async () => {
  const { watch, forgotten, lookLater, publish } = visit();
  await watch.look();
  publish(['/article/a/']);
  publish(['/article/a/', '/']);
  await lookLater();
  await lookLater();
  expect(forgotten).toEqual([['/article/a/', '/']]);
});

test('the first answer tells of releases that came after the page was opened, or shortly before', async () => {
  const { site, watch, forgotten } = visit();
  const { releaseSettleSeconds: settle } = limits;
  site.changes = [
    { release: 5, at: openedAt + 1, paths: ['/a/'] },
    { release: 4, at: openedAt - settle / 2, paths: ['/b/'] },
    { release: 3, at: longAgo, paths: null },
  ];
  await watch.look();
  expect(forgotten).toEqual([['/a/', '/b/']]);
});

test('the releases of an earlier day change nothing', async () => {
  const { site, watch, forgotten } = visit();
  site.changes = [{ release: 5, at: longAgo, paths: null }];
  await watch.look();
  expect(forgotten).toEqual([]);
});

test.each([
  [
    'a release changed what all pages share',
    (visited: ReturnType<typeof visit>) => visited.publish(null),
  ],
  ['the site has gone back to an earlier release', ({ site }) => (site.release = 4)],
  ['more releases came than the site tells of', ({ site }) => (site.release = 9)],
] as [string, (visited: ReturnType<typeof visit>) => void][])(
  'everything is forgotten when %s',
  async (_, happen) => {
    const visited = visit();
    await visited.watch.look();
    happen(visited);
    await visited.lookLater();
    expect(visited.forgotten).toEqual([null]);
  },
);

test('it is asked at most once in some seconds, and once for all who wait', async () => {
  const { watch, asked, lookLater } = visit();
  await Promise.all([watch.look(), watch.look()]);
  await watch.look();
  expect(asked()).toBe(1);
  await lookLater();
  expect(asked()).toBe(2);
});

test('a failure changes nothing, and the next answer tells what was missed', async () => {
  const { site, watch, forgotten, lookLater, publish } = visit();
  await watch.look();
  publish(['/a/']);
  site.fails = true;
  await lookLater();
  expect(forgotten).toEqual([]);
  site.fails = false;
  publish(['/b/']);
  await lookLater();
  expect(forgotten).toEqual([['/b/', '/a/']]);
});

test('an answer that is none is no news', async () => {
  const forgotten: unknown[] = [];
  for (const answer of [new Response('', { status: 404 }), Response.json({ release: 'x' })]) {
    const watch = new ReleaseWatch({
      now: () => 0,
      forget: (addresses) => Promise.resolve(void forgotten.push(addresses)),
      fetch: () => Promise.resolve(answer),
    });
    await watch.look();
  }
  expect(forgotten).toEqual([]);
});
