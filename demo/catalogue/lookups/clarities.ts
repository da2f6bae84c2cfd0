import { everywhere, type Titles } from './per-language';

/** Clarity grades: the scale of diamonds, and words for coloured stones. */
export const clarities = {
  IF: everywhere('IF'),
  VVS1: everywhere('VVS1'),
  VVS2: everywhere('VVS2'),
  VS1: everywhere('VS1'),
  VS2: everywhere('VS2'),
  SI1: everywhere('SI1'),
  SI2: everywhere('SI2'),
  I1: everywhere('I1'),
  eye_clean: {
    ru: 'Без видимых включений',
    en: 'Eye-clean',
    ua: 'Без видимих включень',
    uz: 'Qoʻshilmalar koʻzga koʻrinmaydi',
  },
  slightly_included: {
    ru: 'Небольшие включения',
    en: 'Slight inclusions',
    ua: 'Невеликі включення',
    uz: 'Mayda qoʻshilmali',
  },
  opaque: { ru: 'Непрозрачный', en: 'Opaque', ua: 'Непрозорий', uz: 'Shaffof emas' },
} as const satisfies Titles;

export type Clarity = keyof typeof clarities;
