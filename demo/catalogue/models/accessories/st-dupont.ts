import { type AccessoryModel } from '../../model-types';
import { lighterOf } from './variants';

const dupont = { kind: 'accessory', maker: 'st-dupont', gender: 'men' } as const;
const ligne2 = lighterOf('tall');
const slim7 = lighterOf('slim');

export const dupontAccessories: readonly AccessoryModel[] = [
  {
    ...dupont,
    silhouette: 'lighter',
    collection: 'ligne-2',
    name: 'Ligne 2',
    years: [1990, null],
    usd: [420, 800],
    variants: [
      ligne2('Palladium Lines', 'palladium_plated', 'vertical_lines', 'platinum'),
      ligne2('Gold Diamond Head', 'gold_plated', 'diamond_points', 'yellow_gold'),
      ligne2('Black Lacquer', 'lacquer', 'lacquer', 'yellow_gold', 'black'),
      ligne2('Blue Lacquer', 'lacquer', 'lacquer', 'platinum', 'dark_blue'),
    ],
  },
  {
    ...dupont,
    silhouette: 'lighter',
    collection: 'slim-7',
    name: 'Slim 7',
    years: [2015, null],
    usd: [90, 160],
    variants: [
      slim7('Brushed Chrome', 'chrome_plated', 'brushed', 'steel'),
      slim7('Black', 'lacquer', 'lacquer', 'steel', 'black'),
    ],
  },
  {
    ...dupont,
    silhouette: 'pen',
    collection: 'line-d',
    name: 'Line D Large',
    // The sizes of the line got their names about 2018.
    years: [2019, null],
    usd: [330, 560],
    variants: [
      {
        finish: 'Black Lacquer',
        material: 'lacquer',
        look: {
          type: 'fountain',
          shape: 'faceted',
          finish: 'gloss',
          colour: 'black',
          // Palladium.
          trim: 'white_gold',
        },
      },
      {
        finish: 'Fire Head Guilloché',
        material: 'lacquer',
        look: {
          type: 'fountain',
          shape: 'faceted',
          finish: 'guilloche',
          colour: 'dark_blue',
          trim: 'yellow_gold',
        },
      },
    ],
  },
  {
    ...dupont,
    silhouette: 'cufflinks',
    collection: 'cufflinks',
    name: 'Classic',
    years: [2008, null],
    usd: [110, 190],
    variants: [
      {
        finish: 'Palladium Square',
        material: 'palladium_plated',
        faceMm: 15,
        look: { shape: 'square', metal: 'platinum', inlay: null },
      },
      {
        finish: 'Gold Knot',
        material: 'gold_plated',
        faceMm: 12,
        look: { shape: 'knot', metal: 'yellow_gold', inlay: null },
      },
    ],
  },
];
