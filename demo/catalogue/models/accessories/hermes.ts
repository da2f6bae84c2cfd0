import { type AccessoryModel } from '../../model-types';
import { bagOf, walletOf } from './variants';

const bag = {
  kind: 'accessory',
  silhouette: 'bag',
  maker: 'hermes',
  gender: 'women',
} as const;

const birkin30 = bagOf('two_handles_belt', [30, 22, 16]);
const birkin35 = bagOf('two_handles_belt', [35, 25, 18]);
const birkin25 = bagOf('two_handles_belt', [25, 20, 13]);
const kelly28 = bagOf('one_handle_belt', [28, 22, 10]);
const kelly32 = bagOf('one_handle_belt', [32, 23, 10.5]);
const constance24 = bagOf('flap_plate', [24, 18, 5]);
const evelyne29 = bagOf('crossbody_flat', [29, 30, 8]);
const bearn = walletOf('long_belt', [17.5, 9, 2]);

/** The years begin with the latest of the variants. */
export const hermesAccessories: readonly AccessoryModel[] = [
  {
    ...bag,
    collection: 'birkin',
    name: 'Birkin 30',
    years: [2007, null],
    usd: [15000, 21000],
    variants: [
      birkin30('Togo Noir', 'calf_leather', 'pebbled', 'black'),
      birkin30('Togo Gold', 'calf_leather', 'pebbled', 'tan', 'white_gold'),
      birkin30('Togo Étoupe', 'calf_leather', 'pebbled', 'taupe', 'white_gold'),
    ],
  },
  {
    ...bag,
    collection: 'birkin',
    name: 'Birkin 35',
    years: [2011, null],
    usd: [11000, 15500],
    variants: [
      birkin35('Clémence Rouge Casaque', 'calf_leather', 'pebbled', 'red', 'white_gold'),
      birkin35('Togo Blue Jean', 'calf_leather', 'pebbled', 'light_blue', 'white_gold'),
      birkin35('Epsom Noir', 'calf_leather', 'embossed_grain', 'black'),
      birkin35('Ostrich Cognac', 'ostrich', 'ostrich_quills', 'tan'),
    ],
  },
  {
    ...bag,
    collection: 'birkin',
    name: 'Birkin 25',
    years: [2017, null],
    usd: [21000, 29000],
    variants: [
      birkin25('Swift Craie', 'calf_leather', 'smooth', 'cream'),
      birkin25('Togo Vert Cyprès', 'calf_leather', 'pebbled', 'dark_green', 'white_gold'),
    ],
  },
  {
    ...bag,
    collection: 'birkin',
    name: 'Birkin 30 Porosus',
    years: [2003, null],
    usd: [42000, 62000],
    variants: [
      birkin30('Noir', 'crocodile', 'crocodile_scales', 'black', 'white_gold'),
      birkin30('Bordeaux', 'crocodile', 'crocodile_scales', 'burgundy'),
    ],
  },
  {
    ...bag,
    collection: 'kelly',
    name: 'Kelly 28 Sellier',
    years: [2011, null],
    usd: [16000, 22500],
    variants: [
      kelly28('Epsom Noir', 'calf_leather', 'embossed_grain', 'black'),
      kelly28('Epsom Bleu Saphir', 'calf_leather', 'embossed_grain', 'dark_blue', 'white_gold'),
      kelly28('Box Rouge H', 'calf_leather', 'smooth', 'burgundy'),
    ],
  },
  {
    ...bag,
    collection: 'kelly',
    name: 'Kelly 32 Retourné',
    years: [2007, null],
    usd: [9500, 13500],
    variants: [
      kelly32('Togo Étoupe', 'calf_leather', 'pebbled', 'taupe', 'white_gold'),
      kelly32('Clémence Noir', 'calf_leather', 'pebbled', 'black', 'white_gold'),
      kelly32('Togo Orange', 'calf_leather', 'pebbled', 'orange'),
    ],
  },
  {
    ...bag,
    collection: 'constance',
    name: 'Constance 24',
    years: [2018, null],
    usd: [10500, 14500],
    variants: [
      constance24('Epsom Gold', 'calf_leather', 'embossed_grain', 'tan'),
      constance24(
        'Epsom Vert Cyprès',
        'calf_leather',
        'embossed_grain',
        'dark_green',
        'white_gold',
      ),
    ],
  },
  {
    ...bag,
    collection: 'evelyne',
    name: 'Evelyne III 29',
    years: [2008, null],
    usd: [3300, 4500],
    variants: [
      evelyne29('Clémence Noir', 'calf_leather', 'pebbled', 'black', 'white_gold'),
      evelyne29('Clémence Gold', 'calf_leather', 'pebbled', 'tan', 'white_gold'),
    ],
  },
  {
    kind: 'accessory',
    silhouette: 'wallet',
    maker: 'hermes',
    collection: 'bearn',
    name: 'Béarn',
    gender: null,
    years: [2011, null],
    usd: [1700, 2500],
    variants: [
      bearn('Epsom Noir', 'calf_leather', 'embossed_grain', 'black'),
      bearn('Chèvre Bleu Électrique', 'goat_leather', 'pebbled', 'blue', 'white_gold'),
    ],
  },
];
