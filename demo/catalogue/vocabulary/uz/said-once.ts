/** "… bittadan dumaloq oq marvarid bor. Marvaridlarning diametri 7 mm." */
const pearlsMeasured =
  /bittadan ((?:\p{L}+ )*marvaridi?) bor\. Marvaridlarning diametri ([\d,]+) mm\./gu;

/** Cufflinks are no subject again after a sentence of those of the house. */
const cufflinksAgain = /(?<=zaponkalarini ham [^.]*\. )Zaponkalar(?= [^.]*dan ishlangan)/gu;

/** What is named in two sentences on end is told once. */
export function saidOnce(text: string): string {
  return text
    .replace(pearlsMeasured, 'bittadan $2 millimetrli $1 bor.')
    .replace(cufflinksAgain, 'Bu juft');
}

/** "Soat hali bir marta ham taqilmagan. Soat bilan birga …" */
const watchWith = /(?<=(?:^|\. )Soat [^.]*\. )Soat(?= bilan birga)/gu;
const watchOf = /(?<=(?:^|\. )Soat [^.]*\. )Soatning (\p{Ll})/gu;

/** The same of what closes a text, once its words are chosen. */
export function watchClosedOnce(text: string): string {
  return text.replace(watchWith, 'U').replace(watchOf, (_, first: string) => first.toUpperCase());
}

/** The first gold and the first platinum of a watch, wherever it is told. */
const precious: readonly (readonly [metal: RegExp, fineness: string])[] = [
  [/(?<!\p{L})(?:sariq|pushti|oq) oltin(?=dan|(?: \p{L}+)? (?:korpus|bilaguzuk))/iu, '750'],
  [/(?<!\p{L})platina(?=dan|(?: \p{L}+)? (?:korpus|bilaguzuk))/iu, '950'],
];

/** Metals of a watch with their fineness, as of a jewel. */
export function finenessTold(text: string): string {
  return /referens/iu.test(text)
    ? precious.reduce(
        (told, [metal, fineness]) =>
          told.replace(metal, (named) => `${fineness}-probali ${named.toLowerCase()}`),
        text,
      )
    : text;
}
