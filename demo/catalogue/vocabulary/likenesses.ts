import { type PerLanguage } from '../lookups/per-language';
import { likeness as english } from './en/likeness';
import { type Likeness } from './openings';
import { likeness as russian } from './ru/likeness';
import { likeness as ukrainian } from './ua/likeness';
import { likeness as uzbek } from './uz/likeness';

/** What makes two openings alike to a reader of each language. */
export const likenesses: PerLanguage<Likeness> = {
  ru: russian,
  en: english,
  ua: ukrainian,
  uz: uzbek,
};
