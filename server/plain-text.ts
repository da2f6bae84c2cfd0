/**
 * Characters that move, hide or reorder what stands around them: controls other than line feed and
 * tab, marks of direction, and separators of lines that only some programs break at.
 */
const unruly =
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;

/** Text of a stranger for a reader: each unruly character becomes U+FFFD; CRLF and CR are line feeds. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed().replace(unruly, '\ufffd');
}

/** The same on one line, as a subject or the name of a file. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim();
}

/**
 * JSON that a terminal shows as it is: unruly characters, which JSON itself lets stand, are escaped.
 * It means the same to whoever parses it.
 */
export function terminalJson(value: unknown): string {
  const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, 2).replace(unruly, escaped);
}
