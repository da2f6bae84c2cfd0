import { type Titles } from './per-language';

/** Stones set in jewelry and watches. */
export const stones = {
  diamond: { ru: 'Бриллиант', en: 'Diamond', ua: 'Діамант', uz: 'Brilliant' },
  sapphire: { ru: 'Сапфир', en: 'Sapphire', ua: 'Сапфір', uz: 'Sapfir' },
  ruby: { ru: 'Рубин', en: 'Ruby', ua: 'Рубін', uz: 'Yoqut' },
  emerald: { ru: 'Изумруд', en: 'Emerald', ua: 'Смарагд', uz: 'Zumrad' },
  aquamarine: { ru: 'Аквамарин', en: 'Aquamarine', ua: 'Аквамарин', uz: 'Akvamarin' },
  amethyst: { ru: 'Аметист', en: 'Amethyst', ua: 'Аметист', uz: 'Ametist' },
  topaz: { ru: 'Топаз', en: 'Topaz', ua: 'Топаз', uz: 'Topaz' },
  tourmaline: { ru: 'Турмалин', en: 'Tourmaline', ua: 'Турмалін', uz: 'Turmalin' },
  spinel: { ru: 'Шпинель', en: 'Spinel', ua: 'Шпінель', uz: 'Shpinel' },
  garnet: { ru: 'Гранат', en: 'Garnet', ua: 'Гранат', uz: 'Granat' },
  pearl: { ru: 'Жемчуг', en: 'Pearl', ua: 'Перли', uz: 'Marvarid' },
  mother_of_pearl: { ru: 'Перламутр', en: 'Mother-of-pearl', ua: 'Перламутр', uz: 'Sadaf' },
  onyx: { ru: 'Оникс', en: 'Onyx', ua: 'Онікс', uz: 'Oniks' },
  malachite: { ru: 'Малахит', en: 'Malachite', ua: 'Малахіт', uz: 'Malaxit' },
  turquoise: { ru: 'Бирюза', en: 'Turquoise', ua: 'Бірюза', uz: 'Feruza' },
  carnelian: { ru: 'Сердолик', en: 'Carnelian', ua: 'Сердолік', uz: 'Aqiq (serdolik)' },
} as const satisfies Titles;

export type Stone = keyof typeof stones;
