import { palette } from './palettes';

const sentences = /(?<=[^.]{3}\.) (?=[«А-ЯЁ])/;

const colours = Object.values(palette).flat().join('|');

const author = /[Хх]удожника? |[Мм]астерск(?:ой|ая) «|[Пп]ечатн(?:и|я|ей) «/;

/** What a sentence tells of a work of art; what is not told by its words is what the work shows. */
const artFacts: readonly (readonly [
  fact: 'note' | 'palette' | 'frame' | 'mark' | 'size',
  RegExp,
])[] = [
  ['note', /этой школы|этого круга|эту школу|^Барбизонцы|^Мастерская|^Художники|^Тираж/],
  ['palette', new RegExp(`^(?:${colours}|в колорите)`, 'iu')],
  ['size', /^(?:Холст|Картон|Дерево|Высота|Формат)/],
  ['mark', /^Подписи нет|подпись|монограмма/],
  ['frame', /^Рам|^Лист под/],
];

/** Of a work what it shows comes first, then how its school paints; size and frame follow. */
export function artInOrder(text: string): string {
  const all = text.split(sentences);
  const named = all.slice(0, 2).findIndex((one) => author.test(one));
  if (named < 0) return text;
  // Some works have their author in a second sentence.
  const [first, others] = [all.slice(0, named + 1).join(' '), all.slice(named + 1)];
  const factOf = (one: string) => artFacts.find(([, words]) => words.test(one))?.[0] ?? 'picture';
  const end = others.findIndex((one) => factOf(one) === 'frame');
  if (end < 0) return text;
  const [told, rest] = [others.slice(0, end), others.slice(end)];
  // A note stands after the picture and its colours; never between them, nor behind the frame.
  const late = rest.slice(1).filter((one) => factOf(one) === 'note');
  const of = (...facts: string[]) =>
    [...told, ...late].filter((one) => facts.includes(factOf(one)));
  return [
    first,
    ...of('picture', 'palette'),
    ...of('note'),
    ...of('size', 'mark'),
    ...rest.filter((one) => !late.includes(one)),
  ].join(' ');
}
