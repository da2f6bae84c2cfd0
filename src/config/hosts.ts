import type { LanguageCode } from './languages';

/** The country hosts: one language and one domain each (spec §1 "Language and host"). */
export const hostCodes = ['ru', 'en', 'ua', 'uz'] as const;

export type HostCode = (typeof hostCodes)[number];

/** Signs of the currencies that prices are told in, by ISO 4217. */
export const currencySigns = { RUB: '₽', USD: '$', UAH: '₴', UZS: 'soʻm' } as const;

export type Currency = keyof typeof currencySigns;

export interface Host {
  code: HostCode;
  /** Whose words it is written in. */
  language: LanguageCode;
  /**
   * BCP 47 tag for `html lang` and `hreflang`, another one for each host; the host code of Ukrainian
   * is `ua`, its language is `uk`.
   */
  languageTag: string;
  /** Locale for `Intl`. */
  intlLocale: string;
  /** Name of the language in that language. */
  languageName: string;
  domain: string;
  /** Base address of the production API, without a trailing slash. */
  apiBase: string;
  currency: Currency;
  /** Which word mark the header shows. */
  logo: 'cyrillic' | 'latin';
  /** Hosts that the language switcher offers here. Spec §1: ru is hidden on the Ukrainian host. */
  switchesTo: readonly HostCode[];
}

export const hosts: Record<HostCode, Host> = {
  ru: {
    code: 'ru',
    language: 'ru',
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
    language: 'en',
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
    language: 'ua',
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
    language: 'uz',
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

/** The language that a host is written in. */
export function languageOf(code: HostCode): LanguageCode {
  return hosts[code].language;
}

/** A value of each host, made from its code. */
export function perHost<Value>(valueOf: (code: HostCode) => Value): Record<HostCode, Value> {
  const rows = hostCodes.map((code) => [code, valueOf(code)] as const);
  return Object.fromEntries(rows) as Record<HostCode, Value>;
}

export function isHostCode(value: unknown): value is HostCode {
  return hostCodes.some((code) => code === value);
}
