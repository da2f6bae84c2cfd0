/** @jest-environment node */
import { jewelryModels } from './all';

test.each(['harry-winston', 'graff'])('%s takes diamonds of colours D to F only', (maker) => {
  const diamonds = jewelryModels
    .filter((model) => model.maker === maker)
    .flatMap(({ stones }) => stones)
    .filter(({ stone }) => stone === 'diamond');
  expect(diamonds.length).toBeGreaterThan(3);
  expect(diamonds.flatMap(({ colours }) => colours).filter((one) => !/^[DEF]$/.test(one))).toEqual(
    [],
  );
  const centres = diamonds.filter(({ role }) => role === 'centre');
  expect(centres.filter(({ clarities }) => clarities?.at(-1) !== 'VS2')).toEqual([]);
});
