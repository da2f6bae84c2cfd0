/** A country of the phone field (spec §3 "Country phone option", §9 codes and digits). */
export interface PhoneCountry {
  /** Name of the country's flag in `static/flags`. */
  flag: string;
  /** Code with its plus. */
  code: string;
  /** `9` stands for a digit; as many as the country has after its code. */
  mask: string;
  /** Digits after the code. */
  digits: number;
  /** With how many of them a number is whole already, where it may have fewer. */
  fewest?: number;
  /**
   * What people write before these digits within the country: its code without the plus, or what it
   * dials for a call between cities. Looks at what follows where a number may begin alike.
   */
  before: RegExp;
}

export const phoneCountries = {
  ru: { flag: 'ru', code: '+7', mask: '(999) 999-99-99', digits: 10, before: /^[78](?=[3-689])/ },
  kz: { flag: 'kz', code: '+7', mask: '(999) 999-99-99', digits: 10, before: /^[78](?=7)/ },
  by: { flag: 'by', code: '+375', mask: '99 999-99-99', digits: 9, before: /^(?:375|80|8)/ },
  ua: { flag: 'ua', code: '+380', mask: '99 999-99-99', digits: 9, before: /^(?:380|0)/ },
  uz: { flag: 'uz', code: '+998', mask: '99 999-99-99', digits: 9, before: /^998/ },
  az: { flag: 'az', code: '+994', mask: '99 999-99-99', digits: 9, before: /^(?:994|0)/ },
  am: { flag: 'am', code: '+374', mask: '99 99-99-99', digits: 8, before: /^(?:374|0)/ },
  kg: { flag: 'kg', code: '+996', mask: '999 999-999', digits: 9, before: /^(?:996|0)/ },
  md: { flag: 'md', code: '+373', mask: '99 99-99-99', digits: 8, before: /^(?:373|0)/ },
  tj: { flag: 'tj', code: '+992', mask: '99 999-99-99', digits: 9, before: /^992/ },
  tm: { flag: 'tm', code: '+993', mask: '99 99-99-99', digits: 8, before: /^(?:993|8)/ },
  // The specification counts one digit more than America dials.
  usa: { flag: 'usa', code: '+1', mask: '(999) 999-9999 9', digits: 11, fewest: 10, before: /^1/ },
} as const satisfies Record<string, PhoneCountry>;

export type PhoneCountryCode = keyof typeof phoneCountries;

export const phoneCountryCodes = Object.keys(phoneCountries) as PhoneCountryCode[];

/** Spec §5 "Registration": the default phone country is Russia. */
export const defaultPhoneCountry: PhoneCountryCode = 'ru';
