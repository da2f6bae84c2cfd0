import { type LanguageCode } from '../../../src/config/languages';

/** Why an alert is written. */
export type AlertReason = 'filters' | 'prices' | 'free';

export interface AlertWords {
  /** Of a letter that has one reason, or several. */
  subjects: Record<AlertReason | 'several', string>;
  /** `{name}` is filled in. */
  greeting: string;
  /** `{title}` of the filter and `{count}` of its new pieces are filled in. */
  filter: string;
  /** Leads to the list of a filter. */
  all: string;
  prices: string;
  free: string;
  /** `{before}` and `{now}` are prices. */
  cheaper: string;
  onRequest: string;
  /** Why somebody gets the letter, and where that is changed. */
  why: string;
  settings: string;
  unsubscribe: string;
}

/** Alerts of saved filters and favourites, in the language of the host. */
export const alertWords: Record<LanguageCode, AlertWords> = {
  ru: {
    subjects: {
      filters: 'Новинки по вашим фильтрам',
      prices: 'Вещь из избранного подешевела',
      free: 'Вещь из избранного снова можно купить',
      several: 'Новости об избранных вещах и фильтрах',
    },
    greeting: 'Здравствуйте, {name}!',
    filter: 'Новинки по фильтру «{title}»: {count}',
    all: 'Открыть список',
    prices: 'Стало дешевле',
    free: 'Было отложено, теперь снова в продаже',
    cheaper: 'Было {before}, стало {now}',
    onRequest: 'Цена по запросу',
    why: 'Вы просили писать о сохранённых фильтрах и вещах из избранного. Пишем не чаще раза в день.',
    settings: 'Настроить уведомления',
    unsubscribe: 'Отписаться от этих писем',
  },
  en: {
    subjects: {
      filters: 'New pieces that match your saved filters',
      prices: 'Lower prices on pieces you saved',
      free: 'A piece you saved is available again',
      several: 'News about your favourites and saved filters',
    },
    greeting: 'Hello {name},',
    filter: 'New for ‘{title}’: {count}',
    all: 'See the list',
    prices: 'Now at a lower price',
    free: 'Was on hold, now available again',
    cheaper: 'Was {before}, now {now}',
    onRequest: 'Price on request',
    why: 'You asked to hear about your saved filters and favourites. We write once a day at most.',
    settings: 'Change notifications',
    unsubscribe: 'Stop these emails',
  },
  ua: {
    subjects: {
      filters: 'Нові речі за вашими фільтрами',
      prices: 'Збережена річ подешевшала',
      free: 'Збережену річ знову можна купити',
      several: 'Новини про збережені речі й фільтри',
    },
    greeting: 'Добрий день!',
    filter: 'Нові речі за фільтром «{title}»: {count}',
    all: 'Відкрити список',
    prices: 'Збережені речі, що подешевшали',
    free: 'Збережені речі, що знову в продажу',
    cheaper: 'Було {before}, стало {now}',
    onRequest: 'Ціна за запитом',
    why: 'Ви просили писати про збережені фільтри й речі. Пишемо не частіше ніж раз на день.',
    settings: 'Налаштувати сповіщення',
    unsubscribe: 'Відписатися від цих листів',
  },
  uz: {
    subjects: {
      filters: 'Filtrlaringiz boʻyicha yangi buyumlar',
      prices: 'Sevimlilaringizda narx tushdi',
      free: 'Sevimlilaringizdagi buyum yana sotuvda',
      several: 'Sevimlilar va filtrlaringiz haqida yangiliklar',
    },
    greeting: 'Assalomu alaykum, {name}!',
    filter: '“{title}” filtri boʻyicha yangi buyumlar: {count}',
    all: 'Roʻyxatni ochish',
    prices: 'Arzonlashdi',
    free: 'Band qilingan edi, endi yana sotuvda',
    cheaper: 'Avval {before}, endi {now}',
    onRequest: 'Narxi soʻrov boʻyicha',
    why: 'Filtrlaringiz va sevimlilaringiz haqida yozishimizni soʻragansiz. Kuniga bir martadan koʻp yozmaymiz.',
    settings: 'Bildirishnomalarni sozlash',
    unsubscribe: 'Bu haqda boshqa yozmang',
  },
};
