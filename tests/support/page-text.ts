const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': '’',
  '&nbsp;': ' ',
};

/** What a reader and a search engine read of a built page: title, description and visible words. */
export function textOfHtml(html: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  const description = /<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(html)?.[1] ?? '';
  const body = (html.split(/<body[^>]*>/)[1] ?? '')
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    // What the estimator works out is no promise; its own tests look at it.
    .replace(/<div[^>]*role="status"[\s\S]*?<\/div><\/div>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    // Words that stand in one line run on; blocks end a sentence.
    .replace(/<\/(?:p|li|h\d|div|section|article|summary|details|dd)>/g, ' ; ')
    .replace(/<[^>]+>/g, ' ');
  return [title, description, body]
    .join(' ; ')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? ' ')
    .replace(/[\s\u00A0\u202F]+/g, ' ');
}
