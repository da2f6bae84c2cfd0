import { marked } from 'marked';

/** HTML of a text as editors write it. */
export function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim();
}
