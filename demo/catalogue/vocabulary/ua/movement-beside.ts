import { sentencesOf } from '../line-first';

const reserveAlone = /[Зз]апас ходу|Після повного заводу/u;
const movementAlone = /^(?:Усередині працює|Механізм —) (?!.*запас)/u;

/** Of a watch whose opening tells how long it goes, the movement that does so is named right behind it. */
export function movementBeside(text: string): string {
  const [opening = '', ...others] = sentencesOf(text);
  const movement = others.find((sentence) => movementAlone.test(sentence));
  if (movement === undefined || !reserveAlone.test(opening) || opening.includes('калібр')) {
    return text;
  }
  const rest = others.filter((sentence) => sentence !== movement);
  // The years of its reference stand beside its own.
  const years = rest.filter((sentence) => sentence.startsWith('Референс '));
  const body = rest.filter((sentence) => !years.includes(sentence));
  return [opening, ...years, movement, ...body].join(' ');
}
