import { type Titles } from './per-language';

/** Spec §3 "Item labels": gender (men, women). */
export const genders = {
  men: { ru: 'Мужские', en: 'Men', ua: 'Чоловічі', uz: 'Erkaklar uchun' },
  women: { ru: 'Женские', en: 'Women', ua: 'Жіночі', uz: 'Ayollar uchun' },
} as const satisfies Titles;

export type Gender = keyof typeof genders;
