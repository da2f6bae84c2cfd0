/** @jest-environment node */
import { jewelryModels } from './all';

test('Van Cleef & Arpels takes diamonds of colours D to F and clarities IF to VVS only', () => {
  const diamonds = jewelryModels
    .filter(({ maker }) => maker === 'van-cleef-arpels')
    .flatMap(({ stones }) => stones)
    .filter(({ stone }) => stone === 'diamond');
  expect(diamonds.length).toBeGreaterThan(1);
  const wrong = diamonds.filter(
    ({ colours, clarities }) =>
      !colours.every((one) => /^[DEF]$/.test(one)) ||
      !clarities?.every((one) => /^(?:IF|VVS)/.test(one)),
  );
  expect(wrong).toEqual([]);
});

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
