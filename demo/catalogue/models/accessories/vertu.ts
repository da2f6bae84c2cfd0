import { type AccessoryModel } from '../../model-types';

const vertu = { kind: 'accessory', silhouette: 'phone', maker: 'vertu', gender: null } as const;

export const vertuAccessories: readonly AccessoryModel[] = [
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
];
