/** Openings of one kind, of a watch that may be said to be a man's or a woman's. */
export type Openings = (watch: string, end: string) => readonly string[];

/** A watch by its name, its reference and its year, as a dealer's list gives them. */
export const named = '{maker} {modelTitle} (референс {reference}, {abroad}{year} год)';

/** Whose watch it is, as it follows «у», «для» or a part of the watch; `in-form.ts` sees to the adjective. */
export const genitive = (watch: string) => `этих ${watch.replace('часы', 'часов')}`;
/** The same as it follows «в» or «на». */
export const prepositional = (watch: string) => `этих ${watch.replace('часы', 'часах')}`;

/** Where a case is told it is told whole: its form, metal, size and bezel. */
const cases = [
  'в корпусе из {material} диаметром {mmOnly} мм {bezelPhrase}',
  'в {form} корпусе из {material} шириной {mm} мм {bezelPhrase}',
] as const;

/** Of two cases whichever the watch has. */
export const inCase = (tell: (body: string) => string) => cases.map(tell);

/** Of a watch that shows something besides the time, or of one that does not. */
export const withFunctions = (tell: (functions: string) => string) =>
  ['{functionsPhrase}', '{noFunctions}'].map(tell);

/** A movement and how long it goes, or one of quartz. */
export const movements = [
  ...withFunctions((functions) => `{movement}${functions}; запас хода — {reserve}`),
  ...withFunctions((functions) => `{quartz}${functions}`),
];
