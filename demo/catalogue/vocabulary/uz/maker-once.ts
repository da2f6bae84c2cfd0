import { makers } from '../../makers/all';
import { lineUnmarked, sentencesOf } from '../line-first';

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Each maker by its whole name: as a line tells it, in any case; as who made a piece; by its workshop; before a model. */
const told = makers.map(({ title: { uz: name } }) => ({
  name: new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{Lu})`, 'u'),
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
        opening
          .replace(maker.whoMade, 'brend')
          .replace(maker.workshop, (_, at: number) => (at === 0 ? 'Brendning' : 'brendning'))
          .replace(maker.ofModel, ''),
        ...others,
      ].join(' ');
}
