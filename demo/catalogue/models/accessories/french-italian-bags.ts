import { type AccessoryModel } from '../../model-types';
import { bagOf, walletOf } from './variants';

const vuitton = { kind: 'accessory', maker: 'louis-vuitton' } as const;
const chanel = { kind: 'accessory', silhouette: 'bag', maker: 'chanel', gender: 'women' } as const;
const dior = {
  kind: 'accessory',
  silhouette: 'bag',
  maker: 'dior',
  madeIn: 'italy',
  gender: 'women',
} as const;
const gucci = { kind: 'accessory', silhouette: 'bag', maker: 'gucci', gender: 'women' } as const;

const neverfull = bagOf('open_tote', [31, 28, 14]);
const speedy = bagOf('boston', [30, 21, 17]);
const keepall = bagOf('duffle', [55, 31, 24]);
const alma = bagOf('boston', [32, 25, 16]);
const flap = bagOf('flap_chain', [25.5, 15.5, 6.5]);
const reissue = bagOf('flap_chain', [28, 18, 8]);
const ladyDior = bagOf('arched_handles', [24, 20, 11]);
const saddle = bagOf('saddle', [25.5, 20, 6.5]);
const jackie = bagOf('hobo', [28, 19, 4.5]);
const dionysus = bagOf('flap_chain', [28, 18, 9]);
const zippy = walletOf('long_zip', [19.5, 10.5, 2.5]);

/** The years begin with the latest of the variants. */
export const frenchItalianBags: readonly AccessoryModel[] = [
  {
    ...vuitton,
    silhouette: 'bag',
    collection: 'neverfull',
    name: 'Neverfull MM',
    gender: 'women',
    // In Monogram from 2007, in the two chequered canvases a year later.
    years: [2008, null],
    usd: [1150, 1750],
    variants: [
      neverfull('Monogram', 'coated_canvas', 'monogram_canvas', 'brown'),
      neverfull('Damier Ébène', 'coated_canvas', 'chequered_canvas', 'dark_brown'),
      neverfull('Damier Azur', 'coated_canvas', 'chequered_canvas', 'cream'),
    ],
  },
  {
    ...vuitton,
    silhouette: 'bag',
    collection: 'speedy',
    name: 'Speedy 30',
    gender: 'women',
    years: [2006, null],
    usd: [750, 1250],
    variants: [
      speedy('Monogram', 'coated_canvas', 'monogram_canvas', 'brown'),
      speedy('Damier Ébène', 'coated_canvas', 'chequered_canvas', 'dark_brown'),
    ],
  },
  {
    ...vuitton,
    silhouette: 'bag',
    collection: 'keepall',
    name: 'Keepall Bandoulière 55',
    gender: 'men',
    years: [2008, null],
    usd: [1350, 2000],
    variants: [
      keepall('Monogram', 'coated_canvas', 'monogram_canvas', 'brown'),
      keepall('Damier Graphite', 'coated_canvas', 'chequered_canvas', 'black', 'steel'),
    ],
  },
  {
    ...vuitton,
    silhouette: 'bag',
    collection: 'alma',
    name: 'Alma PM',
    gender: 'women',
    years: [1994, null],
    usd: [900, 1500],
    variants: [
      alma('Epi Noir', 'calf_leather', 'epi_lines', 'black', 'steel'),
      alma('Epi Rouge', 'calf_leather', 'epi_lines', 'red'),
    ],
  },
  {
    ...vuitton,
    silhouette: 'wallet',
    collection: 'zippy',
    name: 'Zippy Wallet',
    gender: null,
    years: [2008, null],
    usd: [450, 720],
    variants: [
      zippy('Monogram', 'coated_canvas', 'monogram_canvas', 'brown'),
      zippy('Damier Ébène', 'coated_canvas', 'chequered_canvas', 'dark_brown'),
    ],
  },
  {
    ...chanel,
    collection: 'classic-flap',
    name: 'Classic Flap Medium',
    years: [1995, null],
    usd: [6300, 8800],
    variants: [
      flap('Caviar Black', 'calf_leather', 'quilted', 'black'),
      flap('Lambskin Black', 'lamb_leather', 'quilted', 'black', 'steel'),
      flap('Caviar Beige', 'calf_leather', 'quilted', 'beige'),
      flap('Lambskin Pink', 'lamb_leather', 'quilted', 'pink'),
    ],
  },
  {
    ...chanel,
    collection: 'reissue-255',
    name: '2.55 Reissue 226',
    years: [2005, null],
    usd: [4600, 6600],
    variants: [
      reissue('Aged Calfskin Black', 'calf_leather', 'quilted', 'black', 'black_steel'),
      reissue('Aged Calfskin Grey', 'calf_leather', 'quilted', 'dark_grey', 'steel'),
    ],
  },
  {
    ...dior,
    collection: 'lady-dior',
    name: 'Lady Dior Medium',
    years: [1998, null],
    usd: [2900, 4300],
    variants: [
      ladyDior('Lambskin Black', 'lamb_leather', 'cannage', 'black', 'steel'),
      ladyDior('Lambskin Blush', 'lamb_leather', 'cannage', 'pink', 'steel'),
      ladyDior('Lambskin Cherry Red', 'lamb_leather', 'cannage', 'red', 'steel'),
    ],
  },
  {
    ...dior,
    collection: 'saddle',
    name: 'Saddle',
    years: [2018, null],
    usd: [2000, 2900],
    variants: [
      saddle('Grained Calfskin Black', 'calf_leather', 'pebbled', 'black'),
      saddle('Smooth Calfskin Tan', 'calf_leather', 'smooth', 'tan'),
    ],
  },
  {
    ...gucci,
    collection: 'jackie',
    name: 'Jackie 1961 Small',
    years: [2020, null],
    usd: [1300, 1950],
    variants: [
      jackie('Leather Black', 'calf_leather', 'smooth', 'black'),
      jackie('Leather Brown', 'calf_leather', 'smooth', 'brown'),
    ],
  },
  {
    ...gucci,
    collection: 'dionysus',
    name: 'Dionysus Small',
    years: [2015, null],
    usd: [1000, 1500],
    variants: [
      dionysus('Leather Burgundy', 'calf_leather', 'smooth', 'burgundy', 'steel'),
      dionysus('Leather Black', 'calf_leather', 'smooth', 'black', 'steel'),
    ],
  },
];
