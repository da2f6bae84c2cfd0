import { type HostCode } from '../../../src/config/hosts';

export type LetterKind =
  'confirmEmail' | 'alreadyRegistered' | 'newPassword' | 'passwordChanged' | 'confirmSubscription';

interface LetterWords {
  subject: string;
  /** `{name}` and `{topics}` are filled in. */
  lines: readonly string[];
  /** On the button; empty where there is none. */
  link: string;
  after: readonly string[];
}

/** Letters of the house, in the language of the host. */
export const letterWords: Record<HostCode, Record<LetterKind, LetterWords>> = {
  ru: {
    confirmEmail: {
      subject: 'Подтвердите адрес электронной почты',
      lines: ['Здравствуйте, {name}!', 'Остался один шаг: подтвердите, что этот адрес ваш.'],
      link: 'Подтвердить адрес',
      after: ['Ссылка действует 48 часов. Если вы не регистрировались у нас, ничего не делайте.'],
    },
    alreadyRegistered: {
      subject: 'У вас уже есть личный кабинет',
      lines: [
        'Здравствуйте, {name}!',
        'С этим адресом попробовали зарегистрироваться ещё раз. Личный кабинет у вас уже есть; если забыли пароль, задайте новый.',
      ],
      link: 'Задать новый пароль',
      after: ['Ссылка действует один час. Если это были не вы, ничего не делайте.'],
    },
    newPassword: {
      subject: 'Новый пароль',
      lines: ['Здравствуйте, {name}!', 'Вы попросили задать новый пароль к личному кабинету.'],
      link: 'Задать новый пароль',
      after: [
        'Ссылка действует один час и только один раз. Если это были не вы, ничего не делайте: прежний пароль остаётся в силе.',
      ],
    },
    passwordChanged: {
      subject: 'Пароль изменён',
      lines: [
        'Здравствуйте, {name}!',
        'Пароль к личному кабинету изменён, на других устройствах вход завершён. Если это были не вы, задайте новый пароль на странице входа и позвоните нам.',
      ],
      link: '',
      after: [],
    },
    confirmSubscription: {
      subject: 'Подтвердите подписку',
      lines: ['Здравствуйте!', 'Этот адрес указали, чтобы получать наши рассылки: {topics}.'],
      link: 'Подтвердить подписку',
      after: ['Если это были не вы, ничего не делайте: без подтверждения мы не пишем.'],
    },
  },
  en: {
    confirmEmail: {
      subject: 'Confirm your email address',
      lines: ['Hello {name},', 'One step is left: please confirm that this address is yours.'],
      link: 'Confirm the address',
      after: ['The link works for 48 hours. If you did not register with us, do nothing.'],
    },
    alreadyRegistered: {
      subject: 'You already have an account',
      lines: [
        'Hello {name},',
        'Somebody tried to register with this address again. You already have an account; if you have forgotten the password, set a new one.',
      ],
      link: 'Set a new password',
      after: ['The link works for one hour. If it was not you, do nothing.'],
    },
    newPassword: {
      subject: 'A new password',
      lines: ['Hello {name},', 'You asked to set a new password for your account.'],
      link: 'Set a new password',
      after: [
        'The link works for one hour and only once. If it was not you, do nothing: the old password stays valid.',
      ],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      lines: [
        'Hello {name},',
        'The password of your account was changed and you were signed out on other devices. If it was not you, set a new password on the sign-in page and call us.',
      ],
      link: '',
      after: [],
    },
    confirmSubscription: {
      subject: 'Confirm your subscription',
      lines: ['Hello,', 'This address was given to receive our mailings: {topics}.'],
      link: 'Confirm the subscription',
      after: ['If it was not you, do nothing: we do not write without a confirmation.'],
    },
  },
  ua: {
    confirmEmail: {
      subject: 'Підтвердьте адресу електронної пошти',
      lines: ['Вітаємо, {name}!', 'Залишився один крок: підтвердьте, що ця адреса ваша.'],
      link: 'Підтвердити адресу',
      after: ['Посилання діє 48 годин. Якщо ви не реєструвалися в нас, нічого не робіть.'],
    },
    alreadyRegistered: {
      subject: 'У вас уже є особистий кабінет',
      lines: [
        'Вітаємо, {name}!',
        'З цією адресою спробували зареєструватися ще раз. Особистий кабінет у вас уже є; якщо забули пароль, задайте новий.',
      ],
      link: 'Задати новий пароль',
      after: ['Посилання діє одну годину. Якщо це були не ви, нічого не робіть.'],
    },
    newPassword: {
      subject: 'Новий пароль',
      lines: ['Вітаємо, {name}!', 'Ви попросили задати новий пароль до особистого кабінету.'],
      link: 'Задати новий пароль',
      after: [
        'Посилання діє одну годину і лише один раз. Якщо це були не ви, нічого не робіть: попередній пароль залишається чинним.',
      ],
    },
    passwordChanged: {
      subject: 'Пароль змінено',
      lines: [
        'Вітаємо, {name}!',
        'Пароль до особистого кабінету змінено, на інших пристроях вхід завершено. Якщо це були не ви, задайте новий пароль на сторінці входу і зателефонуйте нам.',
      ],
      link: '',
      after: [],
    },
    confirmSubscription: {
      subject: 'Підтвердьте підписку',
      lines: ['Вітаємо!', 'Цю адресу вказали, щоб отримувати наші розсилки: {topics}.'],
      link: 'Підтвердити підписку',
      after: ['Якщо це були не ви, нічого не робіть: без підтвердження ми не пишемо.'],
    },
  },
  uz: {
    confirmEmail: {
      subject: 'Elektron pochta manzilingizni tasdiqlang',
      lines: [
        'Assalomu alaykum, {name}!',
        'Bir qadam qoldi: bu manzil sizniki ekanini tasdiqlang.',
      ],
      link: 'Manzilni tasdiqlash',
      after: [
        'Havola 48 soat amal qiladi. Agar bizda roʻyxatdan oʻtmagan boʻlsangiz, hech narsa qilmang.',
      ],
    },
    alreadyRegistered: {
      subject: 'Shaxsiy kabinetingiz allaqachon bor',
      lines: [
        'Assalomu alaykum, {name}!',
        'Bu manzil bilan yana roʻyxatdan oʻtishga urinishdi. Shaxsiy kabinetingiz allaqachon bor; parolni unutgan boʻlsangiz, yangisini oʻrnating.',
      ],
      link: 'Yangi parol oʻrnatish',
      after: ['Havola bir soat amal qiladi. Bu siz boʻlmasangiz, hech narsa qilmang.'],
    },
    newPassword: {
      subject: 'Yangi parol',
      lines: [
        'Assalomu alaykum, {name}!',
        'Siz shaxsiy kabinet uchun yangi parol oʻrnatishni soʻradingiz.',
      ],
      link: 'Yangi parol oʻrnatish',
      after: [
        'Havola bir soat va faqat bir marta amal qiladi. Bu siz boʻlmasangiz, hech narsa qilmang: avvalgi parol oʻz kuchida qoladi.',
      ],
    },
    passwordChanged: {
      subject: 'Parol oʻzgartirildi',
      lines: [
        'Assalomu alaykum, {name}!',
        'Shaxsiy kabinet paroli oʻzgartirildi, boshqa qurilmalarda tizimdan chiqildi. Bu siz boʻlmasangiz, kirish sahifasida yangi parol oʻrnating va bizga qoʻngʻiroq qiling.',
      ],
      link: '',
      after: [],
    },
    confirmSubscription: {
      subject: 'Obunani tasdiqlang',
      lines: [
        'Assalomu alaykum!',
        'Bu manzil bizning xabarlarimizni olish uchun koʻrsatildi: {topics}.',
      ],
      link: 'Obunani tasdiqlash',
      after: ['Bu siz boʻlmasangiz, hech narsa qilmang: tasdiqlanmagan manzilga yozmaymiz.'],
    },
  },
};

/** The link that ends a subscription. */
export const unsubscribeWords: Record<HostCode, string> = {
  ru: 'Отписаться от рассылки',
  en: 'Unsubscribe',
  ua: 'Відписатися від розсилки',
  uz: 'Obunani bekor qilish',
};

export const letterSignature: Record<HostCode, string> = {
  ru: 'Ломбард «Карат»',
  en: 'Karat pawnshop',
  ua: 'Ломбард «Карат»',
  uz: '«Karat» lombardi',
};
