import { Parser } from 'htmlparser2';
import { LRUCache } from 'lru-cache';

/** What the checks look at in one HTML file. */
export interface PageScan {
  /** Addresses below the root that the page refers to, without query and anchor. */
  links: string[];
  /** Signs of a mistake in what a visitor reads or hears. */
  oddTexts: string[];
  /** Texts of the JSON-LD scripts. */
  jsonLd: string[];
  /** Values of `data-price`: `amount`, or the reason why there is none. */
  prices: string[];
  /** Texts of what runs: scripts within the page and handlers of events in attributes. */
  scripts: string[];
  /** The Content-Security-Policy that stands in the page, before anything that loads or runs; or none. */
  policy: string | null;
}

const linkAttributes = new Set(['href', 'src', 'action', 'poster']);
const readAttributes = new Set(['alt', 'title', 'aria-label', 'placeholder', 'content']);
const unread = new Set(['script', 'style', 'template']);
/** What a policy that comes after them no longer decides over. */
const loading = new Set(['script', 'link', 'style', 'base', 'body']);
/** Other types of a script are data, which no browser runs. */
const runs =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const odd = /(?:^|[^\p{L}\p{N}_])(undefined|NaN|\[object [A-Z]\w*\])(?![\p{L}\p{N}_])/u;

/** A part that pages share, with the marks that Gatsby leaves around it. */
const sharedPart = /<!-- slice-start id="[^"]*" -->.*?<!-- slice-end id="[^"]*" -->/gs;

/** What a style element holds, of which nothing is looked at. */
const styles = /(<style[^>]*>)[^<]*/g;

/** Of header and footer, which take longer to read than what most pages have of their own. */
const sharedScans = new LRUCache<string, PageScan>({ max: 20 });

/** Reads the addresses and the odd texts of a page; what it shares with the last ones is not read again. */
export function scanPage(html: string): PageScan {
  const scans = [scanHtml(html.replace(sharedPart, '').replace(styles, '$1'))];
  for (const [part] of html.matchAll(sharedPart)) {
    const scan = sharedScans.get(part) ?? scanHtml(part);
    sharedScans.set(part, scan);
    scans.push(scan);
  }
  return {
    links: [...new Set(scans.flatMap(({ links }) => links))],
    oddTexts: [...new Set(scans.flatMap(({ oddTexts }) => oddTexts))],
    jsonLd: scans.flatMap(({ jsonLd }) => jsonLd),
    prices: scans.flatMap(({ prices }) => prices),
    scripts: scans.flatMap(({ scripts }) => scripts),
    policy: scans[0]?.policy ?? null,
  };
}

function scanHtml(html: string): PageScan {
  const links = new Set<string>();
  const oddTexts = new Set<string>();
  const jsonLd: string[] = [];
  const prices: string[] = [];
  const scripts: string[] = [];
  let policy: string | null = null;
  let hasLoaded = false;
  // What a stream leaves of a letter that it cuts in two (src/gatsby/webpack/react-dom-server.ts).
  if (html.includes('\0')) oddTexts.add('NUL');
  let unreadDepth = 0;
  /** Where the text of a script goes that is being read. */
  let script: string[] | null = null;
  const read = (text: string) => {
    if (odd.test(text)) oddTexts.add(text.trim().replace(/\s+/g, ' ').slice(0, 120));
  };
  const placeOf = ({ type = '', src }: Record<string, string>) => {
    if (type === 'application/ld+json') return jsonLd;
    return src === undefined && runs.test(type.trim()) ? scripts : null;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unread.has(name)) unreadDepth += 1;
      if (name === 'meta' && /^content-security-policy$/i.test(attributes['http-equiv'] ?? ''))
        policy ??= hasLoaded ? null : (attributes.content ?? '');
      hasLoaded ||= loading.has(name);
      script = name === 'script' ? placeOf(attributes) : null;
      script?.push('');
      if (attributes['data-price']) prices.push(attributes['data-price']);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (linkAttributes.has(attribute)) addLink(links, value);
        else if (attribute === 'srcset' || attribute === 'imagesrcset') {
          for (const candidate of value.split(',')) addLink(links, candidate.trim());
        } else if (readAttributes.has(attribute)) read(value);
        else if (attribute.startsWith('on')) scripts.push(value);
      }
    },
    onclosetag(name) {
      script = null;
      if (unread.has(name)) unreadDepth -= 1;
    },
    ontext(text) {
      // The text of one script may come in pieces.
      script?.push(`${script.pop()}${text}`);
      if (unreadDepth === 0) read(text);
    },
  });
  parser.end(html);
  return { links: [...links], oddTexts: [...oddTexts], jsonLd, prices, scripts, policy };
}

function addLink(links: Set<string>, address: string): void {
  const path = /^\/(?!\/)[^?#\s]*/.exec(address)?.[0];
  if (path) links.add(path);
}
