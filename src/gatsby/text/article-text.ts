import { readingMinutes } from './reading-time';
import { withSections, type TextSection } from './sections';
import { withPictures } from './text-pictures';

/** What a page shows of an article's text. */
export interface ArticleText {
  html: string;
  sections: TextSection[];
  minutes: number;
}

/** Makes a sanitised text ready to be read; `backendOrigin` is where its pictures come from. */
export function articleText(html: string, backendOrigin: string): ArticleText {
  const { html: anchored, sections } = withSections(html);
  return { html: withPictures(anchored, backendOrigin), sections, minutes: readingMinutes(html) };
}
