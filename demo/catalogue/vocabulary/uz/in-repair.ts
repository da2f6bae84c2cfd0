/** Conditions in which a movement is not said to run. */
const waits = /Taʼmir kerak: mexanizmi|[Mm]exanizmini sozlash kerak|[Mm]exanizmi toʻxtab qoladi/u;

const calibre =
  '((?:oʻzi buraladigan|qoʻlda buraladigan|kvarsli|Spring Drive) [^,;]*?kalibri?(?!\\p{L}))';

/** The movement as it is told, and as one that waits for its repair. */
const movements: readonly (readonly [runs: RegExp, built: string])[] = [
  [
    new RegExp(`(?<!\\p{L})([Ii]chi|[Ss]oati?|[Uu]n)da ${calibre} ishlaydi`, 'gu'),
    '$1ga $2 oʻrnatilgan',
  ],
  [new RegExp(`${calibre} bilan ishlaydigan (?=bu )`, 'giu'), '$1 oʻrnatilgan '],
  [new RegExp(`${calibre} bilan ishlaydi(?!\\p{L})`, 'gu'), '$1 bilan jihozlangan'],
  [new RegExp(` soatini ${calibre} yuritadi`, 'u'), ' soatiga $1 oʻrnatilgan'],
  [
    new RegExp(` soati ${calibre} bilan qayta buralmasdan (\\d+ soat(?:gacha)?) yuradi`, 'u'),
    ' soatiga $1 oʻrnatilgan, yurish zaxirasi $2',
  ],
];

/** "Ichiga 324 S C kalibri oʻrnatilgan … Taʼmir kerak: mexanizmi toʻxtab qoladi" */
export function inRepairTold(text: string): string {
  return waits.test(text)
    ? movements.reduce((told, [runs, built]) => told.replace(runs, built), text)
    : text;
}
