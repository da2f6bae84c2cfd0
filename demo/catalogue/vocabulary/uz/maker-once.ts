import { makers } from '../../makers/all';
import { lineUnmarked, sentencesOf } from '../line-first';

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** What a line calls a maker for short. */
const shortNames: Readonly<Record<string, string>> = {
  'H. Moser & Cie.': 'Moser',
  'IWC Schaffhausen': 'IWC',
  'Nomos Glashütte': 'Nomos',
  'Tiffany & Co.': 'Tiffany',
};

/**
 * Each maker by its name, whole or short, as a line tells it, in any case; by its whole name first in
 * a sentence, where the line tells the short one; as who made a piece; by its workshop; before a model.
 */
const told = makers.map(({ title: { uz: name } }) => ({
  name: new RegExp(`(?<!\\p{L})${escaped(shortNames[name] ?? name)}(?!\\p{Lu})`, 'u'),
  first: name in shortNames ? new RegExp(`^${escaped(name)} (?=bu |\\d{4}-yil)`, 'u') : null,
  whoMade: new RegExp(`(?<=(?:ga|ni|uchun|\\(\\S[^)]*\\)) )${escaped(name)}(?= )`, 'u'),
  workshop: new RegExp(`(?<=^| )${escaped(name)} brendining(?= [^.]*ustaxonasida )`, 'u'),
  // Not of "Panthère de Cartier" or "Lady Dior".
  ofModel: new RegExp(`(?<! (?:de|Lady|Louis) )(?<= )${escaped(name)} (?=\\S)`, 'u'),
}));

/** "Rolex … nishonlagan. Bu Rolex Datejust 41 soati …", while the line still stands behind what it leads. */
export function makerOnce(text: string): string {
  const [opening = '', ...others] = sentencesOf(text);
  const line = lineUnmarked(others.find((one) => one !== lineUnmarked(one)) ?? '');
  const maker = told.find(({ name }) => name.test(line));
  return maker === undefined
    ? text
    : [
        (maker.first === null ? opening : opening.replace(maker.first, 'Brend '))
          .replace(maker.whoMade, 'brend')
          .replace(maker.workshop, (_, at: number) => (at === 0 ? 'Brendning' : 'brendning'))
          .replace(maker.ofModel, ''),
        ...others,
      ].join(' ');
}
