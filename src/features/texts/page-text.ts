import { pageNumbers } from '../../config/page-numbers';

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

const numbers: Record<string, string> = pageNumbers;

/**
 * The words of a text page (`locales/{host}/text-{name}.json`), its business numbers put in.
 * @param data JSON of the namespace
 * @throws Error when a text names a number that there is not: the build stops.
 */
export function pageText(data: string): PageText {
  const filled = data.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const number = numbers[name];
    if (number === undefined) throw new Error(`a text names the number "${name}", which is none`);
    return number;
  });
  return JSON.parse(filled) as PageText;
}

/** The text of a page from the answer of its query. */
export function pageTextOf(words: { data: string } | null | undefined): PageText {
  if (!words) throw new Error('a text page has its words');
  return pageText(words.data);
}
