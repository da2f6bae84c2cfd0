import fc from 'fast-check';
import { difference } from './difference';

test('what is added and removed makes one list of the other', () => {
  const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(names, names, (wanted, kept) => {
      const { added, removed } = difference(wanted, kept);
      const changed = [...kept.filter((name) => !removed.includes(name)), ...added];
      expect(new Set(changed)).toEqual(new Set(wanted));
      expect(new Set([...added, ...removed]).size).toBe(added.length + removed.length);
    }),
  );
});
