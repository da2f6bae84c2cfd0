import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';
import * as published from 'i18next';
import { languageCodes, type LanguageCode } from '../../config/languages';
import { smallerI18next } from './smaller-i18next';

const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');
const sourcesFolder = join(__dirname, '../..');
const localesFolder = join(sourcesFolder, 'locales');

function evaluated(code: string): typeof published {
  const common = transformSync(code, { module: { type: 'commonjs' }, isModule: true });
  const exports = {};
  (compileFunction(common.code, ['exports']) as (exports: object) => void)(exports);
  return exports as typeof published;
}

const compiled = smallerI18next(source);
const smaller = evaluated(compiled);

/** All words of a language, as pages and the i18n plugin hand them over. */
function wordsOf(language: LanguageCode): Record<string, object> {
  const folder = join(localesFolder, language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as object,
    ]),
  );
}

function translator(module: typeof published, language: LanguageCode) {
  const words = wordsOf(language);
  const instance = module.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: language,
    ns: Object.keys(words),
    defaultNS: 'common',
    fallbackNS: ['layout'],
    resources: { [language]: words },
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}

/** What an instance says of a namespace, by keys that are not known to the types. */
const saidBy = (instance: published.i18n, ns: string) =>
  instance.getFixedT(null, ns as published.Namespace) as unknown as (
    key: string,
    values?: object,
  ) => string;

function keysOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    keysOf(inner, path ? `${path}.${key}` : key),
  );
}

/** A value for each placeholder of a text. */
function valuesOf(text: unknown): Record<string, string> {
  const names = String(text).matchAll(/\{\{(\w+)\}\}/g);
  return Object.fromEntries([...names].map(([, name = '']) => [name, `<${name}> $& 5`]));
}

describe('i18next as the browser gets it', () => {
  test.each(languageCodes)('says every word of %s as the published one does', (language) => {
    const [own, whole] = [translator(smaller, language), translator(published, language)];
    const texts = Object.entries(wordsOf(language)).flatMap(([ns, words]) =>
      keysOf(words, '').map((key) => {
        const values = valuesOf(saidBy(whole, ns)(key));
        return { own: saidBy(own, ns)(key, values), whole: saidBy(whole, ns)(key, values) };
      }),
    );
    expect(texts.map(({ own: said }) => said)).toEqual(texts.map(({ whole: said }) => said));
    expect(texts.filter(({ own: said }) => said.includes('{{'))).toEqual([]);
    expect(texts.length).toBeGreaterThan(500);
  });

  test.each(languageCodes)(
    'counts and finds what is missing in %s as the published one',
    (language) => {
      const [own, whole] = [translator(smaller, language), translator(published, language)];
      const asked: [string, object?][] = [
        ['nothing.like.this'],
        ['nothing.like.this', { defaultValue: 'else {{count}}', count: 3 }],
        ['catalogue:title'],
        ['common:tags'],
        ['tags.brand_new', { ns: ['layout', 'common'] }],
        ...[0, 1, 2, 5, 11, 21].map((count): [string, object] => [
          'many',
          { count, defaultValue_one: 'one', defaultValue_few: 'few', defaultValue_other: 'other' },
        ]),
      ];
      for (const [key, options] of asked) {
        expect(saidBy(own, 'common')(key, options)).toEqual(saidBy(whole, 'common')(key, options));
      }
      const loaded = (instance: published.i18n) =>
        ['common', 'no-such'].map((ns) => instance.hasLoadedNamespace(ns));
      expect(loaded(own)).toEqual(loaded(whole));
      expect([own.language, own.languages, own.resolvedLanguage]).toEqual([
        whole.language,
        whole.languages,
        whole.resolvedLanguage,
      ]);
    },
  );

  test('is two thirds of the published one', () => {
    expect(compiled.length).toBeLessThan(source.length * 0.7);
  });

  test('is refused when a method that is cut has another name', () => {
    expect(() => smallerI18next(source.replace('queueLoad(lang', 'queue(lang'))).toThrow(
      'i18next has no Connector.queueLoad',
    );
  });
});

test('no word names a format or another word, which are cut', () => {
  for (const language of languageCodes) {
    const texts = JSON.stringify(wordsOf(language));
    expect(texts).not.toMatch(/\{\{[^}]*,|\$t\(/);
  }
});

test('nothing asks for lists of words, details or another processing, which are cut', () => {
  const files = readdirSync(sourcesFolder, { recursive: true, encoding: 'utf8' });
  const asking = files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('gatsby/webpack/'))
    .filter((file) =>
      /\b(?:returnObjects|returnDetails|postProcess)\b/.test(
        readFileSync(join(sourcesFolder, file), 'utf8'),
      ),
    );
  expect(asking).toEqual([]);
});
