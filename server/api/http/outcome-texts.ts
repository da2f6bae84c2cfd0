import { type HostCode } from '../../../src/config/hosts';

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
export const outcomeWords: Record<HostCode, Record<Outcome, string>> = {
  ru: {
    reviewReceived: 'Спасибо, мы получили ваш отзыв. Автоматически на сайте он не публикуется.',
    requestRegistered: 'Заявка принята и зарегистрирована.',
    appealRegistered: 'Обращение зарегистрировано. Мы ответим на него в течение 15 дней.',
    loggedOut: 'Вы вышли из личного кабинета.',
    confirmationSent:
      'Мы отправили письмо на указанный адрес. Откройте в нём ссылку, чтобы подтвердить почту.',
    emailConfirmed: 'Адрес подтверждён, теперь можно войти.',
    newPasswordSent:
      'Если у этого адреса есть личный кабинет, мы отправили на него письмо со ссылкой.',
    passwordUpdated: 'Пароль обновлён.',
    otherSessionsEnded: 'На других устройствах выполнен выход.',
    accountDeleted: 'Кабинет удалён.',
    filterDeleted: 'Фильтр удалён.',
    subscriptionAsked:
      'Мы отправили письмо на указанный адрес. Откройте в нём ссылку, чтобы подтвердить подписку.',
    subscriptionConfirmed: 'Подписка подтверждена.',
    unsubscribed: 'Вы отписаны: писем больше не будет.',
    rowDeleted: 'Запись удалена.',
  },
  en: {
    reviewReceived: 'Thank you, we have received your review. It is not published automatically.',
    requestRegistered: 'Your request has been accepted and registered.',
    appealRegistered: 'Your appeal has been registered. We will answer it within 15 days.',
    loggedOut: 'You have signed out.',
    confirmationSent:
      'We have sent a message to this address. Open the link in it to confirm the mailbox.',
    emailConfirmed: 'The address is confirmed, you can sign in now.',
    newPasswordSent: 'If this address has an account, we have sent a message with a link to it.',
    passwordUpdated: 'The password has been updated.',
    otherSessionsEnded: 'You are signed out on all other devices.',
    accountDeleted: 'Your account has been deleted.',
    filterDeleted: 'The filter has been deleted.',
    subscriptionAsked:
      'We have sent a message to this address. Open the link in it to confirm the subscription.',
    subscriptionConfirmed: 'The subscription is confirmed.',
    unsubscribed: 'You have unsubscribed: there will be no more messages.',
    rowDeleted: 'The row has been deleted.',
  },
  ua: {
    reviewReceived: 'Дякуємо, ми отримали ваш відгук. Автоматично на сайті він не публікується.',
    requestRegistered: 'Заявку прийнято та зареєстровано.',
    appealRegistered: 'Звернення зареєстровано. Ми відповімо на нього протягом 15 днів.',
    loggedOut: 'Ви вийшли з особистого кабінету.',
    confirmationSent:
      'Ми надіслали лист на вказану адресу. Відкрийте в ньому посилання, щоб підтвердити пошту.',
    emailConfirmed: 'Адресу підтверджено, тепер можна увійти.',
    newPasswordSent:
      'Якщо за цією адресою є особистий кабінет, ми надіслали на неї лист із посиланням.',
    passwordUpdated: 'Пароль оновлено.',
    otherSessionsEnded: 'На інших пристроях виконано вихід.',
    accountDeleted: 'Кабінет видалено.',
    filterDeleted: 'Фільтр видалено.',
    subscriptionAsked:
      'Ми надіслали лист на вказану адресу. Відкрийте в ньому посилання, щоб підтвердити підписку.',
    subscriptionConfirmed: 'Підписку підтверджено.',
    unsubscribed: 'Вас відписано: листів більше не буде.',
    rowDeleted: 'Запис видалено.',
  },
  uz: {
    reviewReceived: 'Rahmat, fikringizni oldik. U saytda avtomatik ravishda eʼlon qilinmaydi.',
    requestRegistered: 'Soʻrovingiz qabul qilindi va roʻyxatga olindi.',
    appealRegistered: 'Murojaatingiz roʻyxatga olindi. 15 kun ichida javob beramiz.',
    loggedOut: 'Siz shaxsiy kabinetdan chiqdingiz.',
    confirmationSent:
      'Koʻrsatilgan manzilga xat yubordik. Pochtani tasdiqlash uchun undagi havolani oching.',
    emailConfirmed: 'Manzil tasdiqlandi, endi kirishingiz mumkin.',
    newPasswordSent: 'Agar bu manzilda shaxsiy kabinet boʻlsa, unga havolali xat yubordik.',
    passwordUpdated: 'Parol yangilandi.',
    otherSessionsEnded: 'Boshqa qurilmalardan chiqildi.',
    accountDeleted: 'Kabinet oʻchirildi.',
    filterDeleted: 'Filtr oʻchirildi.',
    subscriptionAsked:
      'Koʻrsatilgan manzilga xat yubordik. Obunani tasdiqlash uchun undagi havolani oching.',
    subscriptionConfirmed: 'Obuna tasdiqlandi.',
    unsubscribed: 'Obuna bekor qilindi: boshqa xat kelmaydi.',
    rowDeleted: 'Yozuv oʻchirildi.',
  },
};
