/** @jest-environment node */
import { functionsShown } from './functions-shown';

const watch = 'Besides the hours and minutes, this 2020 Rolex Explorer II, reference 216570';

test.each([
  ['a date display and a second time zone', 'the date and a second time zone'],
  ['a date display and small seconds', 'the date and the seconds on a small dial'],
])('%s is shown as %s', (functions, shown) => {
  expect(functionsShown(`${watch}, has ${functions}. It runs.`)).toBe(
    `${watch}, shows ${shown}. It runs.`,
  );
});

test('what no dial shows the watch has', () => {
  const told = `${watch}, has a chronograph and a date display.`;
  expect(functionsShown(told)).toBe(told);
});
