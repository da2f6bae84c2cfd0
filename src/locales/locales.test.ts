/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type LanguageCode } from '../config/languages';

type Words = Map<string, string>;

const namespaces = readdirSync(join(__dirname, 'ru')).sort();
const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const pluralForms: Record<LanguageCode, string[]> = {
  ru: ['few', 'many', 'one', 'other'],
  ua: ['few', 'many', 'one', 'other'],
  en: ['one', 'other'],
  uz: ['one', 'other'],
};

function wordsOf(host: LanguageCode): Words {
  const words: Words = new Map();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') words.set(key, value);
    else
      for (const [name, part] of Object.entries(value as object)) collect(part, `${key}.${name}`);
  };
  for (const file of readdirSync(join(__dirname, host))) {
    collect(
      JSON.parse(readFileSync(join(__dirname, host, file), 'utf8')),
      file.replace('.json', ''),
    );
  }
  return words;
}

const keysOf = (host: LanguageCode) =>
  [...new Set([...wordsOf(host).keys()].map((key) => key.replace(pluralSuffix, '')))].sort();

describe.each(languageCodes)('the words of %s', (host) => {
  const words = wordsOf(host);

  test('have the namespaces and keys of ru', () => {
    expect(readdirSync(join(__dirname, host)).sort()).toEqual(namespaces);
    expect(keysOf(host)).toEqual(keysOf('ru'));
  });

  test('have every plural form of the language', () => {
    const forms = new Map<string, string[]>();
    for (const key of words.keys()) {
      const form = pluralSuffix.exec(key)?.[1];
      if (!form) continue;
      const base = key.replace(pluralSuffix, '');
      forms.set(base, [...(forms.get(base) ?? []), form].sort());
    }
    expect(forms.size).toBeGreaterThan(0);
    for (const found of forms.values()) expect(found).toEqual(pluralForms[host]);
  });

  test('are never empty', () => {
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('keep the alphabet of the language', () => {
    const foreign = {
      ru: /[іїєґʻʼ]|[a-z]/i,
      ua: /[ыэёъ]|[a-z]/i,
      en: /[а-яёіїєґ]/i,
      uz: /[а-яёіїєґ]|['‘’`]/i,
    }[host];
    // Placeholders, places of links, and names that are Latin everywhere.
    const withoutPlaceholders = (text: string) =>
      text.replace(
        /\{\{\w+\}\}|<\/?\w+>|WhatsApp|Viber|Telegram|Hermès|Vertu|JavaScript|reCAPTCHA|Google|cookie/g,
        '',
      );
    expect([...words].filter(([, text]) => foreign.test(withoutPlaceholders(text)))).toEqual([]);
  });

  test('have the placeholders of ru', () => {
    const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
    const russian = wordsOf('ru');
    for (const [key, text] of words) {
      const source = russian.get(key) ?? russian.get(key.replace(pluralSuffix, '_other'));
      expect([key, placeholders(text)]).toEqual([key, placeholders(source ?? '')]);
    }
  });
});
