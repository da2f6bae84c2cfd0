import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, type HostCode } from '../../src/config/hosts';
import { type LanguageCode } from '../../src/config/languages';
import { labelWords } from '../../server/api/catalogue/label-texts';
import { documentWords } from '../../server/api/documents/words';
import { letterSignature } from '../../server/api/mail/letter-kinds';
import { letterWords } from '../../server/api/mail/letter-texts';
import { requestWords } from '../../server/api/mail/request-words';
import { topicWords } from '../../server/api/mail/topic-texts';
import { outcomeWords } from '../../server/api/http/outcome-texts';
import { statusWords } from '../../server/api/http/status-texts';
import { loadAllTexts } from '../../demo/load/all-texts';
import { type Catalogue } from '../../demo/catalogue/types';

const localesFolder = join(__dirname, '../../src/locales');

/** Fields that are read by programs. */
export const machineFields = new Set([
  'url',
  'alias',
  'key',
  'city',
  'path',
  'icon',
  'type',
  'catalogType',
]);

/** What the backend says to readers of a language: letters, labels, outcomes, failures. */
export const backendWords = (language: LanguageCode) => ({
  letters: letterWords[language],
  signature: letterSignature[language],
  topics: topicWords[language],
  requests: requestWords[language],
  labels: labelWords[language],
  documents: documentWords[language],
  outcomes: outcomeWords[language],
  statuses: statusWords[language],
});

/** Every text that a visitor of a host may read, of the site and of the demonstration data. */
export function textsOfHost(host: HostCode, { makers, collections, items }: Catalogue): string[] {
  const language = languageOf(host);
  return stringsOf([
    readdirSync(join(localesFolder, language)).map((file): unknown =>
      JSON.parse(readFileSync(join(localesFolder, language, file), 'utf8')),
    ),
    backendWords(language),
    loadAllTexts()[host],
    makers.map(({ title, about }) => [title[language], about[language]]),
    collections.map(({ note }) => note[language]),
    items.map(({ texts }) => texts[language]),
  ]);
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    machineFields.has(name) ? [] : stringsOf(inner),
  );
}

/** Addresses, placeholders, markup, entities and initials hold no words of a language. */
const notWords =
  /https?:\/\/\S+|(?<=\s|^)\p{Lu}\p{Ll}?\.(?=\s|$)|\]\([^)]*\)|\{\{?[^}]*\}\}?|<[^>]+>|&\w+;|\b[\w.]+@[\w.]+|\$t\([^)]*\)/gu;

/** A text without what holds no words of a language. */
export const withoutMarkup = (text: string): string => text.replace(notWords, ' ');

/** The different words of texts, with one kind of apostrophe. */
export function wordsOf(texts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    const plain = withoutMarkup(text).replace(/[’ʼ]/g, "'");
    for (const [word] of plain.matchAll(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu)) words.add(word);
  }
  return words;
}
