import { type HostCode } from '../../../src/config/hosts';
import { english } from './en/language';
import { type Language } from './language';
import { russian } from './ru/language';
import { ukrainian } from './ua/language';
import { uzbek } from './uz/language';

export const languages: Record<HostCode, Language> = {
  ru: russian,
  en: english,
  ua: ukrainian,
  uz: uzbek,
};
