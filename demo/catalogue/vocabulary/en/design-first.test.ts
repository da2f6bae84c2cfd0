/** @jest-environment node */
import { designFirst } from './design-first';

test.each([
  [
    'This 2024 Chanel Camélia brooch in white gold was made↥ in France and is designed as a flower pavé-set with 64 diamonds. It weighs 4 g.',
    'Designed as a flower, this 2024 Chanel Camélia brooch in white gold was made in France and is pavé-set with 64 diamonds. It weighs 4 g.',
  ],
  [
    'These Bvlgari Divas’ Dream earrings were made↥ in Italy and are designed as fans inlaid with onyx and set with two diamonds.',
    'Designed as fans inlaid with onyx, these Bvlgari Divas’ Dream earrings were made in Italy and are set with two diamonds.',
  ],
  [
    'This Tiffany & Co. Knot ring was made↥ in the USA and is formed of two intertwined ribbons, pavé-set with 20 diamonds.',
    'Formed of two intertwined ribbons, this Tiffany & Co. Knot ring was made in the USA and is pavé-set with 20 diamonds.',
  ],
  [
    'This Boucheron pendant was made↥ in France and is designed as a malachite drop framed in gold beads. It is set with care.',
    'This Boucheron pendant was made in France and is a malachite drop framed in gold beads. It is set with care.',
  ],
  [
    'These Graff earrings are old. They are designed with outspread wings set with it.',
    'These Graff earrings are old. They have outspread wings set with it.',
  ],
  [
    'This Piaget ring was made in Switzerland. It is designed around a hoop that turns freely.',
    'This Piaget ring was made in Switzerland. It has a hoop that turns freely.',
  ],
  [
    'These Chanel earrings were made in France. They are designed as stars with slender rays.',
    'These Chanel earrings were made in France. They take the form of stars with slender rays.',
  ],
])('“%s” is told as “%s”', (written, told) => {
  expect(designFirst(written)).toBe(told);
});
