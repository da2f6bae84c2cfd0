/** @jest-environment node */
import { everyDayAt, untilTime } from './every-day';

const atNight = { hours: 3, minutes: 30 };
const hour = 3_600_000;

test('the time of today or, when it has passed, of tomorrow is next', () => {
  expect(untilTime(atNight, new Date(2026, 10, 22, 1, 30))).toBe(2 * hour);
  expect(untilTime(atNight, new Date(2026, 10, 22, 4, 30))).toBe(23 * hour);
  expect(untilTime(atNight, new Date(2026, 10, 22, 3, 30))).toBe(24 * hour);
});

describe('a task of every day', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 22, 1, 30) }));
  afterEach(() => jest.useRealTimers());

  test('runs once a day, also after one that failed, until it is ended', async () => {
    const [said, task] = [[] as string[], jest.fn().mockRejectedValueOnce(new Error('no'))];
    task.mockResolvedValue(undefined);
    const end = everyDayAt(atNight, task, (line) => said.push(line));
    await jest.advanceTimersByTimeAsync(2 * hour);
    expect([task.mock.calls.length, said]).toEqual([1, ['no']]);
    await jest.advanceTimersByTimeAsync(24 * hour);
    expect(task).toHaveBeenCalledTimes(2);
    end();
    await jest.advanceTimersByTimeAsync(24 * hour);
    expect(task).toHaveBeenCalledTimes(2);
  });
});
