import { type HostCode } from '../../../src/config/hosts';

export type Outcome = 'reviewReceived' | 'requestRegistered' | 'appealRegistered';

/** How a call of a visitor went, in the language of the host. */
export const outcomeWords: Record<HostCode, Record<Outcome, string>> = {
  ru: {
    reviewReceived: 'Спасибо за отзыв. Он появится на сайте, когда его прочтёт редактор.',
    requestRegistered: 'Заявка принята и зарегистрирована.',
    appealRegistered: 'Обращение зарегистрировано. Мы ответим на него в течение 15 дней.',
  },
  en: {
    reviewReceived: 'Thank you for your review. It will appear once an editor has read it.',
    requestRegistered: 'Your request has been accepted and registered.',
    appealRegistered: 'Your appeal has been registered. We will answer it within 15 days.',
  },
  ua: {
    reviewReceived: 'Дякуємо за відгук. Він зʼявиться на сайті, коли його прочитає редактор.',
    requestRegistered: 'Заявку прийнято та зареєстровано.',
    appealRegistered: 'Звернення зареєстровано. Ми відповімо на нього протягом 15 днів.',
  },
  uz: {
    reviewReceived: 'Fikringiz uchun rahmat. Muharrir oʻqib chiqqach, u saytda paydo boʻladi.',
    requestRegistered: 'Soʻrovingiz qabul qilindi va roʻyxatga olindi.',
    appealRegistered: 'Murojaatingiz roʻyxatga olindi. 15 kun ichida javob beramiz.',
  },
};
