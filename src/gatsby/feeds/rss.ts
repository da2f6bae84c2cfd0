/** A list of articles as a feed; addresses absolute, instants ISO 8601. */
export interface Feed {
  title: string;
  description: string;
  /** Address of the list's page. */
  link: string;
  /** Address of the feed itself. */
  self: string;
  /** BCP 47. */
  language: string;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  title: string;
  link: string;
  description: string;
  publishDate: string;
}

/** What XML 1.0 does not allow at all, not even escaped. */
const forbidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function xmlText(text: string): string {
  return text
    .replace(forbidden, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/**
 * A feed as RSS 2.0. Its date is that of the newest entry: the day of the build would change the file
 * on every build.
 */
export function rss({ title, description, link, self, language, entries }: Feed): string {
  const newest = entries[0]?.publishDate;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(link)}</link>`,
    `<description>${xmlText(description)}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${rfc822(newest)}</lastBuildDate>`] : []),
    ...entries.map(
      (entry) =>
        `<item><title>${xmlText(entry.title)}</title><link>${xmlText(entry.link)}</link>` +
        `<guid>${xmlText(entry.link)}</guid><pubDate>${rfc822(entry.publishDate)}</pubDate>` +
        `<description>${xmlText(entry.description)}</description></item>`,
    ),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function rfc822(instant: string): string {
  return new Date(instant).toUTCString();
}
