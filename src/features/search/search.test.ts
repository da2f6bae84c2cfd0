import { rowAfterKey } from './results';
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
