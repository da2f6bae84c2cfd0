import { sharedCalls } from './shared-calls';

/** A call that is answered, or fails, when the test says so. */
function calls() {
  const made: { signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = [];
  const run = (signal: AbortSignal) =>
    new Promise<string>((answer, reject) => {
      made.push({ signal, answer, fail: () => reject(new Error('down')) });
      signal.addEventListener('abort', () => reject(new Error('ended')));
    });
  return { made, run };
}

describe('calls that are shared', () => {
  test('two that ask alike at once are answered by one call, later ones by its answer', async () => {
    const { made, run } = calls();
    const shared = sharedCalls<string>({ most: 5, seconds: 60 });
    const one = shared.ask('a', run, new AbortController().signal);
    const other = shared.ask('a', run, new AbortController().signal);
    made[0]?.answer('yes');
    expect(await Promise.all([one, other])).toEqual(['yes', 'yes']);
    expect(await shared.ask('a', run, new AbortController().signal)).toBe('yes');
    expect(made).toHaveLength(1);
  });

  test('a call ends when the last who waits for it leaves, not before', async () => {
    const { made, run } = calls();
    const shared = sharedCalls<string>({ most: 5, seconds: 60 });
    const [first, second] = [new AbortController(), new AbortController()];
    const one = shared.ask('a', run, first.signal).catch(() => 'left');
    const other = shared.ask('a', run, second.signal).catch(() => 'left');
    first.abort();
    expect(await one).toBe('left');
    expect(made[0]?.signal.aborted).toBe(false);
    second.abort();
    expect(await other).toBe('left');
    expect(made[0]?.signal.aborted).toBe(true);
  });

  test('a failed call is not remembered', async () => {
    const { made, run } = calls();
    const shared = sharedCalls<string>({ most: 5, seconds: 60 });
    const failed = shared.ask('a', run, new AbortController().signal);
    made[0]?.fail();
    await expect(failed).rejects.toThrow('down');
    const again = shared.ask('a', run, new AbortController().signal);
    made[1]?.answer('yes');
    expect(await again).toBe('yes');
  });

  test('an answer is good for its time; the oldest gives way to more than are kept', async () => {
    const { made, run } = calls();
    let time = 0;
    const shared = sharedCalls<string>({ most: 2, seconds: 10, now: () => time });
    shared.prefetch('a', run);
    made[0]?.answer('old');
    time = 10_000;
    const fresh = shared.ask('a', run, new AbortController().signal);
    made[1]?.answer('new');
    expect(await fresh).toBe('new');
    shared.prefetch('b', run);
    shared.prefetch('c', run);
    shared.prefetch('d', run);
    expect(made[2]?.signal.aborted).toBe(true);
    expect(made[3]?.signal.aborted).toBe(false);
  });
});
