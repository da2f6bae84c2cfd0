import { type LanguageCode } from '../../../src/config/languages';
import { english } from './en/language';
import { type Language } from './language';
import { russian } from './ru/language';
import { ukrainian } from './ua/language';
import { uzbek } from './uz/language';

export const languages: Record<LanguageCode, Language> = {
  ru: russian,
  en: english,
  ua: ukrainian,
  uz: uzbek,
};
