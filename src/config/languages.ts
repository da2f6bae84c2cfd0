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
  /** Locale whose numbers `Intl` sets in the same way; a test compares `numbers` with it. */
  numbersLike: string;
  numbers: NumberMarks;
}

/** How numbers are set. */
export interface NumberMarks {
  decimal: string;
  /** Between thousands. */
  group: string;
  isSignFirst: boolean;
}

const noBreakSpace = '\u00A0';
const withSpaces: NumberMarks = { decimal: ',', group: noBreakSpace, isSignFirst: false };
const withCommas: NumberMarks = { decimal: '.', group: ',', isSignFirst: true };

export const languages: Record<LanguageCode, Language> = {
  ru: { script: 'cyrillic', numbersLike: 'ru-RU', numbers: withSpaces },
  en: { script: 'latin', numbersLike: 'en-GB', numbers: withCommas },
  ua: { script: 'cyrillic', numbersLike: 'uk-UA', numbers: withSpaces },
  uz: { script: 'latin', numbersLike: 'ru-RU', numbers: withSpaces },
};
