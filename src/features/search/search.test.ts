import { anItem } from '../../../tests/support/an-item';
import { resultRows, rowAfterKey, totalOf } from './results';
import { sectionOfPath } from './section-of-path';

test('the search opens on archive (8) if the route contains _archive, otherwise on watches (2)', () => {
  expect(sectionOfPath('/clocks_archive/rolex/')).toBe(8);
  expect(sectionOfPath('/accessory_archive/')).toBe(8);
  expect(sectionOfPath('/clocks_today/')).toBe(2);
  expect(sectionOfPath('/')).toBe(2);
});

test('arrow keys walk from the field through the rows and back to it', () => {
  expect(rowAfterKey(-1, 'ArrowDown', 3)).toBe(0);
  expect(rowAfterKey(2, 'ArrowDown', 3)).toBe(-1);
  expect(rowAfterKey(-1, 'ArrowUp', 3)).toBe(2);
  expect(rowAfterKey(0, 'ArrowUp', 3)).toBe(-1);
  expect(rowAfterKey(-1, 'ArrowDown', 0)).toBe(-1);
});

const page = {
  id: 1,
  kind: 'service' as const,
  title: 'Скупка часов',
  path: '/uslugi/',
  preview: '',
};
const found = {
  understoodAs: 'скупка часов',
  isCorrected: false,
  lastPage: 1,
  items: [anItem()],
  found: [page],
  totals: [{ section: 1, total: 2 }],
};

test('what answers the query better comes first', () => {
  const kinds = (arePagesFirst: boolean) =>
    resultRows({ ...found, arePagesFirst }).map(({ note }) => ('kind' in note ? 'page' : 'item'));
  expect(kinds(true)).toEqual(['page', 'item']);
  expect(kinds(false)).toEqual(['item', 'page']);
});

test('a section that a search did not count holds nothing', () => {
  expect(totalOf(found, 1)).toBe(2);
  expect(totalOf(found, 8)).toBe(0);
});
