import { languageCodes, type LanguageCode } from '../../../src/config/languages';

/** One value for each language. */
export type PerLanguage<T> = Record<LanguageCode, T>;

/** A value made for each language. */
export function perLanguage<T>(valueOf: (code: LanguageCode) => T): PerLanguage<T> {
  const values = languageCodes.map((code) => [code, valueOf(code)] as const);
  return Object.fromEntries(values) as PerLanguage<T>;
}

/** Titles of an option by its key. */
export type Titles = Record<string, PerLanguage<string>>;

/** A word that is written alike in all languages: names of houses, grades, references. */
export function everywhere(title: string): PerLanguage<string> {
  return { ru: title, en: title, ua: title, uz: title };
}
