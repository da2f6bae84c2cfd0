import { Parser } from 'htmlparser2';

/** What the checks look at in one HTML file. */
export interface PageScan {
  /** Addresses below the root that the page refers to, without query and anchor. */
  links: string[];
  /** Signs of a mistake in what a visitor reads or hears. */
  oddTexts: string[];
}

const linkAttributes = new Set(['href', 'src', 'action', 'poster']);
const readAttributes = new Set(['alt', 'title', 'aria-label', 'placeholder', 'content']);
const unread = new Set(['script', 'style', 'template']);
const odd = /(?:^|[^\p{L}\p{N}_])(undefined|NaN|\[object [A-Z]\w*\])(?![\p{L}\p{N}_])/u;

/** Reads the addresses and the odd texts of a page. */
export function scanPage(html: string): PageScan {
  const links = new Set<string>();
  const oddTexts = new Set<string>();
  let unreadDepth = 0;
  const read = (text: string) => {
    if (odd.test(text)) oddTexts.add(text.trim().replace(/\s+/g, ' ').slice(0, 120));
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unread.has(name)) unreadDepth += 1;
      for (const [attribute, value] of Object.entries(attributes)) {
        if (linkAttributes.has(attribute)) addLink(links, value);
        else if (attribute === 'srcset' || attribute === 'imagesrcset') {
          for (const candidate of value.split(',')) addLink(links, candidate.trim());
        } else if (readAttributes.has(attribute)) read(value);
      }
    },
    onclosetag(name) {
      if (unread.has(name)) unreadDepth -= 1;
    },
    ontext(text) {
      if (unreadDepth === 0) read(text);
    },
  });
  parser.end(html);
  return { links: [...links], oddTexts: [...oddTexts] };
}

function addLink(links: Set<string>, address: string): void {
  const path = /^\/(?!\/)[^?#\s]*/.exec(address)?.[0];
  if (path) links.add(path);
}
