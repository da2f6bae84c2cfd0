import { announceContentChange } from './content-changed';
import { contentRevisionOf } from './content-revision';
import { readModelOf } from './read-model';

/** A database in which others make changes, and one that another process reads from. */
function trial() {
  const database = { latest: 1, reads: 0 };
  const revision = contentRevisionOf(() => {
    database.reads += 1;
    return Promise.resolve(database.latest);
  });
  return { database, revision };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

describe('the number of the latest change', () => {
  test('is asked of the database once a second at most', async () => {
    const { database, revision } = trial();
    for (let call = 0; call < 5; call += 1) expect(await revision.current()).toBe(1);
    expect(database.reads).toBe(1);
    database.latest = 2;
    jest.advanceTimersByTime(1001);
    expect(await revision.current()).toBe(2);
  });

  test('is asked for at once by a caller who knows of a later change', async () => {
    const { database, revision } = trial();
    await revision.current();
    database.latest = 7;
    expect(await revision.current(7)).toBe(7);
    expect(await revision.current(9)).toBe(7);
    expect(database.reads).toBe(3);
  });

  test('is asked for after a change by this process', async () => {
    const { database, revision } = trial();
    await revision.current();
    database.latest = 2;
    announceContentChange();
    expect(await revision.current()).toBe(2);
  });

  test('is asked for again when a change was made while it was read', async () => {
    let answer: (latest: number) => void = () => undefined;
    const revision = contentRevisionOf(() => new Promise((resolve) => (answer = resolve)));
    const early = revision.current();
    announceContentChange();
    answer(1);
    expect(await early).toBe(1);
    const late = revision.current();
    answer(2);
    expect(await late).toBe(2);
  });
});

describe('a read model', () => {
  test('holds the changes of the number that was told before it was asked', async () => {
    const { database, revision } = trial();
    const model = readModelOf(revision, () => Promise.resolve({ of: database.latest }));
    expect((await model.current()).of).toBe(1);
    database.latest = 5;
    const told = await revision.current(5);
    expect((await model.current()).of).toBeGreaterThanOrEqual(told);
  });

  test('is made once while nothing changes, and again after it could not be made', async () => {
    const { revision } = trial();
    let loads = 0;
    const model = readModelOf(revision, () => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('no database')) : Promise.resolve(loads);
    });
    await expect(model.current()).rejects.toThrow('no database');
    expect(await model.current()).toBe(2);
    expect(await model.current()).toBe(2);
  });
});
