import { type LanguageCode } from '../../../src/config/languages';

export type Outcome =
  | 'reviewReceived'
  | 'requestRegistered'
  | 'appealRegistered'
  | 'loggedOut'
  | 'confirmationSent'
  | 'emailConfirmed'
  | 'newPasswordSent'
  | 'passwordUpdated'
  | 'otherSessionsEnded'
  | 'accountDeleted'
  | 'filterDeleted'
  | 'subscriptionAsked'
  | 'subscriptionConfirmed'
  | 'unsubscribed'
  | 'rowDeleted';

/** How a call of a visitor went, in the language of the host. */
export const outcomeWords: Record<LanguageCode, Record<Outcome, string>> = {
  ru: {
    reviewReceived: 'Спасибо за отзыв. Мы читаем каждый, прежде чем опубликовать.',
    requestRegistered: 'Заявка принята и зарегистрирована.',
    appealRegistered: 'Обращение зарегистрировано. Мы ответим на него в течение 15 дней.',
    loggedOut: 'Вы вышли из личного кабинета.',
    confirmationSent:
      'Мы отправили письмо на указанный адрес. Откройте ссылку из письма, чтобы подтвердить почту.',
    emailConfirmed: 'Адрес подтверждён, теперь можно войти.',
    newPasswordSent:
      'Если на этот адрес зарегистрирован личный кабинет, вы получите письмо со ссылкой. Проверьте и папку «Спам».',
    passwordUpdated: 'Пароль обновлён.',
    otherSessionsEnded: 'Вы вышли из кабинета на всех других устройствах.',
    accountDeleted: 'Кабинет удалён.',
    filterDeleted: 'Фильтр удалён.',
    subscriptionAsked:
      'Мы отправили письмо на указанный адрес. Откройте ссылку из письма, чтобы подтвердить подписку.',
    subscriptionConfirmed: 'Подписка подтверждена.',
    unsubscribed: 'Вы отписались. Таких писем больше не будет.',
    rowDeleted: 'Удалено.',
  },
  en: {
    reviewReceived: 'Thank you for your review. We read every review before publishing it.',
    requestRegistered: 'We have received and registered your request.',
    appealRegistered: 'Your letter has been registered. We will reply within 15 days.',
    loggedOut: 'You’re signed out.',
    confirmationSent: 'We have sent you an email. Open the link in it to confirm your address.',
    emailConfirmed: 'Your email address is confirmed. You can sign in now.',
    newPasswordSent:
      'If there is an account with this address, we have emailed you a link. Open it to set a new password.',
    passwordUpdated: 'Your password has been updated.',
    otherSessionsEnded: 'You’re signed out on all other devices.',
    accountDeleted: 'Your account has been deleted.',
    filterDeleted: 'The saved filter has been deleted.',
    subscriptionAsked:
      'We have sent you an email. Open the link in it to confirm your subscription.',
    subscriptionConfirmed: 'Your subscription is confirmed.',
    unsubscribed: 'You’ve been unsubscribed: we won’t send you any more of these emails.',
    rowDeleted: 'The entry has been deleted.',
  },
  ua: {
    reviewReceived:
      'Дякуємо, ми отримали ваш відгук. Перш ніж він зʼявиться на сайті, його прочитає редактор.',
    requestRegistered: 'Заявку прийнято та зареєстровано.',
    appealRegistered: 'Звернення зареєстровано. Ми відповімо на нього протягом 15 днів.',
    loggedOut: 'Ви вийшли з особистого кабінету.',
    confirmationSent: 'Ми надіслали вам лист. Відкрийте в ньому посилання, щоб підтвердити адресу.',
    emailConfirmed: 'Адресу підтверджено: тепер можна ввійти.',
    newPasswordSent:
      'Якщо на цю адресу зареєстровано особистий кабінет, ви отримаєте лист. Відкрийте в ньому посилання, щоб створити новий пароль.',
    passwordUpdated: 'Пароль оновлено.',
    otherSessionsEnded: 'Ви вийшли з кабінету на всіх інших пристроях.',
    accountDeleted: 'Кабінет видалено.',
    filterDeleted: 'Фільтр видалено.',
    subscriptionAsked:
      'Ми надіслали лист на вказану адресу. Відкрийте в ньому посилання, щоб підтвердити підписку.',
    subscriptionConfirmed: 'Підписку підтверджено.',
    unsubscribed: 'Ви відписалися: таких листів більше не буде.',
    rowDeleted: 'Запис видалено.',
  },
  uz: {
    reviewReceived: 'Rahmat, fikringizni oldik. Saytda chiqishidan oldin uni muharrir oʻqiydi.',
    requestRegistered: 'Arizangiz roʻyxatga olindi.',
    appealRegistered: 'Murojaatingiz roʻyxatga olindi. 15 kun ichida javob beramiz.',
    loggedOut: 'Shaxsiy kabinetdan chiqdingiz.',
    confirmationSent:
      'Siz koʻrsatgan manzilga xat yubordik. Manzilni tasdiqlash uchun xatdagi havolani oching.',
    emailConfirmed: 'Manzil tasdiqlandi, endi kabinetga kirishingiz mumkin.',
    newPasswordSent:
      'Bu manzilga shaxsiy kabinet ochilgan boʻlsa, parol oʻrnatish havolasi bor xat yubordik. Spam papkasini ham tekshiring.',
    passwordUpdated: 'Parol yangilandi.',
    otherSessionsEnded: 'Boshqa barcha qurilmalarda kabinetdan chiqdingiz.',
    accountDeleted: 'Kabinet oʻchirildi.',
    filterDeleted: 'Filtr oʻchirildi.',
    subscriptionAsked:
      'Siz koʻrsatgan manzilga xat yubordik. Obunani tasdiqlash uchun xatdagi havolani oching.',
    subscriptionConfirmed: 'Obuna tasdiqlandi.',
    unsubscribed: 'Obuna bekor qilindi: bunday xatlar boshqa kelmaydi.',
    rowDeleted: 'Yozuv oʻchirildi.',
  },
};
