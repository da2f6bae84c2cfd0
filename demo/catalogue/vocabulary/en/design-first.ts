import { asSentence } from '../fill';
import { point } from './names';

/** What an opening of a jewel is marked with whose form comes first: `was made↥ in France in 2024`. */
export const designMark = '↥';

const setHow = String.raw`(?:pavé-)?set (?:with|at|all)\b`;

/** A piece, where it was made, its form and its stones, in this order. */
const told = new RegExp(
  String.raw`^Th(?<one>is|ese) (?<piece>${point}*?) (?<was>was|were) made${designMark} (?<made>[^,.]*) and (?<verb>is|are) (?<form>(?:designed (?:as|around)|formed of|centred on) ${point}*?),?(?: and)? (?=${setHow})`,
  'u',
);

/** What a piece is, has or takes the form of, where its form does not come first. */
const forms: readonly (readonly [designed: RegExp, told: string])[] = [
  [/\b(is|are) designed as (?=a chain\b|a \p{Ll}+ drop\b)/gu, '$1 '],
  [/\bis designed (?:around|with) /gu, 'has '],
  [/\bare designed with /gu, 'have '],
  [/\bis designed as /gu, 'takes the form of '],
  [/\bare designed as /gu, 'take the form of '],
];

/** `Designed as a flower, this brooch was made in France and is set with …`, where there are stones to lead to. */
export const designFirst = (text: string): string =>
  forms.reduce((own, [designed, form]) => own.replace(designed, form), ledByForm(text));

const ledByForm = (text: string) =>
  text
    .replace(told, (...found) => {
      const { one, piece, was, made, verb, form = '' } = found.at(-1) as Record<string, string>;
      const led = asSentence(form);
      return `${led}, th${one} ${piece} ${was} made ${made} and ${verb} `;
    })
    .replace(designMark, '');
