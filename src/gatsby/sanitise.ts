import sanitizeHtml from 'sanitize-html';

/** Whose links are not foreign, and from where pictures may come without https. */
export interface HtmlOrigins {
  /** Origin of the site that shows the HTML. */
  site: string;
  /** Origin of the backend that its pictures come from. */
  backend: string;
}

const textTags = ['h2', 'h3', 'h4', 'p', 'br', 'strong', 'em', 'blockquote', 'ul', 'ol', 'li'];
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const cellAttributes = ['colspan', 'rowspan'];

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** More passes than any HTML that was found needs. */
const mostPasses = 5;

/**
 * Editor's HTML, reduced to what pages know how to show: headings, paragraphs, lists, links, quotes,
 * tables and pictures. Whatever can run, load or restyle is dropped, its text kept. What is left is
 * read again as a browser would read it, until it stays as it is: a paragraph within a paragraph, as
 * broken tags leave it, is two.
 */
export function sanitise(html: string, origins: HtmlOrigins): string {
  let cleaned = html;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const before = cleaned;
    cleaned = cleanedOnce(before, origins);
    if (cleaned === before) break;
  }
  return cleaned;
}

function cleanedOnce(html: string, origins: HtmlOrigins): string {
  return sanitizeHtml(html, {
    allowedTags: [...textTags, ...tableTags, 'a', 'figure', 'figcaption', 'img'],
    allowedAttributes: {
      '*': ['lang'],
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: [...cellAttributes, 'scope'],
      td: cellAttributes,
    },
    // Addresses are judged by `linkFor` and `isPicture`; this is the second lock.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'title',
      'iframe',
    ],
    transformTags: {
      // A quotation in another language says which (WCAG 3.1.2).
      '*': (tagName, { lang = '', ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(isLanguage(lang) && { lang }) },
      }),
      b: 'strong',
      i: 'em',
      // A page has one first heading, its own.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkFor(href.trim(), origins.site) }),
      img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
        tagName,
        attribs: {
          src,
          alt,
          ...(isPixels(width) && { width }),
          ...(isPixels(height) && { height }),
          loading: 'lazy',
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !isPicture(attribs.src ?? '', origins.backend),
  });
}

/** Attributes of a link; none, and so no link, unless it is a path of the site or a known scheme. */
function linkFor(href: string, siteOrigin: string): Record<string, string> {
  if (isSitePath(href)) return { href };
  if (!URL.canParse(href)) return {};
  const { protocol, origin } = new URL(href);
  if (!linkSchemes.includes(protocol)) return {};
  const isForeign = protocol.startsWith('http') && origin !== siteOrigin;
  return isForeign ? { href, rel: 'noopener' } : { href };
}

/** `//host` and `/\host` lead off the site. */
function isSitePath(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && new URL(href, 'http://site').origin === 'http://site';
}

function isPicture(src: string, backendOrigin: string): boolean {
  if (!URL.canParse(src)) return false;
  const { protocol, origin } = new URL(src);
  return protocol === 'https:' || origin === backendOrigin;
}

function isLanguage(value: string): boolean {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(value);
}

function isPixels(value: string): boolean {
  return /^\d{1,5}$/.test(value);
}
