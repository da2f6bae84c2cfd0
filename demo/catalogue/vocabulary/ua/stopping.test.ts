/** @jest-environment node */
import { thatStops } from './stopping';

const stops = 'Механізм раз у раз зупиняється: його треба почистити й змастити.';

test.each([
  [
    'Rolex. Без підзаводу автоматичний калібр MT5602 працює 70 годин. Годинник показує дату.',
    'Rolex. Усередині — автоматичний калібр MT5602 із запасом ходу 70 годин. Годинник показує дату.',
  ],
  [
    'Rolex. Годинник показує дату. Без підзаводу автоматичний калібр 5 працює 41 годину.',
    'Rolex. Годинник показує дату. Усередині — автоматичний калібр 5 із запасом ходу 41 година.',
  ],
  [
    'Після повного заводу цей Rolex Submariner (референс 5, 2020 рік) іде 70 годин.',
    'Цей Rolex Submariner (референс 5, 2020 рік) має запас ходу 70 годин.',
  ],
])('“%s” does not go so long where the watch stops', (written, told) => {
  expect(thatStops(`${written} ${stops}`)).toBe(`${told} ${stops}`);
  expect(thatStops(written)).toBe(written);
});
