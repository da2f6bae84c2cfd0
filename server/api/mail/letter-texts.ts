import { type LanguageCode } from '../../../src/config/languages';
import { type LetterKind, type LetterWords } from './letter-kinds';
import { lettersInEnglish } from './letter-texts/en';
import { lettersInRussian } from './letter-texts/ru';
import { lettersInUkrainian } from './letter-texts/ua';
import { lettersInUzbek } from './letter-texts/uz';

/** Letters of the house, in the language of the host. */
export const letterWords: Record<LanguageCode, Record<LetterKind, LetterWords>> = {
  ru: lettersInRussian,
  en: lettersInEnglish,
  ua: lettersInUkrainian,
  uz: lettersInUzbek,
};
