/** @jest-environment node */
import { openingsTold } from './openings-told';

test.each([
  [
    'Цей Altiplano заводиться від рухів руки: усередині — калібр 430P з ручним заводом із запасом ходу 43 години.',
    'Цей Altiplano має ручний завід: усередині — калібр 430P із запасом ходу 43 години.',
  ],
  ['Підвіска Bvlgari B.zero1 (в Італії) важить', 'Підвіска Bvlgari B.zero1 (Італія) важить'],
])('“%s” is told as “%s”', (written, told) => {
  expect(openingsTold(written)).toBe(told);
});
