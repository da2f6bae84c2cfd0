import { type Titles } from './per-language';

/** The "made in" label and a maker's country. */
export const countries = {
  switzerland: { ru: 'Швейцария', en: 'Switzerland', ua: 'Швейцарія', uz: 'Shveytsariya' },
  germany: { ru: 'Германия', en: 'Germany', ua: 'Німеччина', uz: 'Germaniya' },
  japan: { ru: 'Япония', en: 'Japan', ua: 'Японія', uz: 'Yaponiya' },
  france: { ru: 'Франция', en: 'France', ua: 'Франція', uz: 'Fransiya' },
  italy: { ru: 'Италия', en: 'Italy', ua: 'Італія', uz: 'Italiya' },
  united_kingdom: {
    ru: 'Великобритания',
    en: 'United Kingdom',
    ua: 'Велика Британія',
    uz: 'Buyuk Britaniya',
  },
  usa: { ru: 'США', en: 'USA', ua: 'США', uz: 'AQSH' },
  russia: { ru: 'Россия', en: 'Russia', ua: 'Росія', uz: 'Rossiya' },
  /** Of works made before 1917: the town is in another country now. */
  russian_empire: {
    ru: 'Российская империя',
    en: 'Russian Empire',
    ua: 'Російська імперія',
    uz: 'Rossiya imperiyasi',
  },
  netherlands: { ru: 'Нидерланды', en: 'Netherlands', ua: 'Нідерланди', uz: 'Niderlandiya' },
  uzbekistan: { ru: 'Узбекистан', en: 'Uzbekistan', ua: 'Узбекистан', uz: 'Oʻzbekiston' },
  ukraine: { ru: 'Украина', en: 'Ukraine', ua: 'Україна', uz: 'Ukraina' },
} as const satisfies Titles;

export type Country = keyof typeof countries;
