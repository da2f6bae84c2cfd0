import { everywhere, type Titles } from './per-language';

/** Colour grades: letters for colourless diamonds, words for fancy diamonds and coloured stones. */
export const stoneColours = {
  D: everywhere('D'),
  E: everywhere('E'),
  F: everywhere('F'),
  G: everywhere('G'),
  H: everywhere('H'),
  I: everywhere('I'),
  J: everywhere('J'),
  K: everywhere('K'),
  fancy_yellow: {
    ru: 'Фантазийный жёлтый',
    en: 'Fancy yellow',
    ua: 'Фантазійний жовтий',
    uz: 'Fancy sariq',
  },
  white: { ru: 'Белый', en: 'White', ua: 'Білий', uz: 'Oq' },
  black: { ru: 'Чёрный', en: 'Black', ua: 'Чорний', uz: 'Qora' },
  golden: { ru: 'Золотистый', en: 'Golden', ua: 'Золотавий', uz: 'Tillarang' },
  red: { ru: 'Красный', en: 'Red', ua: 'Червоний', uz: 'Qizil' },
  vivid_red: {
    ru: 'Насыщенный красный',
    en: 'Vivid red',
    ua: 'Насичений червоний',
    uz: 'Toʻq qizil',
  },
  pink: { ru: 'Розовый', en: 'Pink', ua: 'Рожевий', uz: 'Pushti' },
  orange: {
    ru: 'Оранжево-красный',
    en: 'Orange-red',
    ua: 'Помаранчево-червоний',
    uz: 'Toʻq sariq-qizil',
  },
  purple: { ru: 'Лиловый', en: 'Purple', ua: 'Фіолетовий', uz: 'Binafsharang' },
  blue: { ru: 'Синий', en: 'Blue', ua: 'Синій', uz: 'Koʻk' },
  royal_blue: {
    ru: 'Королевский синий',
    en: 'Royal blue',
    ua: 'Королівський синій',
    uz: 'Koʻk, royal blue',
  },
  light_blue: { ru: 'Голубой', en: 'Light blue', ua: 'Блакитний', uz: 'Moviy' },
  green: { ru: 'Зелёный', en: 'Green', ua: 'Зелений', uz: 'Yashil' },
  vivid_green: {
    ru: 'Насыщенный зелёный',
    en: 'Vivid green',
    ua: 'Насичений зелений',
    uz: 'Toʻq yashil',
  },
} as const satisfies Titles;

export type StoneColour = keyof typeof stoneColours;
