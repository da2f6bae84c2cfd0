/** A tag or a run of text of sanitised HTML, as it stands there. */
export interface HtmlPart {
  kind: 'open' | 'close' | 'text';
  /** Tag name; empty for text. */
  name: string;
  raw: string;
}

const part = /<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g;

/**
 * Cuts HTML that `sanitise` has left into tags and texts: there every `<` begins a tag and no `>`
 * stands within one. Joined again, the parts are the HTML; whoever changes only the texts cannot
 * break it.
 */
export function htmlParts(html: string): HtmlPart[] {
  return [...html.matchAll(part)].map(([raw, slash, name]) => ({
    kind: name === undefined ? 'text' : slash ? 'close' : 'open',
    name: name ?? '',
    raw,
  }));
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** The text of sanitised HTML, without its tags. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (name) => entities[name] ?? name);
}

/** Text as it stands within HTML, or within a quoted attribute. */
export function escapedText(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** An attribute of an opening tag, unescaped; null when it has none of the name. */
export function attributeOf(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : plainText(value);
}
