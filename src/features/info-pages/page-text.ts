import type { HostCode } from '../../config/hosts';
import { pageNumbers } from '../../domain/page-numbers';

/** A part of a text page: paragraphs, then a list. */
export interface TextSection {
  title: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
}

/** What a text page says; words in angle brackets are links (`linked-text.tsx`). */
export interface PageText {
  title: string;
  lead: string;
  sections: readonly TextSection[];
}

/**
 * The words of a text page (`locales/{host}/text-{name}.json`), the numbers of its host put in.
 * @param words the namespace as a query gives it; `data` is its JSON
 * @throws Error without words, or when a text names a number that there is not: the build stops.
 */
export function pageText(words: { data: string } | null, host: HostCode): PageText {
  if (!words) throw new Error('a text page has its words');
  const numbers = pageNumbers(host);
  const filled = words.data.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const number = numbers[name];
    if (number === undefined) throw new Error(`a text names the number "${name}", which is none`);
    return String(number);
  });
  return JSON.parse(filled) as PageText;
}
