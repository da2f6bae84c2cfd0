import { type AccessoryModel } from '../../model-types';
import { bagOf, lighterOf, walletOf } from './variants';

const montblanc = { kind: 'accessory', maker: 'montblanc', gender: 'men' } as const;
const vertu = { kind: 'accessory', silhouette: 'phone', maker: 'vertu', gender: null } as const;
const dupont = { kind: 'accessory', maker: 'st-dupont', gender: 'men' } as const;

const ligne2 = lighterOf('tall');
const slim7 = lighterOf('slim');
const wallet6cc = walletOf('bifold');
const briefcase = bagOf('briefcase', 40);

export const gentlemenAccessories: readonly AccessoryModel[] = [
  {
    ...montblanc,
    silhouette: 'pen',
    collection: 'meisterstueck',
    name: 'Meisterstück 149',
    years: [1990, null],
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
    years: [1995, null],
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
    years: [2003, null],
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
    collection: 'meisterstueck',
    name: 'Meisterstück Wallet 6cc',
    years: [2005, null],
    usd: [150, 240],
    variants: [
      wallet6cc('Black', 'calf_leather', 'smooth', 'black', 'steel'),
      wallet6cc('Sartorial Blue', 'calf_leather', 'saffiano', 'dark_blue', 'steel'),
    ],
  },
  {
    ...montblanc,
    silhouette: 'bag',
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
    name: 'Meisterstück Cufflinks',
    years: [2010, null],
    usd: [160, 260],
    variants: [
      {
        finish: 'Onyx',
        material: 'steel',
        look: { shape: 'round', metal: 'steel', inlay: 'onyx' },
      },
      {
        finish: 'Mother-of-Pearl',
        material: 'steel',
        look: { shape: 'square', metal: 'steel', inlay: 'mother_of_pearl' },
      },
    ],
  },
  {
    ...vertu,
    collection: 'signature',
    name: 'Signature S Design',
    years: [2008, 2015],
    usd: [1700, 2900],
    variants: [
      {
        finish: 'Stainless Steel',
        material: 'steel',
        look: { shape: 'keypad', frame: 'steel', leather: 'black', texture: 'smooth' },
      },
      {
        finish: 'Polished Black',
        material: 'steel',
        look: { shape: 'keypad', frame: 'black_steel', leather: 'black', texture: 'smooth' },
      },
    ],
  },
  {
    ...vertu,
    collection: 'signature',
    name: 'Signature S Design Gold',
    years: [2008, 2015],
    usd: [9500, 14500],
    variants: [
      {
        finish: 'Yellow Gold',
        material: 'yellow_gold',
        look: { shape: 'keypad', frame: 'yellow_gold', leather: 'brown', texture: 'smooth' },
      },
      {
        finish: 'Red Gold',
        material: 'rose_gold',
        look: {
          shape: 'keypad',
          frame: 'rose_gold',
          leather: 'dark_brown',
          texture: 'crocodile_scales',
        },
      },
    ],
  },
  {
    ...vertu,
    collection: 'signature-touch',
    name: 'Signature Touch',
    years: [2014, 2017],
    usd: [1500, 2600],
    variants: [
      {
        finish: 'Jet Calf',
        material: 'titanium',
        look: { shape: 'touch', frame: 'titanium', leather: 'black', texture: 'smooth' },
      },
      {
        finish: 'Claret Calf',
        material: 'titanium',
        look: { shape: 'touch', frame: 'titanium', leather: 'burgundy', texture: 'smooth' },
      },
    ],
  },
  {
    ...vertu,
    collection: 'constellation',
    name: 'Constellation V',
    years: [2013, 2015],
    usd: [900, 1500],
    variants: [
      {
        finish: 'Black Calf',
        material: 'titanium',
        look: { shape: 'touch', frame: 'titanium', leather: 'black', texture: 'pebbled' },
      },
      {
        finish: 'Mocha Calf',
        material: 'titanium',
        look: { shape: 'touch', frame: 'titanium', leather: 'brown', texture: 'pebbled' },
      },
    ],
  },
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
      slim7('Brushed Chrome', 'steel', 'brushed', 'steel'),
      slim7('Black', 'lacquer', 'lacquer', 'steel', 'black'),
    ],
  },
  {
    ...dupont,
    silhouette: 'pen',
    collection: 'line-d',
    name: 'Line D Large',
    years: [2010, null],
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
          trim: 'platinum',
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
    name: 'Cufflinks',
    years: [2008, null],
    usd: [110, 190],
    variants: [
      {
        finish: 'Palladium Square',
        material: 'palladium_plated',
        look: { shape: 'square', metal: 'platinum', inlay: null },
      },
      {
        finish: 'Gold Knot',
        material: 'gold_plated',
        look: { shape: 'knot', metal: 'yellow_gold', inlay: null },
      },
    ],
  },
];
