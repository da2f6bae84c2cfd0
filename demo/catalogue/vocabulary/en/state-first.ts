import { point } from './names';

/** What is told of a new watch, and what is left to tell where it was called unworn at first. */
const unworn: readonly (readonly [condition: RegExp, left: string])[] = [
  [
    / (?:Unworn|New)[,;] (?:without a scratch|the case and clasp are without a scratch|with no scratches) ?(?:on the case or clasp)?\./u,
    ' There is no scratch on the case or clasp.',
  ],
  [
    / (?:New and unworn|Unworn, in new condition|In new, unworn condition|Brand new and unworn|Never worn|Unworn|New, and never worn|(?:The watch|It) has never been worn)\./u,
    '',
  ],
];

const example = /^A (?=\d{4} example of reference )/u;

/** Of a watch that was never worn, that first: `An unworn 2023 example of reference …`. */
function unwornFirst(text: string): string {
  if (!example.test(text)) return text;
  const state = unworn.find(([condition]) => condition.test(text));
  return state ? text.replace(state[0], state[1]).replace(example, 'An unworn ') : text;
}

const diver = new RegExp(
  String.raw`^This (?<name>\d{4} [^,]*, reference [^,]*), has (?<body>${point}*?) and (?<hasBezel>a rotating bezel${point}*?),? and is (?<proof>water-resistant|rated) to (?<depth>[2-9]\d\d|\d,?\d{3}) metres\.`,
  'u',
);

/** Of a watch for divers, first how deep it may go. */
const depthFirst = (text: string): string =>
  text.replace(diver, (...told) => {
    const { name, body, hasBezel, proof, depth } = told.at(-1) as Record<string, string>;
    const first = proof === 'rated' ? 'Rated' : 'Water-resistant';
    return `${first} to ${depth} metres, this ${name}, has ${body} and ${hasBezel}.`;
  });

/** What tells a watch from its neighbours best, where its opening leaves room for it, is told first. */
export const stateFirst = (text: string): string => depthFirst(unwornFirst(text));
