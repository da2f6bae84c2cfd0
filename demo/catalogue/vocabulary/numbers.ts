import { type Forms, type Language, type PluralForms } from './language';
import { oncePerKey } from './once-per-key';

// Either takes longer to make than to use.
const pluralRulesOf = oncePerKey((tag: string) => new Intl.PluralRules(tag));
const conjunctionOf = oncePerKey(
  (tag: string) => new Intl.ListFormat(tag, { type: 'conjunction' }),
);

/** A number with its noun, e.g. `72 часа`. */
export function counted(count: number, forms: PluralForms, tag: string): string {
  return `${count} ${forms[pluralRulesOf(tag).select(count)] ?? forms.other}`;
}

/** `digits` decimals at most; whole numbers stay whole unless `isFixed`. */
export function decimal(
  value: number,
  { decimalComma }: Pick<Language, 'decimalComma'>,
  { digits = 2, isFixed = false } = {},
): string {
  const text = isFixed ? value.toFixed(digits) : String(Number(value.toFixed(digits)));
  return decimalComma ? text.replace('.', ',') : text;
}

/** `a, b and c` in the language. */
export function listed(words: readonly string[], tag: string): string {
  return conjunctionOf(tag).format(words);
}

/** Every form of one key as slots. */
export function formsOf<Key extends string>(forms: Forms<Key>, key: Key): Record<string, string> {
  return Object.fromEntries(Object.entries(forms).map(([slot, table]) => [slot, table[key]]));
}
