import { slotsOf } from '../fill';
import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';

type Words = readonly (readonly [of: RegExp, seen: string])[];

/** Sentences that are alike whatever else they tell. */
const wholes: Words = [
  [/^Этот экземпляр/, 'экземпляр'],
  [/калибром ~|часы \{maker\} \{model\} с \{quartz\}/, 'калибр'],
  [/работают на/, 'работают'],
  [/^референс/, 'референс'],
  [/^в \{year\} году [^]*часы/, 'год'],
  [/^марка/, 'марка'],
  [/часы \{year\} года:/, 'часы года:'],
  [/часы \{year\} года [^]*, модель/, 'часы года, модель'],
  [/часы [^;]*; сделаны/, 'часы; сделаны'],
];

/** How a sentence is built, whoever wears the thing and by whichever verb it was made. */
const frames: Words = [
  [/^в \{year\} году/, 'год'],
  [/^дом /, 'дом'],
  [/^\{maker\} \{model\}(?: \{finish\})?, \{piece\}/, 'имя, вещь'],
  [/ — (?:\S+ )?(?:часы|\{piece\}) \{year\} года/, 'имя — вещь года'],
  [/ — (?:\S+ )?(?:часы|\{piece\}) /, 'имя — вещь'],
  [/ — работа дома/, 'работа дома'],
  [/^\{this\}/, 'эта вещь'],
  [/ домом /, 'домом'],
  [/^(?:эти |\{gender\} )*часы|^\{piece\}/, 'вещь'],
];

/** What a sentence of a watch tells first of all, by its slots. */
const told: readonly (readonly [slots: readonly string[], seen: string])[] = [
  [['strap', 'strapName', 'faceIns', 'face'], 'циферблат'],
  [['bezelPhrase'], 'корпус'],
  [['mmOf'], 'размер'],
  [['reserve'], 'запас хода'],
  [['functionsOnly'], 'функции'],
  [['materialOnly'], 'металл'],
];

const seenIn = (words: Words, text: string) => words.find(([of]) => of.test(text))?.[1];

/** An opening as a reader remembers it some rows later; of works of art every one is of its own. */
const shapeOf = oncePerKey((opening: Template): string => {
  const [first = ''] = opening.split('. ', 1);
  if (first.includes('{work}')) return first;
  const whole = seenIn(wholes, first);
  if (whole !== undefined) return whole;
  const frame = seenIn(frames, first) ?? first;
  if (!first.includes('часы')) return `${first.includes('{finish}')} ${frame}`;
  const slots = slotsOf(first);
  const fact = told.find(([names]) => names.some((name) => slots.includes(name)))?.[1] ?? '';
  return `${frame} ${fact}`;
});

/** Openings with one first word stand beside each other only where there are no others. */
export const likeness: Likeness = {
  shapeOf,
  startOf: (opening) => opening.split(' ', 1).join(''),
};
