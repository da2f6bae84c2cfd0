import { chanceOf } from '../base/random';
import type { CoverSubject } from '../subject';
import type { Ground } from './scene';

const themes = [
  'watch',
  'movement',
  'jewel',
  'stones',
  'art',
  'phone',
  'bag',
  'appraisal',
  'contract',
  'gold',
  'scales',
  'gift',
  'back',
  'two',
] as const;

export type Theme = (typeof themes)[number];

/** Words of urls (Latin, as in the addresses) and what their covers show. */
const words: readonly (readonly [RegExp, Theme])[] = [
  [/privedi|client|klient|drug|friend|gift|podar|podarok|bonus|birthday/, 'gift'],
  [/vertu|phone|telefon|mobil/, 'phone'],
  [/hermes|birkin|sumk|sumok|bag/, 'bag'],
  [/kartin|painting|zhivop|art(?!ic)|muzej|antik|antiq|ikon/, 'art'],
  [/ocenk|otsenk|apprais|ekspert|expert|podlin|authent|podel|fake/, 'appraisal'],
  [/brill|diamond|almaz|kamn|stone|karat|gia/, 'stones'],
  [/juvel|yuvel|jewel|kolts|ukrash|serg/, 'jewel'],
  [/zolot|gold|sliz|slit|invest/, 'gold'],
  [/remont|servis|service|obsluzh|mehan|mekh|movement|tourb|kalibr|polir/, 'movement'],
  [/zalog|pawn|lomb|dogovor|zakon|law|pravil|procent|percent|stavk|document/, 'contract'],
  [/rynok|market|cen[ay]|tsen|price|rost|auction|aukc|torg|kurs|sravn|versus/, 'scales'],
  [/chas|clock|watch|rolex|patek|omega|cartier|zifer/, 'watch'],
];

export function themeOf({ of, url }: CoverSubject): Theme {
  const found = words.filter(([pattern]) => pattern.test(url)).map(([, theme]) => theme);
  const chance = chanceOf(`theme ${of} ${url}`);
  const first = found[0];
  if (!first) return chance.pick(themes);
  // Many texts speak of watches: their covers still differ.
  if (first === 'watch') return chance.pick(['watch', 'watch', 'back', 'movement', 'two'] as const);
  return first;
}

export const groundsOf: Record<Theme, readonly [Ground, ...Ground[]]> = {
  watch: ['green', 'sand', 'ink', 'night', 'stone'],
  back: ['sand', 'green', 'clay', 'stone'],
  two: ['sand', 'night', 'sage', 'paper'],
  movement: ['ink', 'night', 'wine'],
  jewel: ['paper', 'wine', 'night', 'sage'],
  stones: ['ink', 'night', 'green', 'paper'],
  art: ['paper', 'sage', 'sand'],
  phone: ['stone', 'ink', 'sand'],
  bag: ['sand', 'paper', 'sage'],
  appraisal: ['green', 'paper', 'sand'],
  contract: ['green', 'clay', 'stone'],
  gold: ['ink', 'green', 'wine'],
  scales: ['paper', 'sand', 'green'],
  gift: ['sage', 'paper', 'wine'],
};
