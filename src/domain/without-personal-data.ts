import { withoutSecrets } from './without-secrets';

/** Characters; what an error says beyond them is of no use, and takes long to look through. */
const longest = 8_000;

/** Also as it stands in an address. */
const mailbox = /[^\s@<>"'(),:;=/&?]{1,64}(?:@|%40)[^\s@<>"'(),:;&?/]+/gi;

/** What may be a phone: digits with what people put between them, not within a word or a path. */
const digits = /(?<![\w./-])(?:\+|%2B)?\(?\d(?:[\d\s()-]|%20|%28|%29){7,28}\d(?![\w-])/gi;
const isPhone = (text: string) => /^\d{9,15}$/.test(text.replace(/%\w\w|\D/g, ''));

const credentials = /\b(Bearer|Basic)\s+[^\s"',;]+/gi;

/** Letters of both cases in a long row: a token. Names of files are of small letters. */
const longWord = /(?<![\w-])[\w-]{32,}(?![\w-])/g;
const isToken = (text: string) => /[A-Z]/.test(text) && /[a-z]/.test(text);

/** A schema and a parser repeat what they could not take. */
const repeated = /\b(received|identifier) ".*"/gs;
const notJson = /(Unexpected [^,]*), .* is not valid JSON/gs;

/**
 * A text of an error without what says who somebody is or lets somebody in: tokens, mailboxes, phones,
 * and values that a check repeats. Names cannot be told from other words: no error of ours has them.
 */
export function withoutPersonalData(text: string): string {
  return withoutSecrets(text.slice(0, longest))
    .replace(credentials, '$1 …')
    .replace(repeated, '$1 "…"')
    .replace(notJson, '$1, … is not valid JSON')
    .replace(mailbox, '…@…')
    .replace(longWord, (word) => (isToken(word) ? '…' : word))
    .replace(digits, (found) => (isPhone(found) ? '…' : found));
}
