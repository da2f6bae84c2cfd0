import { anchorsOf } from './anchor';
import { plainText } from './html-parts';

/** A part of a text that has a title of its own. */
export interface TextSection {
  id: string;
  title: string;
}

const heading = /<h2>(.*?)<\/h2>/gs;

/** Gives every section of a sanitised text an anchor, and tells what sections there are. */
export function withSections(html: string): { html: string; sections: TextSection[] } {
  const titles = [...html.matchAll(heading)].map(([, inner = '']) =>
    plainText(inner).replace(/\s+/g, ' ').trim(),
  );
  const ids = anchorsOf(titles);
  let next = 0;
  const anchored = html.replace(heading, (_, inner: string) => {
    const id = ids[next] ?? '';
    next += 1;
    return `<h2 id="${id}">${inner}</h2>`;
  });
  const sections = titles.map((title, index) => ({ id: ids[index] ?? '', title }));
  return { html: anchored, sections: sections.filter(({ title }) => title !== '') };
}
