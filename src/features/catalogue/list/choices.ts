import {
  atStart,
  boundFields,
  flagFields,
  multiFields,
  setBound,
  toggleFlag,
  toggleValue,
  type BoundField,
  type Filter,
  type FlagField,
  type MultiField,
} from './filter';

/** One thing that a visitor has chosen: what a chip stands for. */
export type Choice =
  | { kind: 'value'; field: MultiField; value: string }
  | { kind: 'bound'; field: BoundField; value: number }
  | { kind: 'flag'; field: FlagField }
  /** `available=0`: what cannot be had is shown too. */
  | { kind: 'unavailable' };

/** Everything that is chosen, in the order of the address. */
export function choicesOf(filter: Filter): Choice[] {
  return [
    ...multiFields.flatMap((field) =>
      (filter.chosen[field] ?? []).map((value): Choice => ({ kind: 'value', field, value })),
    ),
    ...boundFields.flatMap((field): Choice[] => {
      const value = filter.bounds[field];
      return value === undefined ? [] : [{ kind: 'bound', field, value }];
    }),
    ...flagFields.flatMap((field): Choice[] =>
      filter.flags[field] ? [{ kind: 'flag', field }] : [],
    ),
    ...(filter.available === 0 ? [{ kind: 'unavailable' } as const] : []),
  ];
}

export function choiceKey(choice: Choice): string {
  if (choice.kind === 'unavailable') return choice.kind;
  return choice.kind === 'value' ? `${choice.field}.${choice.value}` : choice.field;
}

/** The filter without one of its choices. */
export function withoutChoice(filter: Filter, choice: Choice): Filter {
  switch (choice.kind) {
    case 'value':
      return toggleValue(filter, choice.field, choice.value);
    case 'bound':
      return setBound(filter, choice.field, null);
    case 'flag':
      return toggleFlag(filter, choice.field);
    case 'unavailable':
      return { ...atStart(filter), available: 1 };
  }
}

/**
 * The order of choices after a change: what was chosen stays where it was, what is new comes last.
 * An address keeps no order of time, so choices of a shared link count as made in its order.
 * @returns `before` where nothing has changed
 */
export function inOrder(before: readonly string[], filter: Filter): readonly string[] {
  const now = choicesOf(filter).map(choiceKey);
  const kept = before.filter((key) => now.includes(key));
  const isAsBefore = kept.length === before.length && kept.length === now.length;
  return isAsBefore ? before : [...kept, ...now.filter((key) => !before.includes(key))];
}
