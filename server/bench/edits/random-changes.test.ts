/** @jest-environment node */
import fc from 'fast-check';
import type { ObjectSchema } from 'yup';
import { hostCodes, type HostCode } from '../../../src/config/hosts';
import { editedBodies, editedEntities } from '../../../src/contract/edited-bodies';
import { Dice } from './dice';
import { EditedContent } from './edited-content';
import { randomChange, type PlannedChange } from './random-changes';
import { randomRow } from './random-rows';

const known = { brands: [1, 2], countries: ['switzerland'], cities: ['moscow', 'kazan'] };

/** A site with five rows of each entity on each host. */
function content(): EditedContent {
  const made = new EditedContent();
  const dice = new Dice(7);
  for (const host of hostCodes) {
    for (const entity of editedEntities) {
      for (let id = 1; id <= 5; id += 1) {
        made.note(host, entity, id, { id, revision: 1, ...randomRow[entity](dice, known) });
      }
    }
  }
  return made;
}

/** The row that a change makes of the one before, as the backend does. */
function rowAfter(rows: EditedContent, { host, entity, id, body }: PlannedChange): object {
  const before = rows.of(host, entity).find((row) => row.id === id);
  const { id: _id, revision: _revision, ...fields } = before ?? { id: 0, revision: 0 };
  return { ...fields, ...body };
}

function changesOf(seed: number, count: number, hosts: readonly HostCode[] = hostCodes) {
  const [dice, rows] = [new Dice(seed), content()];
  return Array.from({ length: count }, (_, index) => {
    const change = randomChange(dice, rows, hosts);
    const after = change.body && rowAfter(rows, change);
    const id = change.id ?? 100 + index;
    rows.note(change.host, change.entity, id, after && { ...after, id, revision: 2 });
    return { change, after };
  });
}

test('the contract accepts whatever row a change makes', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const { change, after } of changesOf(seed, 60)) {
        if (!after) continue;
        const schema: ObjectSchema<object> = editedBodies[change.entity];
        expect(() => schema.validateSync(after, { strict: true })).not.toThrow();
      }
    }),
    { numRuns: 20 },
  );
});

test('names are ones that addresses of pages can have', () => {
  for (const { change } of changesOf(3, 1000)) {
    const name = change.body?.url ?? change.body?.alias ?? change.body?.key ?? '/';
    // The contract also accepts dots, as in `a.html`, of which Gatsby would make a file.
    expect(name).toMatch(/^[a-z0-9][a-z0-9_-]*$|^\//);
  }
});

test('the same seed makes the same changes, another one others', () => {
  expect(changesOf(1, 50)).toEqual(changesOf(1, 50));
  expect(changesOf(1, 50)).not.toEqual(changesOf(2, 50));
});

test('a few hundred changes are of every entity and every kind, on the hosts asked for', () => {
  const changes = changesOf(1, 400, ['ru', 'uz']).map(({ change }) => change);
  expect(new Set(changes.map(({ entity }) => entity))).toEqual(new Set(editedEntities));
  expect(new Set(changes.map(({ host }) => host))).toEqual(new Set(['ru', 'uz']));
  expect(new Set(changes.map(({ action }) => action))).toEqual(
    new Set(['create', 'change', 'rename', 'delete']),
  );
});

test('what a text links to keeps its address', () => {
  const rows = new EditedContent();
  const row = { id: 1, revision: 1, url: 'linked', text: '<a href="/article/linked/">x</a>' };
  rows.note('ru', 'articles', 1, row);
  expect(rows.mayMove('articles', row)).toBe(true);
  rows.noteLinks([row]);
  expect(rows.mayMove('articles', row)).toBe(false);
  expect(rows.mayMove('articles', { ...row, url: 'edit-1' })).toBe(true);
});
