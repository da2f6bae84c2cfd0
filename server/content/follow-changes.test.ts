/** @jest-environment node */
import type { ChangeState } from '../../src/contract/change-states';
import { followChanges, type FollowedChange } from './follow-changes';

const known = (more: Partial<ChangeState>): ChangeState => ({
  host: 'ru',
  entity: 'articles',
  id: 7,
  action: 'changed',
  revision: 3,
  at: '2026-11-22T10:00:00.000Z',
  state: 'waiting',
  live: null,
  failure: null,
  ...more,
});
const live = {
  release: 4,
  after: 1432,
  pages: 6,
  addresses: ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/'],
};

/** What is said when the service answers so, one answer after the other, the last for ever. */
async function saidOf(
  answers: readonly (readonly ChangeState[] | Error)[],
  changes: FollowedChange[] = [{ host: 'ru', revision: 3 }],
) {
  const lines: string[] = [];
  let asked = 0;
  const following = followChanges({
    entity: 'articles',
    id: 7,
    changes,
    ask: () => {
      const answer = answers[Math.min(asked++, answers.length - 1)] ?? [];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    say: (line) => lines.push(line),
  });
  return { followed: await following, lines };
}

test('a change is followed until it is live', async () => {
  const states = ['waiting', 'building', 'building'] as const;
  const answers = [
    [],
    ...states.map((state) => [known({ state })]),
    [known({ state: 'live', live })],
  ];
  expect(await saidOf(answers)).toEqual({
    followed: 'seen',
    lines: [
      'waiting on ru',
      'building on ru',
      'live on ru after 1.4 s (6 pages: /a/, /b/, /c/, /d/, /e/ …)',
    ],
  });
});

test('every host of a shared row is followed with its own revision', async () => {
  const first = known({ state: 'live', live });
  const other = known({ host: 'en', revision: 9 });
  const done = known({ host: 'en', revision: 9, state: 'live', live: { ...live, pages: 0 } });
  const { lines } = await saidOf(
    [
      [first, known({ host: 'en', revision: 8, state: 'live', live }), other],
      [first, done],
    ],
    [
      { host: 'ru', revision: 3 },
      { host: 'en', revision: 9 },
    ],
  );
  expect(lines).toEqual([
    'live on ru after 1.4 s (6 pages: /a/, /b/, /c/, /d/, /e/ …)',
    'waiting on en',
    'live on en after 1.4 s (no page differs)',
  ]);
});

test('a later change of the row that is live takes this one along', async () => {
  const { lines } = await saidOf([[known({ revision: 5, state: 'live', live }), known({})]]);
  expect(lines).toHaveLength(1);
});

test('a failure is told with its next attempt, and ends the following when it is given up', async () => {
  const failure = { reason: 'no backend', nextAttemptAt: '2026-11-22T10:00:05.000Z' };
  const answers = [
    [known({ failure })],
    [known({ state: 'failed', failure: { ...failure, nextAttemptAt: null } })],
  ];
  expect(await saidOf(answers)).toEqual({
    followed: 'failed',
    lines: [
      'failed on ru, tried again at 10:00:05 UTC: no backend',
      'failed on ru, given up until the next change; the release before is served: no backend',
    ],
  });
});

test('what needs no build is live at once', async () => {
  const { lines } = await saidOf([[known({ state: 'not-needed' })]]);
  expect(lines).toEqual(['live on ru at once: pages ask for it when they are open']);
});

test('a service that cannot be reached is told, and not asked again', async () => {
  const { followed, lines } = await saidOf([
    new Error('the rebuild service cannot be reached at x'),
  ]);
  expect(followed).toBe('unknown');
  expect(lines).toEqual([
    'whether it is live is not known: the rebuild service cannot be reached at x',
  ]);
});

test('a service that no webhook reaches is given up after half a minute', async () => {
  const begun = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => begun);
  const saying = saidOf([[], []]);
  clock.mockImplementation(() => begun + 30_001);
  expect((await saying).lines).toEqual([
    'the rebuild service was not told of it: does WEBHOOK_URLS of the backend name it?',
  ]);
  clock.mockRestore();
});

test('a change that is built while an earlier release is served is told so', async () => {
  const { followed, lines } = await saidOf([[known({ state: 'held' })]]);
  expect(followed).toBe('seen');
  expect(lines).toEqual([
    'kept on ru: an earlier release is served until npm run release -- resume --host ru',
  ]);
});
