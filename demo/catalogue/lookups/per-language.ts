import { type LanguageCode } from '../../../src/config/languages';

/** One value for each language. */
export type PerLanguage<T> = Record<LanguageCode, T>;

/** Titles of an option by its key. */
export type Titles = Record<string, PerLanguage<string>>;

/** A word that is written alike in all languages: names of houses, grades, references. */
export function everywhere(title: string): PerLanguage<string> {
  return { ru: title, en: title, ua: title, uz: title };
}
