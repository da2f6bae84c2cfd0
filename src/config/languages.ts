/**
 * The languages that the house writes in. A table of words has a row for each, a host names the one
 * that it is written in (`hosts.ts`), so that a further country needs no further words.
 */
export const languageCodes = ['ru', 'en', 'ua', 'uz'] as const;

/** As folders and tables of words are named; Ukrainian is `ua` here, its BCP 47 tag is the host's. */
export type LanguageCode = (typeof languageCodes)[number];

interface Language {
  /** Whose fonts its pages begin with. */
  script: 'cyrillic' | 'latin';
  /**
   * Locale for `Intl` that numbers are set by. Chromium carries no Uzbek locale data and would write
   * soums as `UZS 1,250,000`, other than the HTML of the build; numbers are set alike in Russian.
   */
  numbersLike: string;
}

export const languages: Record<LanguageCode, Language> = {
  ru: { script: 'cyrillic', numbersLike: 'ru-RU' },
  en: { script: 'latin', numbersLike: 'en-GB' },
  ua: { script: 'cyrillic', numbersLike: 'uk-UA' },
  uz: { script: 'latin', numbersLike: 'ru-RU' },
};
