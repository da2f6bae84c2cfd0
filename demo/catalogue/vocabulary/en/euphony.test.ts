/** @jest-environment node */
import { accessoryModels } from '../../models/accessories/all';
import { euphony } from './euphony';
import { leathers } from './finishes';

test.each([
  ['Hermès Birkin 30 bag, Togo Noir', 'Hermès Birkin 30 bag in black Togo leather'],
  [
    'Montblanc Sartorial Document Case, Saffiano Black, from 2019.',
    'Montblanc Sartorial Document Case in black saffiano leather, from 2019.',
  ],
  [
    'S.T. Dupont Slim 7 lighter, Black, made in France.',
    'S.T. Dupont Slim 7 Black lighter, made in France.',
  ],
  [
    'Montblanc Meisterstück cufflinks, Onyx, from 2020.',
    'Montblanc Meisterstück cufflinks with round onyx faces, from 2020.',
  ],
  ['Vertu Signature S Design Gold phone, Red Gold', 'Vertu Signature S Design Red Gold phone'],
  [
    'one topaz of 4.20 carats (oval cut, blue); 2 diamonds totalling 0.10 carats (G).',
    'one topaz of 4.20 carats (oval cut, blue) and two diamonds totalling 0.10 carat (G).',
  ],
  [
    'Akoya earrings in gold. This piece is set with 2×round cultured pearls×(white).',
    'Akoya earrings in gold. The earrings are set with two round white cultured pearls.',
  ],
  [
    'Akoya necklace in gold. This piece was made in Japan. This piece is set with 55×round cultured pearls×(white).',
    'Akoya necklace in gold. The necklace was made in Japan. It is strung with 55 round white cultured pearls.',
  ],
  [
    'A pendant in gold. This piece is designed as a fan, inlaid with 1×malachite×(green); one diamond of 0.03 carats (round brilliant cut, G colour, VS1 clarity).',
    'A pendant in gold. The pendant is designed as a fan inlaid with malachite and set with one diamond of 0.03 carat (round brilliant cut, G colour, VS1 clarity).',
  ],
  [
    'A ring in gold. This piece is halo-set with one diamond of 1.25 carats (cushion cut, E, SI1); 60 diamonds totalling 0.55 carats (G).',
    'A ring in gold. The ring is set with one diamond of 1.25 carats (cushion cut, E, SI1) in a halo of 60 diamonds totalling 0.55 carat (G).',
  ],
  [
    'A ring in gold. This piece is designed as a flower, pavé-set with one ruby of 1.25 carats (oval cut, red); 60 diamonds totalling 0.55 carats (G).',
    'A ring in gold. The ring is designed as a flower, set with one ruby of 1.25 carats (oval cut, red) and pavé-set with 60 diamonds totalling 0.55 carat (G).',
  ],
  [
    'A bracelet in gold. This piece is designed as the bead-edged four-leaf clover, inlaid with 5×mother-of-pearl×(white).',
    'A bracelet in gold. The bracelet is formed of five bead-edged four-leaf clovers inlaid with white mother-of-pearl.',
  ],
  [
    'Alhambra earrings in gold. This piece is designed as the bead-edged four-leaf clover, inlaid with 2×onyx×(black). This piece was made in France.',
    'Alhambra earrings in gold. The earrings are designed as bead-edged four-leaf clovers inlaid with onyx. They were made in France.',
  ],
  [
    'Montblanc Meisterstück 149 Platinum-Coated pen, from 2024. The body is in black precious resin, with a gold nib and platinum-coated fittings.',
    'Montblanc Meisterstück 149 Platinum-Coated fountain pen, from 2024. The body is in black precious resin, with a gold nib.',
  ],
  [
    'S.T. Dupont Ligne 2 Black Lacquer lighter. The lighter has a hinged lid and is finished in black lacquer over brass.',
    'S.T. Dupont Ligne 2 Black Lacquer lighter. The lighter has a hinged lid and is made of brass.',
  ],
  [
    'A Tudor Black Bay on a steel Oyster bracelet.',
    'A Tudor Black Bay on a three-link steel bracelet.',
  ],
  [
    'A Breguet Classique. The case measures 40 mm and has a coin-edge bezel.',
    'A Breguet Classique. The case measures 40 mm and has a fluted band.',
  ],
  [
    'A Royal Oak. The octagonal steel case is 40.5 mm wide, with an octagonal bezel held by eight screws. The watch has a ~ dial patterned in relief(blue) and comes on a strap.',
    'A Royal Oak. The steel case is 40.5 mm wide, with an octagonal bezel held by eight screws. The watch has a blue Grande Tapisserie dial and comes on a strap.',
  ],
  [
    'The 40.5 mm steel case has a smooth bezel. The watch has a matt ~ dial(black). The watch has a date display.',
    'The 40.5 mm steel case has a smooth bezel and a matt black dial. The watch has a date display.',
  ],
  [
    'The 41 mm case has a rotating bezel with a black insert. The watch has a ~ lacquered dial(white). The watch has a date display. The watch is water-resistant to 1220 metres.',
    'The 41 mm case has a rotating bezel with a black insert. The watch has a white lacquered dial. It has a date display and is water-resistant to 1,220 metres.',
  ],
  [
    'The 41 mm case has a bezel fixed by visible screws. The watch has a matt ~ dial(black).',
    'The 41 mm case has a bezel fixed by visible screws. The watch has a matt black dial.',
  ],
  [
    'The watch has a date display. The watch has a ~ sunburst dial(olive-green) and comes on a black rubber strap.',
    'The watch comes on a black rubber strap and has an olive-green sunburst dial and a date display.',
  ],
  [
    'The watch has a chronograph and small seconds. The watch has a matt ~ dial(black).',
    'The watch has a matt black dial, a chronograph and small seconds.',
  ],
  [
    'The watch has a date display. The watch comes on a black alligator strap.',
    'The watch comes on a black alligator strap and has a date display.',
  ],
  [
    'The 40 mm case has a smooth bezel. The self-winding calibre 12.1 has a power reserve of 70 hours. Never worn.',
    'The 40 mm case has a smooth bezel. Inside is the self-winding calibre 12.1, with a power reserve of 70 hours. Never worn.',
  ],
  [
    'The case measures 40 mm across. The Spring Drive calibre 9R65 has a power reserve of 72 hours. The watch has a date display.',
    'The case measures 40 mm across. Inside is the Spring Drive calibre 9R65, with a power reserve of 72 hours. The watch has a date display.',
  ],
  [
    'This Rolex Milgauss, reference 116400GV, dates from 2009. This reference was produced from 2007 to 2023.',
    'This Rolex Milgauss, reference 116400GV, dates from 2009. The reference was produced from 2007 to 2023.',
  ],
  [
    'Gucci Dionysus Small bag. The bag is 28 cm wide, with a turn-lock flap and a chain strap laced with leather.',
    'Gucci Dionysus Small bag. The bag is 28 cm wide, with a flap and a chain strap.',
  ],
  [
    'Podil Print Room, ‘Peonies’, 2018. Painted in lithograph, the work measures 32 × 52 cm.',
    'Podil Print Room, ‘Peonies’, 2018. The lithograph measures 32 × 52 cm.',
  ],
  ['3 diamonds totalling 0.22 carats', 'three diamonds totalling 0.22 carat'],
  ['12 diamonds totalling 1.52 carats', '12 diamonds totalling 1.52 carats'],
  [
    'one diamond of 0.52 carats and one of 1.52 carats',
    'one diamond of 0.52 carat and one of 1.52 carats',
  ],
])('“%s” is told as “%s”', (written, told) => {
  expect(euphony(written)).toBe(told);
  expect(euphony(told)).toBe(told);
});

test('every bag and wallet has words for its finish', () => {
  const unknown = accessoryModels
    .filter(({ silhouette }) => silhouette === 'bag' || silhouette === 'wallet')
    .flatMap(({ variants }) => variants.map(({ finish }) => finish))
    .filter((finish) => leathers[finish] === undefined);
  expect(unknown).toEqual([]);
});
