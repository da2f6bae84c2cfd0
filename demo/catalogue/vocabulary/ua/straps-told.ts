import { asSentence } from '../fill';

/** A strap or bracelet beside the dial, and one that begins a sentence. */
export const strapsTold = (text: string): string =>
  text
    .replace(/(?<=Циферблат [^.]+; )на ((?:\S+ому )*)(ремінці|браслеті) ?([^.]*)/gu, strapTold)
    .replace(
      /(?<=^|\. )На ((?:\S+ому )*)(ремінці|браслеті) ?([^.;]*)(?=; циферблат|\.)/gu,
      (...told) => asSentence(strapTold(...(told as [string, string, string, string]))),
    );

/** «ремінець чорний, зі шкіри алігатора», «браслет Oyster сталевий». */
function strapTold(_: string, adjectives: string, strap: string, rest: string): string {
  const noun = strap === 'ремінці' ? 'ремінець' : 'браслет';
  const words = adjectives
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replace(/ьому$/u, 'ій').replace(/ому$/u, 'ий'));
  const [name = '', ...others] = /^[A-Z]/u.test(rest) ? rest.split(' ') : ['', rest];
  const told = [...words, others.join(' ')].filter((word) => word !== '').join(', ');
  return [noun, name, told].filter((word) => word !== '').join(' ');
}
