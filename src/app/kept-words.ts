import type { i18n } from 'i18next';
import { cloneElement, type ReactElement } from 'react';

/** By the data of a page, which Gatsby keeps as long as it knows the page. */
const instances = new WeakMap<object, i18n>();

/**
 * A page as the i18n plugin has wrapped it, with the words that it had before. The plugin makes an
 * instance of i18next whenever a page is drawn, and a choice in a filter draws it: to whatever says
 * a word another instance is news, so that everything on the page was drawn again.
 * @param data what the page's query gave
 */
export function withKeptWords(page: ReactElement, data: object | undefined): ReactElement {
  const words = (page as ReactElement<{ i18n?: i18n }>).props.i18n;
  if (!data || !words) return page;
  const kept = instances.get(data) ?? words;
  instances.set(data, kept);
  return kept === words ? page : cloneElement(page, { i18n: kept });
}
