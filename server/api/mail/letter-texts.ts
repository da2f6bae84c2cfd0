import { type LanguageCode } from '../../../src/config/languages';
import { type LetterKind, type LetterWords } from './letter-kinds';

/** Letters of the house, in the language of the host. */
export const letterWords: Record<LanguageCode, Record<LetterKind, LetterWords>> = {
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
        'Кто-то попытался заново зарегистрироваться с этим адресом, но личный кабинет у вас уже есть. Если забыли пароль, задайте новый.',
      ],
      link: 'Задать новый пароль',
      after: ['Ссылка действует час. Если регистрировались не вы, ничего не делайте.'],
    },
    newPassword: {
      subject: 'Новый пароль',
      lines: [
        'Здравствуйте, {name}!',
        'Нас попросили прислать ссылку, чтобы задать новый пароль к вашему личному кабинету.',
      ],
      link: 'Задать новый пароль',
      after: [
        'Ссылка действует час, воспользоваться ею можно только один раз. Если ссылку просили не вы, ничего не делайте: прежний пароль остаётся в силе.',
      ],
    },
    passwordChanged: {
      subject: 'Пароль изменён',
      lines: [
        'Здравствуйте, {name}!',
        'Пароль к личному кабинету изменён. На других устройствах придётся войти заново. Если пароль изменили не вы, откройте кабинет по ссылке, нажмите «Войти» и «Забыли пароль?», задайте новый пароль и позвоните нам.',
      ],
      link: 'Открыть личный кабинет',
      after: [],
    },
    accountDeleted: {
      subject: 'Кабинет удалён',
      lines: [
        'Здравствуйте, {name}!',
        'Ваш личный кабинет удалён вместе с подписками и всем, что вы в нём сохранили. Заявки и договоры остаются у нас на срок, которого требует закон. Если кабинет удалили не вы, позвоните нам.',
      ],
      link: '',
      after: [],
    },
    confirmSubscription: {
      subject: 'Подтвердите подписку',
      lines: ['Здравствуйте!', 'Этот адрес указали, чтобы подписаться на наши рассылки: {topics}.'],
      link: 'Подтвердить подписку',
      after: [
        'Если подписаться хотели не вы, ничего не делайте: без подтверждения подписка не начнётся.',
      ],
    },
  },
  en: {
    confirmEmail: {
      subject: 'Confirm your email address',
      lines: ['Hello {name},', 'One last step: please confirm that this address is yours.'],
      link: 'Confirm my address',
      after: [
        'The link works for 48 hours. If you didn’t register with us, you can ignore this email.',
      ],
    },
    alreadyRegistered: {
      subject: 'You already have an account',
      lines: [
        'Hello {name},',
        'Someone tried to register with this address, which already has an account. If you have forgotten your password, set a new one.',
      ],
      link: 'Set a new password',
      after: ['The link works for one hour. If this wasn’t you, you can ignore this email.'],
    },
    newPassword: {
      subject: 'Set a new password',
      lines: ['Hello {name},', 'We received a request to set a new password for your account.'],
      link: 'Set a new password',
      after: [
        'The link can be used only once and expires after one hour. If you didn’t ask for it, you can ignore this email: your old password still works.',
      ],
    },
    passwordChanged: {
      subject: 'Your password has been changed',
      lines: [
        'Hello {name},',
        'Your account password has been changed and you have been signed out on other devices. If this wasn’t you, follow the link to your account, press ‘Sign in’, then ‘Forgot your password?’, set a new password and call us.',
      ],
      link: 'Open my account',
      after: [],
    },
    accountDeleted: {
      subject: 'Your account has been deleted',
      lines: [
        'Hello {name},',
        'Your account and everything kept in it have been deleted, and your subscriptions have ended. We keep requests and contracts for as long as the law requires. If you did not ask for this, please call us.',
      ],
      link: '',
      after: [],
    },
    confirmSubscription: {
      subject: 'Confirm your subscription',
      lines: ['Hello,', 'We were asked to email this address about the following: {topics}.'],
      link: 'Confirm my subscription',
      after: ['If you didn’t ask for this, do nothing: unless you confirm, we won’t write again.'],
    },
  },
  ua: {
    confirmEmail: {
      subject: 'Підтвердьте адресу електронної пошти',
      lines: ['Добрий день!', 'Ви зареєструвалися як {name}. Підтвердьте, що це ваша адреса.'],
      link: 'Підтвердити адресу',
      after: ['Посилання діє 48 годин. Якщо ви не реєструвалися в нас, нічого не робіть.'],
    },
    alreadyRegistered: {
      subject: 'У вас уже є особистий кабінет',
      lines: [
        'Добрий день!',
        'Хтось спробував ще раз зареєструватися з цією адресою. Особистий кабінет у вас уже є; якщо забули пароль, створіть новий.',
      ],
      link: 'Створити новий пароль',
      after: ['Посилання діє одну годину. Якщо це зробили не ви, нічого не робіть.'],
    },
    newPassword: {
      subject: 'Новий пароль',
      lines: [
        'Добрий день!',
        'Хтось попросив надіслати посилання, щоб створити новий пароль до вашого особистого кабінету.',
      ],
      link: 'Створити новий пароль',
      after: [
        'Посилання діє одну годину, і скористатися ним можна лише раз. Якщо його просили не ви, нічого не робіть: попередній пароль залишається чинним.',
      ],
    },
    passwordChanged: {
      subject: 'Пароль змінено',
      lines: [
        'Добрий день!',
        'Ви зареєстровані в нас як {name}. Пароль до вашого особистого кабінету змінено, тож на інших пристроях доведеться ввійти знову. Якщо пароль змінили не ви, перейдіть за посиланням, натисніть «Увійти» та «Забули пароль?», створіть новий пароль і зателефонуйте нам.',
      ],
      link: 'Відкрити особистий кабінет',
      after: [],
    },
    accountDeleted: {
      subject: 'Кабінет видалено',
      lines: [
        'Добрий день!',
        'Ваш особистий кабінет видалено разом із підписками й усім, що в ньому зберігалося. Заявки й договори ми зберігаємо стільки, скільки вимагає закон. Якщо кабінет видалили не ви, зателефонуйте нам.',
      ],
      link: '',
      after: [],
    },
    confirmSubscription: {
      subject: 'Підтвердьте підписку',
      lines: ['Добрий день!', 'Хтось попросив надсилати на цю адресу наші листи: {topics}.'],
      link: 'Підтвердити підписку',
      after: ['Якщо це зробили не ви, нічого не робіть: без підтвердження ми більше не напишемо.'],
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
        'Havola 48 soat ishlaydi. Bizda roʻyxatdan oʻtmagan boʻlsangiz, bu xatga eʼtibor bermang.',
      ],
    },
    alreadyRegistered: {
      subject: 'Shaxsiy kabinetingiz allaqachon bor',
      lines: [
        'Assalomu alaykum, {name}!',
        'Kimdir shu manzil bilan yana roʻyxatdan oʻtmoqchi boʻldi. Shaxsiy kabinetingiz allaqachon bor; parolni unutgan boʻlsangiz, yangisini oʻrnating.',
      ],
      link: 'Yangi parol oʻrnatish',
      after: [
        'Havola bir soat ishlaydi. Roʻyxatdan oʻtishga siz urinmagan boʻlsangiz, bu xatga eʼtibor bermang.',
      ],
    },
    newPassword: {
      subject: 'Yangi parol',
      lines: [
        'Assalomu alaykum, {name}!',
        'Shaxsiy kabinetga yangi parol oʻrnatish uchun havola soʻradingiz.',
      ],
      link: 'Yangi parol oʻrnatish',
      after: [
        'Havola bir soat davomida va faqat bir marta ishlaydi. Uni siz soʻramagan boʻlsangiz, bu xatga eʼtibor bermang: avvalgi parol oʻz kuchida qoladi.',
      ],
    },
    passwordChanged: {
      subject: 'Parol oʻzgartirildi',
      lines: [
        'Assalomu alaykum, {name}!',
        'Shaxsiy kabinet paroli oʻzgartirildi, boshqa qurilmalarda kabinetga qaytadan kirish kerak boʻladi. Parolni siz oʻzgartirmagan boʻlsangiz, havolani oching, “Kirish” va “Parolni unutdingizmi?” tugmalarini bosing, yangi parol oʻrnating va bizga qoʻngʻiroq qiling.',
      ],
      link: 'Shaxsiy kabinetni ochish',
      after: [],
    },
    accountDeleted: {
      subject: 'Kabinet oʻchirildi',
      lines: [
        'Assalomu alaykum, {name}!',
        'Shaxsiy kabinetingiz va undagi maʼlumotlar oʻchirildi, obunalaringiz bekor qilindi. Faqat arizalar va shartnomalarni qonun talab qilgan muddat davomida saqlaymiz. Kabinetni oʻzingiz oʻchirmagan boʻlsangiz, bizga qoʻngʻiroq qiling.',
      ],
      link: '',
      after: [],
    },
    confirmSubscription: {
      subject: 'Obunani tasdiqlang',
      lines: ['Assalomu alaykum!', 'Bu manzilga quyidagi mavzularda xat soʻraldi: {topics}.'],
      link: 'Obunani tasdiqlash',
      after: [
        'Obunani siz soʻramagan boʻlsangiz, bu xatga eʼtibor bermang: tasdiqlanmagan manzilga yozmaymiz.',
      ],
    },
  },
};
