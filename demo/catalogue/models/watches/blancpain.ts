import { type WatchModel } from '../../model-types';
import { bare, dateAt, insert, strap, subdial, windowAt } from '../parts';

const maker = {
  kind: 'clock',
  maker: 'blancpain',
  form: 'round',
  material: 'steel',
  gender: 'men',
} as const;

const fiftyFathoms = {
  ...maker,
  collection: 'fifty-fathoms',
  waterMetres: 300,
  movement: { winding: 'automatic', calibre: '1315', reserveHours: 120 },
  functions: ['date'],
  windows: [dateAt(4.5)],
} as const;

const villeret = {
  ...maker,
  collection: 'villeret',
  diameter: 40,
  waterMetres: 30,
  finish: 'polished',
  bezel: bare('stepped'),
  dials: [['white', 'plain']],
  indices: 'roman',
  hands: 'leaf',
  straps: [strap('alligator', 'black')],
} as const;

export const blancpain: readonly WatchModel[] = [
  {
    ...fiftyFathoms,
    name: 'Fifty Fathoms Automatique',
    reference: '5015-1130-52A',
    diameter: 45,
    bezel: insert('dive', 'black'),
    dials: [['black', 'plain']],
    indices: 'arabic_12_6',
    hands: 'sword',
    finish: 'polished',
    back: 'solid',
    straps: [strap('textile', 'black')],
    years: [2007, null],
    usd: [9600, 12000],
  },
  {
    ...fiftyFathoms,
    name: 'Fifty Fathoms Bathyscaphe',
    reference: '5000-1110-B52A',
    diameter: 43,
    bezel: insert('dive', 'black'),
    dials: [['grey', 'sunburst']],
    indices: 'plots',
    hands: 'baton',
    finish: 'brushed',
    straps: [strap('textile', 'black')],
    years: [2013, null],
    usd: [6600, 8300],
  },
  {
    ...villeret,
    name: 'Villeret Ultraplate',
    reference: '6651-1127-55B',
    movement: { winding: 'automatic', calibre: '1151', reserveHours: 100 },
    functions: ['date'],
    windows: [dateAt(3)],
    years: [2014, null],
    usd: [5000, 6400],
  },
  {
    ...villeret,
    name: 'Villeret Quantième Complet',
    reference: '6654-1127-55B',
    movement: { winding: 'automatic', calibre: '6654', reserveHours: 72 },
    functions: ['full_calendar', 'moon_phase'],
    subdials: [subdial(6, 'moon', 0.26)],
    windows: [windowAt(11.5, 'day'), windowAt(12.5, 'month')],
    years: [2012, null],
    usd: [8000, 10200],
  },
];
