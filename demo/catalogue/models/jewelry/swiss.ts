import { type JewelryModel } from '../../model-types';
import { coloured, pave } from './stone-rows';

const chopard = { kind: 'jewelry', maker: 'chopard', reference: null, gender: 'women' } as const;
const piaget = {
  ...chopard,
  maker: 'piaget',
  collection: 'possession',
  name: 'Possession',
} as const;

export const swissJewelry: readonly JewelryModel[] = [
  {
    ...chopard,
    collection: 'happy-diamonds',
    name: 'Happy Diamonds Icons',
    piece: 'pendant',
    material: 'rose_gold',
    stones: [pave(3, 0.15, 0.2)],
    years: [2000, null],
    usd: [1500, 2200],
    setting: 'bezel',
    motif: 'moving_stones',
    width: 'thin',
  },
  {
    ...chopard,
    collection: 'happy-hearts',
    name: 'Happy Hearts',
    piece: 'bracelet',
    material: 'rose_gold',
    stones: [coloured('carnelian', 'inlay', 'red', 1, [1.4, 1.9]), pave(1, 0.05, 0.06)],
    years: [2013, null],
    usd: [1400, 2000],
    setting: 'inlay',
    motif: 'heart',
    width: 'thin',
  },
  {
    ...chopard,
    collection: 'ice-cube',
    name: 'Ice Cube',
    piece: 'ring',
    material: 'white_gold',
    stones: [pave(8, 0.08, 0.12)],
    years: [2000, null],
    usd: [1100, 1700],
    setting: 'row',
    motif: 'bars',
    width: 'thin',
  },
  {
    ...piaget,
    piece: 'ring',
    material: 'rose_gold',
    stones: [pave(7, 0.1, 0.14)],
    years: [2005, null],
    usd: [1250, 1800],
    setting: 'row',
    motif: 'disc',
    width: 'medium',
  },
  {
    ...piaget,
    piece: 'pendant',
    material: 'white_gold',
    stones: [pave(34, 0.26, 0.32)],
    years: [2012, null],
    usd: [1700, 2500],
    setting: 'pave',
    motif: 'disc',
    width: 'thin',
  },
];
