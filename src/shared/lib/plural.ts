import { languageOf, type HostCode } from '../../config/hosts';
import type { LanguageCode } from '../../config/languages';

export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** Slavic: 1, 21, 31 … are one; 2–4, 22–24 … few; the rest many. */
function slavicForm(count: number): PluralForm {
  const tens = Math.abs(count) % 100;
  const ones = tens % 10;
  if (tens >= 11 && tens <= 14) return 'many';
  if (ones === 1) return 'one';
  return ones >= 2 && ones <= 4 ? 'few' : 'many';
}

const oneOrOther = (count: number): PluralForm => (count === 1 ? 'one' : 'other');

const forms: Record<LanguageCode, (count: number) => PluralForm> = {
  ru: slavicForm,
  ua: slavicForm,
  en: oneOrOther,
  uz: oneOrOther,
};

/**
 * Which plural form a whole number takes, for keys of the locales: t(`total_${pluralForm(count, host)}`).
 * i18next would ask `Intl` for the forms of its language, which here is the code of the host; `ua`
 * is no language, so the forms would be those of whatever locale the machine has.
 */
export function pluralForm(count: number, host: HostCode): PluralForm {
  return forms[languageOf(host)](count);
}
