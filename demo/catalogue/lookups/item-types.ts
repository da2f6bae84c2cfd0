import { type ItemKind } from '../../../src/config/catalogs';
import { type PerLanguage } from './per-language';

interface ItemTypeRow {
  kind: ItemKind;
  title: PerLanguage<string>;
}

/** The "type" label of each kind: a watch's movement, a jewel's form, what an accessory or a work is. */
export const itemTypes = {
  automatic: {
    kind: 'clock',
    title: {
      ru: 'Механические с автоподзаводом',
      en: 'Automatic',
      ua: 'Механічні з автопідзаводом',
      uz: 'Avtomatik mexanik',
    },
  },
  manual: {
    kind: 'clock',
    title: {
      ru: 'Механические с ручным заводом',
      en: 'Hand-wound',
      ua: 'Механічні з ручним заводом',
      uz: 'Qoʻlda buraladigan mexanik',
    },
  },
  quartz: {
    kind: 'clock',
    title: { ru: 'Кварцевые', en: 'Quartz', ua: 'Кварцові', uz: 'Kvarsli' },
  },
  spring_drive: {
    kind: 'clock',
    title: { ru: 'Spring Drive', en: 'Spring Drive', ua: 'Spring Drive', uz: 'Spring Drive' },
  },
  ring: { kind: 'jewelry', title: { ru: 'Кольцо', en: 'Ring', ua: 'Каблучка', uz: 'Uzuk' } },
  earrings: {
    kind: 'jewelry',
    title: { ru: 'Серьги', en: 'Earrings', ua: 'Сережки', uz: 'Sirgʻa' },
  },
  pendant: {
    kind: 'jewelry',
    title: { ru: 'Подвеска', en: 'Pendant', ua: 'Підвіска', uz: 'Kulon' },
  },
  necklace: {
    kind: 'jewelry',
    title: { ru: 'Колье', en: 'Necklace', ua: 'Кольє', uz: 'Kolye' },
  },
  bracelet: {
    kind: 'jewelry',
    title: { ru: 'Браслет', en: 'Bracelet', ua: 'Браслет', uz: 'Bilaguzuk' },
  },
  brooch: {
    kind: 'jewelry',
    title: { ru: 'Брошь', en: 'Brooch', ua: 'Брошка', uz: 'Toʻgʻnagʻich' },
  },
  bag: { kind: 'accessory', title: { ru: 'Сумка', en: 'Bag', ua: 'Сумка', uz: 'Sumka' } },
  wallet: {
    kind: 'accessory',
    title: { ru: 'Портмоне', en: 'Wallet', ua: 'Портмоне', uz: 'Hamyon' },
  },
  pen: {
    kind: 'accessory',
    title: { ru: 'Ручка', en: 'Pen', ua: 'Ручка', uz: 'Ruchka' },
  },
  phone: { kind: 'accessory', title: { ru: 'Телефон', en: 'Phone', ua: 'Телефон', uz: 'Telefon' } },
  cufflinks: {
    kind: 'accessory',
    title: { ru: 'Запонки', en: 'Cufflinks', ua: 'Запонки', uz: 'Zaponkalar' },
  },
  lighter: {
    kind: 'accessory',
    title: { ru: 'Зажигалка', en: 'Lighter', ua: 'Запальничка', uz: 'Zajigalka' },
  },
  painting: {
    kind: 'art',
    title: { ru: 'Живопись', en: 'Painting', ua: 'Живопис', uz: 'Rangtasvir' },
  },
  drawing: {
    kind: 'art',
    title: { ru: 'Графика', en: 'Work on paper', ua: 'Графіка', uz: 'Grafika' },
  },
  print: {
    kind: 'art',
    title: { ru: 'Печатная графика', en: 'Print', ua: 'Друкована графіка', uz: 'Bosma grafika' },
  },
} as const satisfies Record<string, ItemTypeRow>;

export type ItemType = keyof typeof itemTypes;
