import { Parser } from 'htmlparser2';

/** What a crawler and a reader learn from the HTML of a page. */
export interface PageFacts {
  title: string;
  description: string;
  robots: string;
  /** Path of the canonical address; null when the page names none. */
  canonical: string | null;
  h1: number;
  /** Whether a first heading stands in `main`. */
  hasHeadingInMain: boolean;
  /** Texts of `main` that are there without scripts, but for its title, ways and controls. */
  mainTexts: string[];
  /** A part is marked as still coming. */
  isBusy: boolean;
  /** Paths inside the site that links lead to, without query and anchor. */
  links: string[];
  jsonLd: string[];
  /** What is read or heard in the language of the page, one text node or attribute each. */
  texts: string[];
}

const readAttributes = ['alt', 'title', 'aria-label', 'placeholder'];
/** Parts of `main` that say nothing of its subject, or stand on other pages too. */
const notOwn = new Set(['h1', 'nav', 'button', 'form', 'label']);
const unread = new Set(['script', 'style', 'template', 'svg', 'noscript']);

/** Reads a page; what is marked as another language (`lang` on an element) is left out of `texts`. */
export function factsOf(html: string): PageFacts {
  const facts: PageFacts = {
    title: '',
    description: '',
    robots: '',
    canonical: null,
    h1: 0,
    hasHeadingInMain: false,
    mainTexts: [],
    isBusy: false,
    links: [],
    jsonLd: [],
    texts: [],
  };
  const links = new Set<string>();
  /** Open elements within one that is not read in the language of the page. */
  let unreadDepth = 0;
  let within: string | null = null;
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isForeign = name !== 'html' && attributes.lang !== undefined;
      if (unreadDepth > 0 || unread.has(name) || isForeign) unreadDepth += 1;
      open.push(name);
      if (name === 'h1') {
        facts.h1 += 1;
        facts.hasHeadingInMain ||= open.includes('main');
      }
      if (attributes['aria-busy'] === 'true') facts.isBusy = true;
      if (name === 'title') within = unreadDepth > 0 ? null : 'title';
      if (name === 'script' && attributes.type === 'application/ld+json') {
        within = 'jsonLd';
        facts.jsonLd.push('');
      }
      if (name === 'meta' && attributes.name === 'description') {
        facts.description = attributes.content ?? '';
      }
      if (name === 'meta' && attributes.name === 'robots') facts.robots = attributes.content ?? '';
      if (name === 'link' && attributes.rel === 'canonical') {
        facts.canonical = new URL(attributes.href ?? '').pathname;
      }
      const path = name === 'a' ? /^\/(?!\/)[^?#]*/.exec(attributes.href ?? '')?.[0] : undefined;
      if (path) links.add(path);
      if (unreadDepth === 0) {
        for (const attribute of readAttributes) {
          const text = attributes[attribute]?.trim();
          if (text) facts.texts.push(text);
        }
      }
    },
    ontext(text) {
      if (within === 'title') facts.title += text;
      if (within === 'jsonLd') facts.jsonLd.push((facts.jsonLd.pop() ?? '') + text);
      const read = text.trim();
      if (unreadDepth > 0 || !read) return;
      facts.texts.push(read);
      if (open.includes('main') && !open.some((name) => notOwn.has(name))) {
        facts.mainTexts.push(read);
      }
    },
    onclosetag() {
      open.pop();
      within = null;
      if (unreadDepth > 0) unreadDepth -= 1;
    },
  });
  parser.end(html);
  facts.links = [...links];
  facts.texts.push(facts.description);
  return facts;
}
