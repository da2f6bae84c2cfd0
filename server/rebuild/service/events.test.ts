/** @jest-environment node */
import fc from 'fast-check';
import { hostCodes } from '../../../src/config/hosts';
import { compacted, stateOf, type JournalEntry, type Outcome } from './events';
import { anEvent } from './test-queue';

const outcome: Outcome = { release: 1, liveAt: 5000, pages: { count: 1, first: ['/'] } };

/** What a service could have written: each build takes what its host waited for. */
const histories = fc
  .array(fc.tuple(fc.constantFrom('taken', 'built', 'due'), fc.constantFrom(...hostCodes)))
  .map((steps) => {
    const entries: JournalEntry[] = [];
    for (const [index, [type, host]] of steps.entries()) {
      if (type === 'taken') {
        entries.push({ type, ...anEvent(index + 1, host), takenAt: index });
      } else if (type === 'due') {
        entries.push({ type, host, reason: index % 2 === 0 ? 'translations' : 'anything' });
      } else {
        const { events, outcomes } = stateOf(entries);
        const numbers = [...events.values()]
          .filter((event) => event.host === host && !outcomes.has(event.number))
          .map(({ number }) => number);
        entries.push({ type, host, numbers, outcome });
      }
    }
    return entries;
  });

test('a compaction loses nothing that waits, no id within the window and none of the latest', () => {
  fc.assert(
    fc.property(histories, fc.nat(30), fc.nat(5), (entries, since, latest) => {
      const before = stateOf(entries);
      const after = stateOf(compacted(entries, { waits: () => true, since, latest }));
      const kept = [...after.events.keys()];
      const isWanted = (number: number, index: number, all: number[]) =>
        !before.outcomes.has(number) ||
        (before.events.get(number)?.takenAt ?? 0) >= since ||
        index >= all.length - latest;
      expect(kept).toEqual([...before.events.keys()].filter(isWanted));
      for (const number of kept) {
        expect(after.outcomes.get(number)).toEqual(before.outcomes.get(number));
      }
      expect(after.due).toEqual(before.due);
    }),
  );
});

test('a host that lost events is due for everything, whatever else it is due for', () => {
  const due = (reason: 'anything' | 'translations'): JournalEntry => ({
    type: 'due',
    host: 'ru',
    reason,
  });
  expect(stateOf([due('anything'), due('translations')]).due.get('ru')).toBe('anything');
});
