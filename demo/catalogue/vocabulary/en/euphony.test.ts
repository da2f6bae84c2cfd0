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
  ['With 2×round cultured pearls×(white).', 'With two round white cultured pearls.'],
  [
    'A fan, inlaid with 1×malachite×(green); one diamond of 0.03 carats (round brilliant cut, G, VS1).',
    'A fan inlaid with malachite and set with one diamond of 0.03 carat (round brilliant cut, G, VS1).',
  ],
  [
    'Halo-set with one diamond of 1.25 carats (cushion cut, E, SI1); 60 diamonds totalling 0.55 carats (G).',
    'Set with one diamond of 1.25 carats (cushion cut, E, SI1) in a halo of 60 diamonds totalling 0.55 carat (G).',
  ],
  [
    'A flower, pavé-set with one ruby of 1.25 carats (oval cut, red); 60 diamonds totalling 0.55 carats (G).',
    'A flower, set with one ruby of 1.25 carats (oval cut, red) and pavé-set with 60 diamonds totalling 0.55 carat (G).',
  ],
  [
    'The bead-edged four-leaf clover, inlaid with 5×mother-of-pearl×(white).',
    'Five bead-edged four-leaf clovers inlaid with white mother-of-pearl.',
  ],
  [
    'Montblanc Meisterstück 149 Platinum-Coated pen, from 2024. A gold nib. Black precious resin with platinum-coated fittings.',
    'Montblanc Meisterstück 149 Platinum-Coated fountain pen, from 2024. The body is black precious resin, with a gold nib.',
  ],
  [
    'S.T. Dupont Ligne 2 Gold lighter. Tall, with a hinged lid. Gold-plated.',
    'S.T. Dupont Ligne 2 Gold lighter. Tall and gold-plated, with a hinged lid.',
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
    'A Royal Oak. The octagonal steel case is 41 mm wide and has an octagonal bezel held by eight screws. The blue dial is patterned in relief.',
    'A Royal Oak. The steel case is 41 mm wide and has an octagonal bezel held by eight screws. The blue dial is decorated with the Grande Tapisserie pattern.',
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
