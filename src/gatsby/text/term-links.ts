import { routes } from '../../config/routes';
import { htmlParts } from './html-parts';
import type { TermFinder } from './term-finder';

/** Where a word stays what it is: within another link, in titles and in the heads of tables. */
const unlinked = new Set(['a', 'h2', 'h3', 'h4', 'caption', 'th', 'figcaption']);

/**
 * Links the terms of the glossary in a text that is ready to be shown: each once, where it first
 * stands. Only texts between tags are touched, so that the HTML stays what it is.
 */
export function withTermLinks(html: string, finder: TermFinder): string {
  const linked = new Set<string>();
  let unlinkedDepth = 0;
  return htmlParts(html)
    .map(({ kind, name, raw }) => {
      if (unlinked.has(name)) unlinkedDepth += kind === 'open' ? 1 : -1;
      if (kind !== 'text' || unlinkedDepth > 0) return raw;
      let shown = '';
      let from = 0;
      for (const { key, start, end } of finder.placesIn(raw, linked)) {
        linked.add(key);
        const link = `<a href="${routes.glossary(key)}" data-term="">${raw.slice(start, end)}</a>`;
        shown += raw.slice(from, start) + link;
        from = end;
      }
      return shown + raw.slice(from);
    })
    .join('');
}
