import { type LanguageCode } from '../../src/config/languages';
import { counted } from '../catalogue/vocabulary/numbers';

/** Figures of one month of one collection. */
export interface MarketNote {
  collection: string;
  year: number;
  month: number;
  /** Change of the median price against the month before, percent; never 0. */
  change: number;
  /** How much more a full set brings, percent. */
  withPapers: number;
  daysToSell: number;
  /** Offers that were compared. */
  offers: number;
}

interface ToldNote extends MarketNote {
  /** Maker and collection. */
  name: string;
  /** Month and year in words. */
  when: string;
}

interface NoteText {
  title: string;
  preview: string;
  paragraphs: string[];
}

/** Russian nouns by number: after “compared” and after “about”. */
const russian = {
  compared: { one: 'предложение', few: 'предложения', other: 'предложений' },
  days: { one: 'дня', other: 'дней' },
} as const;

/** Russian month and year with the word “year” in full: `май 2026 года`. */
const withYear = (when: string) => when.replace(/г\.$/, 'года');

/** Ukrainian month and year with the word “year” in full: `травень 2026 року`. */
const inFull = (when: string) => when.replace(/р\.$/, 'року');

/** Uzbek month and year in the order of the language: `2026-yil may`, where `Intl` writes `may, 2026`. */
const yearFirst = (when: string) => when.replace(/^(\p{L}+), (\d{4})$/u, '$2-yil $1');

/** A market note in the words of each host. */
export const marketNoteWords: Record<LanguageCode, (note: ToldNote) => NoteText> = {
  ru: ({ name, when, change, withPapers, daysToSell, offers }) => ({
    title: `${name}: цены за ${withYear(when)}`,
    preview: `Медианная цена ${change > 0 ? 'выросла' : 'снизилась'} на ${Math.abs(change)} %; мы сравнили ${counted(offers, russian.compared, 'ru')}.`,
    paragraphs: [
      `За ${withYear(when)} медианная цена ${name} на вторичном рынке ${change > 0 ? 'выросла' : 'снизилась'} на ${Math.abs(change)} % к прошлому месяцу. Сравнивали только предложения, в которых указаны состояние и референс: всего ${offers}.`,
      `Экземпляр с коробкой и документами стоил в среднем на ${withPapers} % дороже такого же без них. Чем новее часы, тем больше эта разница.`,
      `До продажи проходило около ${counted(daysToSell, russian.days, 'ru')}. Быстрее всего продавались часы с неполированным корпусом.`,
    ],
  }),
  en: ({ name, when, change, withPapers, daysToSell, offers }) => ({
    title: `${name}: prices in ${when}`,
    preview: `The median price ${change > 0 ? 'rose' : 'fell'} by ${Math.abs(change)}% on the month before, across ${offers} listings.`,
    paragraphs: [
      `In ${when} the median pre-owned price across the ${name} line ${change > 0 ? 'rose' : 'fell'} by ${Math.abs(change)}% on the month before. We compared ${offers} listings that stated both condition and reference.`,
      `With box and papers, ${name} watches brought ${withPapers}% more on average than without. The newer the watch, the wider the gap.`,
      `${name} watches took about ${daysToSell} days to sell. Those with unpolished cases went first.`,
    ],
  }),
  ua: ({ name, when, change, withPapers, daysToSell, offers }) => ({
    title: `${name}: ціни за ${inFull(when)}`,
    preview: `Медіанна ціна ${change > 0 ? 'зросла' : 'знизилася'} на ${Math.abs(change)} %. Ми порівняли ${counted(offers, { one: 'пропозицію', few: 'пропозиції', other: 'пропозицій' }, 'uk')}.`,
    paragraphs: [
      `За ${inFull(when)} медіанна ціна ${name} на вторинному ринку ${change > 0 ? 'зросла' : 'знизилася'} на ${Math.abs(change)} % проти попереднього місяця. Ми порівняли ${counted(offers, { one: 'пропозицію', few: 'пропозиції', other: 'пропозицій' }, 'uk')} і враховували лише ті, де вказано стан і референс.`,
      `Годинник із коробкою та документами був у середньому на ${withPapers} % дорожчий, ніж такий самий без них. Що новіший годинник, то більша різниця.`,
      `Годинник продавали в середньому за ${counted(daysToSell, { one: 'день', few: 'дні', other: 'днів' }, 'uk')}. Найшвидше продавалися годинники, яких не полірували.`,
    ],
  }),
  uz: ({ name, when, change, withPapers, daysToSell, offers }) => ({
    title: `${name}: ${yearFirst(when)} narxlari`,
    preview: `Median narx ${Math.abs(change)} foizga ${change > 0 ? 'oshdi' : 'tushdi'}; ${offers} ta taklif solishtirildi.`,
    paragraphs: [
      `${name} soatlarining ikkilamchi bozordagi median narxi bir oyda ${Math.abs(change)} foizga ${change > 0 ? 'oshdi' : 'tushdi'} (${yearFirst(when)}). Hisobga holati va referensi maʼlum boʻlgan ${offers} ta taklif kirdi.`,
      `Qutisi va hujjatlari bor soat xuddi shunday, ammo hujjatsiz soatdan oʻrtacha ${withPapers} foiz qimmat turdi. Soat qancha yangi boʻlsa, farq shuncha katta.`,
      `${name} soatlari oʻrtacha ${daysToSell} kunda sotildi. Korpusi jilolanmaganlari eng tez sotildi.`,
    ],
  }),
};
