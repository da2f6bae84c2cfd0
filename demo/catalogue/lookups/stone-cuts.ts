import { type Titles } from './per-language';

/** Cuts of stones; round is the RB-57 of the diamond calculator (spec §3). */
export const stoneCuts = {
  round: { ru: 'Круглая', en: 'Round', ua: 'Кругле', uz: 'Dumaloq' },
  princess: { ru: 'Принцесса', en: 'Princess', ua: 'Принцеса', uz: 'Prinsessa' },
  oval: { ru: 'Овал', en: 'Oval', ua: 'Овал', uz: 'Oval' },
  cushion: { ru: 'Кушон', en: 'Cushion', ua: 'Кушон', uz: 'Yostiqsimon' },
  pear: { ru: 'Груша', en: 'Pear', ua: 'Груша', uz: 'Nok' },
  marquise: { ru: 'Маркиз', en: 'Marquise', ua: 'Маркіз', uz: 'Markiz' },
  emerald: { ru: 'Изумрудная', en: 'Emerald', ua: 'Смарагдове', uz: 'Zumradsimon' },
  asscher: { ru: 'Ашер', en: 'Asscher', ua: 'Ашер', uz: 'Asher' },
  radiant: { ru: 'Радиант', en: 'Radiant', ua: 'Радіант', uz: 'Radiant' },
  heart: { ru: 'Сердце', en: 'Heart', ua: 'Серце', uz: 'Yurak' },
  baguette: { ru: 'Багет', en: 'Baguette', ua: 'Багет', uz: 'Baget' },
  cabochon: { ru: 'Кабошон', en: 'Cabochon', ua: 'Кабошон', uz: 'Kaboshon' },
  bead: { ru: 'Бусина', en: 'Bead', ua: 'Намистина', uz: 'Munchoq' },
  inlay: { ru: 'Плоская вставка', en: 'Flat inlay', ua: 'Пласка вставка', uz: 'Yassi qoʻyilma' },
} as const satisfies Titles;

export type StoneCut = keyof typeof stoneCuts;
