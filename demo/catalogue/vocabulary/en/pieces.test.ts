/** @jest-environment node */
import { euphony } from './euphony';

test('a model number is told with the measures of its piece', () => {
  expect(
    euphony(
      'Cartier made this yellow gold Love ring in France. The Cartier model number is B4084600. The ring is European size 61 and weighs 9.1 g.',
    ),
  ).toBe(
    'Cartier made this yellow gold Love ring in France. The ring, Cartier model B4084600, is European size 61 and weighs 9.1 g.',
  );
});

test.each([
  [
    'This is a necklace strung with pearls. In excellent condition, without a scratch on the polished metal.',
    'This is a necklace strung with pearls. In excellent condition, with an even lustre.',
  ],
  [
    'This is a necklace strung with pearls. Excellent condition; there are no scratches on the polished metal.',
    'This is a necklace strung with pearls. Excellent condition; the lustre is even.',
  ],
])('of pearls their lustre is told, not their metal: %s', (plain, told) => {
  expect(euphony(plain)).toBe(told);
});
