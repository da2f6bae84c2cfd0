import { type Template } from './language';
import { oncePerKey } from './once-per-key';

/** What is known, by slot; a slot that is absent or null is not known. */
export type Slots = Readonly<Record<string, string | null | undefined>>;

const slot = /\{(\w+)\}/g;

export const slotsOf = oncePerKey((template: Template): readonly string[] =>
  [...template.matchAll(slot)].map(([, name = '']) => name),
);

export function isUsable(template: Template, slots: Slots): boolean {
  return slotsOf(template).every((name) => typeof slots[name] === 'string');
}

/** @throws Error when the template needs a slot that is not known. */
export function fill(template: Template, slots: Slots): string {
  return template.replace(slot, (_, name: string) => {
    const word = slots[name];
    if (typeof word !== 'string') throw new Error(`"${template}" needs {${name}}`);
    return word;
  });
}

/** The first letter in upper case, past an opening quotation mark. */
export function asSentence(text: string): string {
  return text.replace(/^([‘“«]?)(\p{Ll})/u, (_, quote: string, letter: string) => {
    return quote + letter.toUpperCase();
  });
}

/** The first letter in lower case, unless the word is a grade or an abbreviation (G, VS1, США). */
export function inSentence(title: string): string {
  return /^\p{Lu}(?!\p{Ll})/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** Words of a text; a lone dash is none. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
