/** @jest-environment node */
import { movementBeside } from './movement-beside';

const opening = 'Запас ходу цього Rolex Milgauss (референс 116400GV, 2009 рік) — 48 годин.';

test('a movement stands beside the reserve that the opening tells', () => {
  const movement = 'Усередині працює автоматичний калібр 3131.';
  const years = 'Референс випускали від 2007 до 2023 року.';
  expect(movementBeside(`${opening} ${years} Корпус сталевий. ${movement} Циферблат чорний.`)).toBe(
    `${opening} ${years} ${movement} Корпус сталевий. Циферблат чорний.`,
  );
});

test.each([
  `${opening} Корпус сталевий. Механізм — калібр 3131 із запасом ходу 48 годин.`,
  'Цей Rolex зробили 2009 року. Корпус сталевий. Механізм — калібр 3131.',
])('any other text stays as it is: “%s”', (text) => {
  expect(movementBeside(text)).toBe(text);
});
