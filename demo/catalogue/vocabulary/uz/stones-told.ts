import { sentencesOf } from '../line-first';

/** "5 ta yassi oq sadaf", "yassi yashil malaxit" */
const flatStone = /yassi ((?:\p{L}+ )*?)(oniks|sadaf|malaxit|aqiq|feruza)/gu;

/** A strand of pearls has gold only in its clasp. */
const goldStrand: readonly (readonly [gold: RegExp, clasp: string])[] = [
  [/(?<=kolyesi)(?= uchun \S+ \d+-probali \p{L}+ oltin(?:ni)? tanlagan)/gu, 'ning qulfi'],
  [/(?<=brendining )(\d+-probali \p{L}+ oltin) (?=kolye)/gu, '$1 qulfli '],
  [/(\d+-probali \p{L}+ oltin)dan yasalgan (?=\d{4}-yilgi bu )/gu, 'yasalgan $1 qulfli '],
  [/— ((?:\d+-probali )?\p{L}+ oltin)dan yasalgan (?=kolye)/gu, '— $1 qulfli '],
  [
    /\b((?:\d+-probali )?\p{L}+ oltin)dan yasalgan (?=(?:bu )?(?:kolye|Mikimoto))/gu,
    'yasalgan $1 qulfli ',
  ],
  [/\b((?:\d+-probali )?\p{L}+ oltin)dan yasalgan(, yili nomaʼlum)?/gu, 'yasalgan, qulfi $1dan$2'],
  [/\b((?:\d+-probali )?\p{L}+ oltin)dan (\d{4}-yilda \p{L}+ yasalgan)/gu, '$2, qulfi $1dan'],
  [/\b((?:\d+-probali )?\p{L}+ oltin)dan yasagan(, yili nomaʼlum)?/gu, 'yasagan, qulfi $1dan$2'],
  [/((?:\bbu|—)(?: \d+-probali)? \p{L}+ oltin) kolye/giu, '$1 qulfli kolye'],
  [/\b([Mm])etalli (\d+-probali)(?! \p{L})/gu, 'qulfi $2'],
  [/\bmetalli (\d+-probali \p{L}+ oltin)/gu, 'qulfi $1dan'],
  [/\bkolyesi (\d+-probali \p{L}+ oltin)dan(?=[.,])/gu, 'kolyesining qulfi $1dan'],
  [/(?<!qulfining )probasi (\d+)/gu, 'qulfining probasi $1'],
];

/** "har bir sirgʻada bittadan 2 ta ametist (jami 7,36 karat, …) bor" */
const pairOfStones = /bittadan 2 ta (\p{L}+) (\([^()]*\)) bor/gu;
/** "har bir sirgʻada bittadan 2 ta dumaloq oq marvarid bor" */
const pairOfPearls = /bittadan 2 ta ([\p{L} ]*marvaridi?) bor/gu;

/** "zumrad (“nok” kesimi, rangi yashil, …)": every emerald is green. */
const greenEmerald = /(zumrad \((?:jami [\d,]+ karat, )?[^(),]*), rangi yashil(?=[,)])/gu;

const ofDiamonds = String.raw`(\d+ ta) brilliant \((jami [\d,]+ karat), (“[^”]+”|\p{L}+) kesimi?, ([^()]*)\)`;
/** "16 ta brilliant (jami …, “markiz” kesimi, …) va 16 ta brilliant (jami …, dumaloq kesim, …)" */
const twoCuts = new RegExp(`(?<![\\d,])${ofDiamonds} va ${ofDiamonds}`, 'gu');

/** Diamonds of two cuts, each told by its cut. */
export const cutsTold = (text: string): string =>
  text.replace(twoCuts, (_, ...told: string[]) =>
    [told.slice(0, 4), told.slice(4, 8)]
      .map(([count, carat, cut = '', grade]) => {
        const ofCut = cut.startsWith('“') ? `${cut} kesimli` : cut;
        return `${count} ${ofCut} brilliant (${carat}, ${grade})`;
      })
      .join(' va '),
  );

/** All malachite is green and turquoise of its colour; what a setting holds is no inlay. */
export function inlaysTold(text: string): string {
  const isSet = /gardish|bir tekis qilib/u.test(text);
  return text.replace(flatStone, (_, colour: string, stone: string) =>
    [/malaxit|feruza/u.test(stone) ? '' : colour, stone, isSet ? '' : ' qoʻyilma'].join(''),
  );
}

export function strandTold(text: string): string {
  return text.includes('Akoya Strand')
    ? goldStrand.reduce((told, [gold, clasp]) => told.replace(gold, clasp), text)
    : text;
}

/** One stone in each of two earrings. */
export function stonesPlaced(text: string): string {
  return text
    .replace(pairOfStones, 'bittadan $1 bor $2')
    .replace(pairOfPearls, 'bittadan $1 bor')
    .replace(greenEmerald, '$1');
}

/** "… iborat. Taqinchoqqa metall bilan bir tekis qilib 5 ta oq sadaf oʻrnatilgan": one stone in each clover. */
const inEachClover =
  /toʻrtbarg(?:lardan iborat| shaklida)\. Taqinchoqqa (metall bilan bir tekis qilib) (2|5|20) ta /gu;
const clovers: Readonly<Record<string, string>> = {
  2: 'toʻrtbarg shaklida',
  5: 'beshta toʻrtbargdan iborat',
  20: 'yigirmata toʻrtbargdan iborat',
};

/** The pieces, and of each how stones are set into it. */
const intoPiece: readonly (readonly [piece: RegExp, into: string])[] = [
  [/(?<!\p{L})bilaguzu[gk]/iu, 'Bilaguzukka'],
  [/(?<!\p{L})uzu[gk]/iu, 'Uzukka'],
  [/(?<!\p{L})kulon/iu, 'Kulonga'],
  [/(?<!\p{L})kolye/iu, 'Kolyega'],
  [/(?<!\p{L})toʻgʻnagʻich/iu, 'Toʻgʻnagʻichga'],
  [/(?<!\p{L})sirgʻa/iu, 'Sirgʻalarga'],
];

/** The piece is the subject of the sentence before. */
const setIntoIt =
  /(?<=(?:^|\. )(?:Uzuk|Kulon|Kolye|Bilaguzuk|Toʻgʻnagʻich) [^.]*\. )Taqinchoqqa(?= )/gu;
const setIntoThem = /(?<=(?:^|\. )Sirgʻalar [^.]*\. )(?:Taqinchoqqa|Sirgʻalarga)(?= )/gu;

/** "Taqinchoqqa 7 ta brilliant …": into what the sentence of its metal has named, which a line has not. */
export function stonesIntoPiece(text: string): string {
  const named = sentencesOf(text).find((one) => one.includes('-probali ')) ?? '';
  const into = intoPiece.find(([piece]) => piece.test(named))?.[1] ?? 'Taqinchoqqa';
  return text
    .replace(
      inEachClover,
      (_, evenly: string, count: string) => `${clovers[count] ?? ''}, har biriga ${evenly} `,
    )
    .replace(setIntoIt, 'Unga')
    .replace(setIntoThem, 'Ularga')
    .replace(/(?<=\. )Taqinchoqqa(?= )/gu, into);
}
