import { htmlParts } from './html-parts';

const together = '\u00a0';

/** `5 000 000`: groups of a number. */
const groups = /(?<![\d,.])\d{1,3}(?: \d{3})+(?!\d)/g;
/** Russian and Ukrainian words of one or two letters, which belong to the word after them. */
const shortWord = /(?<=^|[\s(«„])([а-яёіїєґ]{1,2}) (?=\S)/giu;
/** A dash belongs to the word before it. */
const dash = / (?=[—–] )/g;

/** A text with no-break spaces where a typesetter would not end a line: the letters stay as they are. */
export function typeset(text: string): string {
  return text
    .replace(groups, (number) => number.replaceAll(' ', together))
    .replace(shortWord, `$1${together}`)
    .replace(dash, together);
}

/** The same for sanitised HTML: its tags stay as they are. */
export function typesetHtml(html: string): string {
  return htmlParts(html)
    .map(({ kind, raw }) => (kind === 'text' ? typeset(raw) : raw))
    .join('');
}

const ofField = (value: unknown): unknown => {
  if (typeof value === 'string') return typeset(value);
  if (Array.isArray(value)) return value.map(ofField);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, ofField(inner)]));
};

/** The making of a node whose named fields, with all texts in them, are typeset. */
export function typesetFields<Rest extends unknown[], Node extends object>(
  toNode: (...rest: Rest) => Node,
  ...fields: (keyof Node)[]
) {
  return (...rest: Rest): Node => {
    const node = toNode(...rest);
    const set = fields.map((field) => [field, ofField(node[field])] as const);
    return { ...node, ...Object.fromEntries(set) };
  };
}
