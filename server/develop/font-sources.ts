import { dirname, join } from 'node:path';

/** Where the packages of both faces lie. */
export const fontPackages = '@fontsource-variable';

/** What the styles ask for, and what puts letters together. */
export const keptFeatures = [
  'kern',
  'liga',
  'calt',
  'ccmp',
  'mark',
  'mkmk',
  'lnum',
  'pnum',
  'tnum',
];

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

// Neither face has the narrow space of prices: it is named here so that no other file is asked for it.
const accented = 'àâäçèéêëîïñôöü';
export const latinLetters = `${between(0x20, 0x7e)}\u00a0\u202f«»§°±´·×${accented}${accented.toUpperCase()}‐–—‘’‚“”„•…−€`;
export const uzbekLetters = 'ʻʼ';
export const cyrillicLetters = `${between(0x410, 0x44f)}ЁЄІЇёєіїҐґ№`;
/** Of other languages of Europe, which names of makers and places are written in. */
export const otherLatinLetters = between(0xa1, 0x17f);

/** @param source name of a face and its alphabet, such as `manrope-latin` */
export function fontSourceFile(source: string): string {
  const [family = ''] = source.split('-');
  const pack = dirname(require.resolve(`${fontPackages}/${family}/package.json`));
  return join(pack, 'files', `${source}-wght-normal.woff2`);
}
