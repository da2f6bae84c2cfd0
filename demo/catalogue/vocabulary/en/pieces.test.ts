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

test.each([
  [
    'This Kelly 28 bag, Togo Noir,~ was made by Hermès in France in 2013 and has gold-tone hardware. The bag measures 28 × 22 × 10 cm and has a top handle, ^ hardware and a flap.()',
    'This Kelly 28 bag in black Togo leather was made by Hermès in France in 2013 and has gold-plated hardware. It measures 28 × 22 × 10 cm and has a top handle and a flap.',
  ],
  [
    'This 2020 Dior Lady Dior bag, Lambskin Black,~ was made in Italy and has silver-tone hardware. The bag measures 24 × 20 × 11 cm and has two handles, hanging charms and ^ hardware.()',
    'This 2020 Lady Dior bag in black lambskin was made in Italy and has silver-tone hardware. It measures 24 × 20 × 11 cm and has two handles and hanging charms.',
  ],
  [
    'Gold-tone hardware completes this Béarn wallet, Epsom Noir, made by Hermès in France. The wallet measures 17.5 × 9 × 2 cm and has ^ hardware, a strap closure and room for cards.()',
    'Gold-plated hardware completes this Béarn wallet in black Epsom leather, made by Hermès in France. The wallet measures 17.5 × 9 × 2 cm and has a strap closure and room for cards.',
  ],
])('hardware that the first sentence tells is not told again: %s', (written, told) => {
  expect(euphony(written)).toBe(told);
});

test.each([
  [
    'This earrings in rose gold is a Bvlgari Divas’ Dream, made in Italy in 2020.',
    'These earrings in rose gold are Bvlgari Divas’ Dream, made in Italy in 2020.',
  ],
  [
    'Frivole is the name of this earrings in yellow gold, made by Van Cleef & Arpels in France.',
    'Frivole is the name of these earrings in yellow gold, made by Van Cleef & Arpels in France.',
  ],
])('a pair is told of as two: %s', (written, told) => {
  expect(euphony(written)).toBe(told);
});

test('of a strand only the clasp is gold', () => {
  expect(euphony('This Mikimoto Akoya Strand necklace in white gold was made in Japan.')).toBe(
    'This Mikimoto Akoya Strand necklace with a white gold clasp was made in Japan.',
  );
});

test('the charms of a Lady Dior are told once', () => {
  expect(
    euphony(
      'Four charms on a Lady Dior spell out the name Dior. This Lady Dior bag is old. The bag measures 24 × 20 × 11 cm and has two arched handles, hanging charms and ^ hardware.(silver-tone)',
    ),
  ).toBe(
    'Four charms on a Lady Dior spell out the name Dior. This Lady Dior bag is old. The bag measures 24 × 20 × 11 cm and has two arched handles and silver-tone hardware.',
  );
});
