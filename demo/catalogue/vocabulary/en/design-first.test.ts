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
    'This Boucheron pendant was made in France and is designed as a malachite drop framed in gold beads. It is set with care.',
  ],
])('“%s” is told as “%s”', (written, told) => {
  expect(designFirst(written)).toBe(told);
});
