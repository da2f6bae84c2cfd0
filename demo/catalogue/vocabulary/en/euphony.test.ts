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
  ['With 2 pearls (round, white).', 'With two pearls (round, white).'],
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
