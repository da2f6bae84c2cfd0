import { type WatchModel } from '../../model-types';
import { bare, bracelet, counters369, dateAt, insert, strap } from '../parts';
import { oyster, jubilee, professional, calibre3285 } from './rolex-parts';

const calibre3186 = { winding: 'automatic', calibre: '3186', reserveHours: 48 } as const;

const calibre4130 = { winding: 'automatic', calibre: '4130', reserveHours: 72 } as const;

const calibre4131 = { winding: 'automatic', calibre: '4131', reserveHours: 72 } as const;

const gmt = {
  ...professional,
  collection: 'gmt-master-ii',
  name: 'GMT-Master II',
  diameter: 40,
  waterMetres: 100,
  movement: calibre3285,
  functions: ['date', 'gmt'],
  windows: [dateAt(3, true)],
  dials: [['black', 'lacquer']],
} as const;

const daytona = {
  ...professional,
  collection: 'cosmograph-daytona',
  name: 'Cosmograph Daytona',
  diameter: 40,
  waterMetres: 100,
  movement: calibre4130,
  functions: ['chronograph', 'small_seconds'],
  subdials: counters369(),
  indices: 'batons',
  hands: 'baton',
  crown: 'plain',
  pushers: 'screwed',
  finish: 'polished',
} as const;

export const rolexGmtAndDaytona: readonly WatchModel[] = [
  {
    ...gmt,
    reference: '126710BLRO',
    bezel: insert('gmt_24h', 'red', 'blue'),
    straps: jubilee,
    years: [2018, null],
    usd: [18500, 23500],
  },
  {
    ...gmt,
    reference: '126710BLNR',
    bezel: insert('gmt_24h', 'blue', 'black'),
    straps: jubilee,
    years: [2019, null],
    usd: [14500, 18000],
  },
  {
    ...gmt,
    reference: '126711CHNR',
    material: 'steel_rose_gold',
    bezel: insert('gmt_24h', 'brown', 'black'),
    straps: [bracelet('oyster', 'steel', 'rose_gold')],
    years: [2018, null],
    usd: [16000, 19500],
  },
  {
    ...gmt,
    reference: '126720VTNR',
    bezel: insert('gmt_24h', 'green', 'black'),
    windows: [dateAt(9, true)],
    crownAt: 9,
    straps: [...jubilee, ...oyster],
    years: [2022, null],
    usd: [15000, 18500],
  },
  {
    ...gmt,
    reference: '116710LN',
    movement: calibre3186,
    bezel: insert('gmt_24h', 'black'),
    years: [2007, 2019],
    usd: [10500, 13000],
  },
  {
    ...gmt,
    reference: '116710BLNR',
    movement: calibre3186,
    bezel: insert('gmt_24h', 'blue', 'black'),
    years: [2013, 2019],
    usd: [13500, 17000],
  },
  {
    ...daytona,
    reference: '126500LN',
    movement: calibre4131,
    bezel: insert('tachymeter', 'black'),
    bezelTold: 'ceramic_tachymeter',
    dials: [
      ['white', 'lacquer'],
      ['black', 'lacquer'],
    ],
    years: [2023, null],
    usd: [27000, 33000],
  },
  {
    ...daytona,
    reference: '116500LN',
    bezel: insert('tachymeter', 'black'),
    bezelTold: 'ceramic_tachymeter',
    dials: [
      ['white', 'lacquer'],
      ['black', 'lacquer'],
    ],
    years: [2016, 2023],
    usd: [24000, 30000],
  },
  {
    ...daytona,
    reference: '116520',
    bezel: bare('tachymeter'),
    dials: [
      ['white', 'lacquer'],
      ['black', 'lacquer'],
    ],
    years: [2000, 2016],
    usd: [17000, 22000],
  },
  {
    ...daytona,
    reference: '116508',
    material: 'yellow_gold',
    bezel: bare('tachymeter'),
    dials: [
      ['champagne', 'sunburst'],
      ['black', 'lacquer'],
    ],
    straps: [bracelet('oyster', 'yellow_gold')],
    years: [2016, 2023],
    usd: [40000, 50000],
  },
  {
    ...daytona,
    reference: '126515LN',
    material: 'rose_gold',
    movement: calibre4131,
    bezel: insert('tachymeter', 'black'),
    bezelTold: 'ceramic_tachymeter',
    dials: [
      ['black', 'lacquer'],
      ['brown', 'sunburst'],
    ],
    straps: [strap('rubber', 'black')],
    years: [2023, null],
    usd: [37000, 45000],
  },
];
