import { type LanguageCode } from '../../../src/config/languages';

/** Statuses that the specification words (spec §8). */
export type WordedStatus = 400 | 401 | 403 | 404 | 405 | 413 | 419 | 422 | 429 | 500 | 502 | 503;

/** What an answer of a status says, in the language of the host. */
export const statusWords: Record<LanguageCode, Record<WordedStatus, string>> = {
  ru: {
    400: 'Неверный запрос. Обновите страницу и попробуйте ещё раз.',
    401: 'Войдите в личный кабинет',
    403: 'Нет доступа. Войдите с другим адресом почты.',
    404: 'Страница не найдена. Проверьте адрес.',
    405: 'Метод неприменим к этому ресурсу',
    413: 'Слишком много данных. Сократите текст или выберите файлы поменьше.',
    419: 'Страница устарела. Обновите её.',
    422: 'Проверьте, верно ли заполнены поля',
    429: 'Слишком много запросов. Подождите минуту и попробуйте ещё раз.',
    500: 'Сайт временно недоступен. Попробуйте через несколько минут.',
    502: 'Ведутся технические работы. Попробуйте через несколько минут.',
    503: 'Сайт временно недоступен. Попробуйте через несколько минут.',
  },
  en: {
    400: 'Something is wrong with the address or the form: check it and try again',
    401: 'Please sign in',
    403: 'You don’t have access: sign in with another account',
    404: 'Page not found: check the address',
    405: 'This method cannot be applied to the current resource',
    413: 'This is too large to send: choose smaller files or shorten the text, and try again',
    419: 'This page has expired: reload it and try again',
    422: 'Please check all the fields: something is missing or wrong',
    429: 'Too many requests: wait a minute and try again',
    500: 'The site is temporarily unavailable: try again in a few minutes',
    502: 'We’re carrying out maintenance: try again in a few minutes',
    503: 'The site is temporarily unavailable: try again in a few minutes',
  },
  ua: {
    400: 'Помилка в адресі або формі: оновіть сторінку й спробуйте ще раз',
    401: 'Увійдіть до особистого кабінету',
    403: 'Немає доступу: увійдіть до іншого кабінету',
    404: 'Сторінку не знайдено: перевірте адресу',
    405: 'Не вдалося виконати дію: оновіть сторінку й спробуйте ще раз',
    413: 'Запит завеликий: скоротіть текст або виберіть менші файли',
    419: 'Сторінка застаріла: оновіть її',
    422: 'Перевірте введені дані',
    429: 'Забагато запитів: зачекайте хвилину й спробуйте ще раз',
    500: 'Сайт тимчасово недоступний: спробуйте ще раз за кілька хвилин',
    502: 'Тривають технічні роботи: спробуйте ще раз за кілька хвилин',
    503: 'Сайт тимчасово недоступний: спробуйте ще раз за кілька хвилин',
  },
  uz: {
    400: 'Soʻrovda xato bor: sahifani yangilab, yana urinib koʻring',
    401: 'Shaxsiy kabinetga kiring',
    403: 'Ruxsat yoʻq: boshqa kabinetga kiring',
    404: 'Sahifa topilmadi: manzilni tekshiring',
    405: 'Sahifani bu yoʻl bilan ochib boʻlmaydi: oldingi sahifaga qayting',
    413: 'Yuborilgan maʼlumot juda katta: matnni qisqartiring yoki kichikroq fayl tanlang',
    419: 'Sahifa eskirgan: uni yangilang',
    422: 'Maydonlar toʻgʻri toʻldirilganini tekshiring',
    429: 'Soʻrovlar juda koʻp: bir daqiqa kuting',
    500: 'Sayt vaqtincha ishlamayapti: bir necha daqiqadan soʻng yana urinib koʻring',
    502: 'Saytda texnik ishlar ketmoqda: bir necha daqiqadan soʻng yana urinib koʻring',
    503: 'Sayt vaqtincha ishlamayapti: bir necha daqiqadan soʻng yana urinib koʻring',
  },
};
