/** The four country hosts: one language and one domain each (spec §1 "Language and host"). */
export const hostCodes = ['ru', 'en', 'ua', 'uz'] as const;

export type HostCode = (typeof hostCodes)[number];

export interface Host {
  code: HostCode;
  /** BCP 47 tag for `html lang` and `hreflang`; the host code of Ukrainian is `ua`, its language is `uk`. */
  languageTag: string;
  /** Locale for `Intl`. */
  intlLocale: string;
  /** Name of the language in that language. */
  languageName: string;
  domain: string;
  /** Base address of the production API, without a trailing slash. */
  apiBase: string;
  /** ISO 4217. */
  currency: 'RUB' | 'USD' | 'UAH' | 'UZS';
  /** Which word mark the header shows. */
  logo: 'cyrillic' | 'latin';
  /** Hosts that the language switcher offers here. Spec §1: ru is hidden on the Ukrainian host. */
  switchesTo: readonly HostCode[];
}

export const hosts: Record<HostCode, Host> = {
  ru: {
    code: 'ru',
    languageTag: 'ru',
    intlLocale: 'ru-RU',
    languageName: 'Русский',
    domain: 'ru.karat.example',
    apiBase: 'https://api.karat.example/ru',
    currency: 'RUB',
    logo: 'cyrillic',
    switchesTo: ['ru', 'en', 'ua', 'uz'],
  },
  en: {
    code: 'en',
    languageTag: 'en',
    intlLocale: 'en-GB',
    languageName: 'English',
    domain: 'en.karat.example',
    apiBase: 'https://api.karat.example/en',
    currency: 'USD',
    logo: 'latin',
    switchesTo: ['ru', 'en', 'ua', 'uz'],
  },
  ua: {
    code: 'ua',
    languageTag: 'uk',
    intlLocale: 'uk-UA',
    languageName: 'Українська',
    domain: 'ua.karat.example',
    apiBase: 'https://api.karat.example/ua',
    currency: 'UAH',
    logo: 'cyrillic',
    switchesTo: ['en', 'ua', 'uz'],
  },
  uz: {
    code: 'uz',
    languageTag: 'uz',
    intlLocale: 'uz-Latn-UZ',
    languageName: 'Oʻzbekcha',
    domain: 'uz.karat.example',
    apiBase: 'https://api.karat.example/uz',
    currency: 'UZS',
    logo: 'latin',
    switchesTo: ['ru', 'en', 'ua', 'uz'],
  },
};

/** Spec §1: the default is ru. */
export const defaultHost = hosts.ru;

export function isHostCode(value: unknown): value is HostCode {
  return hostCodes.some((code) => code === value);
}
