/** What stands for the plain word of a bezel, by the watch. */
const bezels: readonly (readonly [watch: RegExp, plain: string, own: string])[] = [
  [/\bBreguet\b/u, 'bezeli tanga chetidek kertilgan', 'yon tomoni tanga chetidek kertilgan'],
  [/\bParmigiani\b/u, 'bezeli taram-taram', 'bezeli mayda kertikli'],
  [/\bCalatrava\b/u, 'bezeli boʻrtma naqshli', 'bezeli “Parij mixlari” naqshli'],
  [/\bConstellation\b/u, 'bezeli boʻrtma naqshli', 'bezeliga rim raqamlari oʻyilgan'],
  [/\bOverseas\b/u, 'bezeli boʻrtma naqshli', 'bezelining cheti oʻyiqli'],
  [/\bDefy Skyline\b/u, 'bezeli pogʻonali', 'bezeli oʻn ikki qirrali'],
];

/** Only Rolex calls its bracelet an Oyster. */
const oyster = /([Ss]oati?,? )([^.;,]+) Oyster bilaguzugi/gu;

/** A calibre that is only a number of one or two figures: `5-kalibr`. */
const shortCalibre = /(?<=buraladigan )(\d{1,2}) kalibri/gu;

/** A jewel that has no inside. */
const withBack =
  / (?:kuloni|sirgʻasi|kolyesi|toʻgʻnagʻichi)[ .]|yasalgan (?:kulon|sirgʻa|kolye|toʻgʻnagʻich)\./u;

/** "Uzukning … Uzukda …": the second time the piece is a pronoun. */
const pieceAgain = /(\p{L}+)ning oʻziga xos belgisi ([^.]*)\. \1da /giu;

/** Words that one watch or jewel has and its neighbours have not. */
export function patternsTold(text: string): string {
  const told = bezels
    .filter(([watch]) => watch.test(text))
    .reduce((words, [, plain, own]) => words.replace(plain, own), text)
    .replace(/xronograf, flaybek/gu, 'flaybekli xronograf')
    .replace(shortCalibre, '$1-kalibr')
    .replace(pieceAgain, '$1ning oʻziga xos belgisi $2. Unda ')
    // One inlay needs no number.
    .replace(/(?<![\d,])1 ta (?=\p{L})/gu, '');
  const strapped = told.includes('Rolex')
    ? told
    : told.replace(oyster, '$1uch qatorli $2 bilaguzuk');
  const sided = withBack.test(strapped)
    ? strapped.replace('Ichki tomonida', 'Orqa tomonida').replace('ichki tomonida', 'orqa tomonida')
    : strapped;
  return sided.includes('sirgʻa')
    ? sided.replace('eʼtibor markaziy toshga', 'eʼtibor toshlarga')
    : sided;
}
