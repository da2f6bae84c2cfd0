/** What is told of a new watch, and what is left to tell where it was called unworn at first. */
const unworn: readonly (readonly [condition: RegExp, left: string])[] = [
  [
    / (?:Unworn|New and unworn)[,;] (?:without a scratch|the case and clasp are without a scratch|with no scratches) ?(?:on the case or clasp)?\./u,
    ' There is no scratch on the case or clasp.',
  ],
  [
    / (?:New and unworn|Unworn, in new condition|In new, unworn condition|Brand new and unworn|Never worn|Unworn|New and never worn)\./u,
    '',
  ],
];

const example = /^A (?=\d{4} example of reference )/u;

/** Of a watch that was never worn, that first: `An unworn 2023 example of reference …`. */
export function stateFirst(text: string): string {
  if (!example.test(text)) return text;
  const state = unworn.find(([condition]) => condition.test(text));
  return state ? text.replace(state[0], state[1]).replace(example, 'An unworn ') : text;
}
