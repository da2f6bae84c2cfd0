import { countsInWords } from './counts';

/**
 * Pearls are cultured, and said to be: alone, the word is of natural ones. Their colour is an
 * adjective, a few without a weight are counted in words, as a few inlays are, and where nothing else
 * is told of them their diameter stands beside them.
 */
export const pearlsTold = (text: string): string =>
  text
    .replace(/(перлин(\p{L}?)) \((біл|чорн|золотав)ий\)/gu, coloured)
    .replace(
      /(?<=(?:прикрасі —|лежать|^У \p{L}+ [^—.]* —) )[2-9](?= (?:\p{L}+ ){0,2}(?:перлин|встав\p{L}+ з \p{L}+ \(\p{L}|встав)[^(.]*\.)/gu,
      (digit) => (digit === '2' ? 'дві' : (countsInWords[digit] ?? digit)),
    )
    .replace(
      /(?<=культивован\p{L}+ перлин\p{L}?)\. Діаметр перлин\p{L}? — ([\d,]+ мм)/gu,
      ' діаметром $1',
    );

/** «55 білих культивованих перлин» */
const coloured = (_: string, pearls: string, ending: string, colour: string) => {
  const ofAdjective = endings[ending] ?? '';
  return `${colour}${ofAdjective} культивован${ofAdjective} ${pearls}`;
};
const endings: Readonly<Record<string, string>> = { а: 'а', и: 'і', '': 'их' };
