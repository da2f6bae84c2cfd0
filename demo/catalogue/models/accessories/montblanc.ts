import { type AccessoryModel } from '../../model-types';
import { bagOf, walletOf } from './variants';

const montblanc = { kind: 'accessory', maker: 'montblanc', gender: 'men' } as const;
const wallet6cc = walletOf('bifold', [11, 9, 1.5]);
const briefcase = bagOf('briefcase', [40, 28, 7]);

/** The years begin with the latest of the variants. */
export const montblancAccessories: readonly AccessoryModel[] = [
  {
    ...montblanc,
    silhouette: 'pen',
    collection: 'meisterstueck',
    name: 'Meisterstück 149',
    years: [2012, null],
    usd: [520, 760],
    variants: [
      {
        finish: 'Gold-Coated',
        material: 'resin',
        look: {
          type: 'fountain',
          shape: 'cigar',
          finish: 'gloss',
          colour: 'black',
          trim: 'yellow_gold',
        },
      },
      {
        finish: 'Platinum-Coated',
        material: 'resin',
        look: {
          type: 'fountain',
          shape: 'cigar',
          finish: 'gloss',
          colour: 'black',
          trim: 'platinum',
        },
      },
    ],
  },
  {
    ...montblanc,
    silhouette: 'pen',
    collection: 'meisterstueck',
    name: 'Meisterstück LeGrand Rollerball 162',
    years: [2014, null],
    usd: [300, 430],
    variants: [
      {
        finish: 'Gold-Coated',
        material: 'resin',
        look: {
          type: 'rollerball',
          shape: 'cigar',
          finish: 'gloss',
          colour: 'black',
          trim: 'yellow_gold',
        },
      },
      {
        finish: 'Red Gold-Coated',
        material: 'resin',
        look: {
          type: 'rollerball',
          shape: 'cigar',
          finish: 'gloss',
          colour: 'black',
          trim: 'rose_gold',
        },
      },
    ],
  },
  {
    ...montblanc,
    silhouette: 'pen',
    collection: 'starwalker',
    name: 'StarWalker Ballpoint',
    // Midnight Black came later than the line.
    years: [2010, null],
    usd: [220, 340],
    variants: [
      {
        finish: 'Midnight Black',
        material: 'resin',
        look: {
          type: 'ballpoint',
          shape: 'slim',
          finish: 'gloss',
          colour: 'black',
          trim: 'black_steel',
        },
      },
      {
        finish: 'Cosmic Blue',
        material: 'resin',
        look: {
          type: 'ballpoint',
          shape: 'slim',
          finish: 'lacquer_marbled',
          colour: 'dark_blue',
          trim: 'steel',
        },
      },
    ],
  },
  {
    ...montblanc,
    silhouette: 'wallet',
    madeIn: 'italy',
    collection: 'sartorial',
    name: 'Sartorial 6cc',
    years: [2014, null],
    usd: [150, 240],
    variants: [
      wallet6cc('Saffiano Black', 'calf_leather', 'saffiano', 'black', 'steel'),
      wallet6cc('Saffiano Blue', 'calf_leather', 'saffiano', 'dark_blue', 'steel'),
    ],
  },
  {
    ...montblanc,
    silhouette: 'bag',
    madeIn: 'italy',
    collection: 'sartorial',
    name: 'Sartorial Document Case',
    years: [2014, null],
    usd: [480, 720],
    variants: [
      briefcase('Saffiano Black', 'calf_leather', 'saffiano', 'black', 'steel'),
      briefcase('Saffiano Brown', 'calf_leather', 'saffiano', 'dark_brown', 'steel'),
    ],
  },
  {
    ...montblanc,
    silhouette: 'cufflinks',
    collection: 'meisterstueck',
    name: 'Meisterstück',
    years: [2010, null],
    usd: [160, 260],
    variants: [
      {
        finish: 'Onyx',
        material: 'steel',
        faceMm: 17,
        look: { shape: 'round', metal: 'steel', inlay: 'onyx' },
      },
      {
        finish: 'Mother-of-Pearl',
        material: 'steel',
        faceMm: 16,
        look: { shape: 'square', metal: 'steel', inlay: 'mother_of_pearl' },
      },
    ],
  },
];
