import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, type HostCode } from '../../src/config/hosts';
import { languages, type LanguageCode } from '../../src/config/languages';

/** Letters that a language does not have. */
const foreignLetters: Record<LanguageCode, RegExp> = {
  ru: /[іїєґʻʼ]/i,
  ua: /[ыэёъ]/i,
  en: /[а-яёіїєґ]/i,
  uz: /[а-яёіїєґ]/i,
};

/**
 * Latin words that may begin with a small letter among Cyrillic ones: parts of names of makers,
 * models and materials, and words that a text quotes to explain them (`cannage`, `grand feu`). A name
 * that begins with a capital needs no excuse.
 */
const partsOfNames = new Set(
  'de la le les du des van von der and of the pour à et di da del en au un mm neomatik cookie cannage saffiano grand feu flyback hublot'.split(
    ' ',
  ),
);
const smallLatinWord = /(?<![\p{L}\p{N}_./@-])[a-zà-ÿ]{2,}(?![\p{L}\p{N}_./@-])/gu;

/**
 * Quoted words of another alphabet, and what everybody writes alike: the numbers of pledge tickets
 * begin with Cyrillic letters of the branch on every host.
 */
const quotations = /МС-\d+/g;

const localesFolder = join(__dirname, '../../src/locales/ru');
const keys = new Set(
  readdirSync(localesFolder).flatMap((file) =>
    keysOf(JSON.parse(readFileSync(join(localesFolder, file), 'utf8'))).flatMap((key) => [
      key,
      `${file.replace('.json', '')}:${key}`,
    ]),
  ),
);

/** Texts of a page that are not of its host's language: a key instead of words, foreign letters. */
export function foreignTexts(host: HostCode, texts: readonly string[]): string[] {
  return texts.filter((text) => {
    if (keys.has(text) || /\{\{\w+\}\}/.test(text)) return true;
    const own = text.replace(quotations, '');
    if (foreignLetters[languageOf(host)].test(own)) return true;
    return foreignWordsIn(host, own).length > 0;
  });
}

/** Latin words with a small letter where words are Cyrillic, but for parts of names. */
export function foreignWordsIn(host: HostCode, text: string): string[] {
  if (languages[languageOf(host)].script !== 'cyrillic') return [];
  return [...text.matchAll(smallLatinWord)].flatMap(([word]) =>
    partsOfNames.has(word) ? [] : [word],
  );
}

function keysOf(words: unknown, prefix = ''): string[] {
  if (typeof words === 'string') return prefix.includes('.') ? [prefix] : [];
  return Object.entries(words as object).flatMap(([name, part]) =>
    keysOf(part, prefix ? `${prefix}.${name}` : name),
  );
}
