/** @jest-environment node */
import { stateFirst } from './state-first';

test.each([
  [
    'A 2023 example of reference 126334, this Rolex Datejust 41 has a blue dial. Brand new and unworn. With its box.',
    'An unworn 2023 example of reference 126334, this Rolex Datejust 41 has a blue dial. With its box.',
  ],
  [
    'A 2023 example of reference 126334, this Rolex Datejust 41 has a blue dial. Unworn; the case and clasp are without a scratch. With its box.',
    'An unworn 2023 example of reference 126334, this Rolex Datejust 41 has a blue dial. There is no scratch on the case or clasp. With its box.',
  ],
  [
    'A 2023 example of reference 126334, this Rolex Datejust 41 has a blue dial. Only faint marks of wear on the case.',
    'A 2023 example of reference 126334, this Rolex Datejust 41 has a blue dial. Only faint marks of wear on the case.',
  ],
  [
    'This 2018 Rolex Submariner Date, reference 116610LV, has a 40 mm steel case and a rotating bezel with a green insert, and is water-resistant to 300 metres. Watch only.',
    'This 2018 Rolex Submariner Date, reference 116610LV, has a 40 mm steel case and a rotating bezel with a green insert, and is water-resistant to 300 metres. Watch only.',
  ],
  [
    'This 2018 Rolex Deepsea, reference 126660, has a 44 mm steel case and a rotating bezel with a black insert, and is rated to 3,900 metres. Watch only.',
    'This 2018 Rolex Deepsea, reference 126660, has a 44 mm steel case and a rotating bezel with a black insert, and is rated to 3,900 metres. Watch only.',
  ],
  [
    'This 2018 Tudor Ranger, reference 79950, has a 39 mm steel case with a smooth bezel and is water-resistant to 100 metres.',
    'This 2018 Tudor Ranger, reference 79950, has a 39 mm steel case with a smooth bezel and is water-resistant to 100 metres.',
  ],
])('“%s” is told as “%s”', (written, told) => {
  expect(stateFirst(written)).toBe(told);
});
