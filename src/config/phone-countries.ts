/** A country of the phone field (spec §3 "Country phone option", §9 codes and digits). */
export interface PhoneCountry {
  /** Name of the country's flag in `static/flags`. */
  flag: string;
  /** Code with its plus. */
  code: string;
  /** `9` stands for a digit; as many as the country has after its code. */
  mask: string;
}

export const phoneCountries = {
  ru: { flag: 'ru', code: '+7', mask: '(999) 999-99-99' },
  kz: { flag: 'kz', code: '+7', mask: '(999) 999-99-99' },
  by: { flag: 'by', code: '+375', mask: '99 999-99-99' },
  ua: { flag: 'ua', code: '+380', mask: '99 999-99-99' },
  uz: { flag: 'uz', code: '+998', mask: '99 999-99-99' },
  az: { flag: 'az', code: '+994', mask: '99 999-99-99' },
  am: { flag: 'am', code: '+374', mask: '99 99-99-99' },
  kg: { flag: 'kg', code: '+996', mask: '999 999-999' },
  md: { flag: 'md', code: '+373', mask: '99 99-99-99' },
  tj: { flag: 'tj', code: '+992', mask: '99 999-99-99' },
  tm: { flag: 'tm', code: '+993', mask: '99 99-99-99' },
  usa: { flag: 'usa', code: '+1', mask: '(999) 999-9999 9' },
} as const satisfies Record<string, PhoneCountry>;

export type PhoneCountryCode = keyof typeof phoneCountries;

export const phoneCountryCodes = Object.keys(phoneCountries) as PhoneCountryCode[];

/** Spec §5 "Registration": the default phone country is Russia. */
export const defaultPhoneCountry: PhoneCountryCode = 'ru';
