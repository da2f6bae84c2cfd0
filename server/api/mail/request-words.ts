import { type LanguageCode } from '../../../src/config/languages';
import { type RequestDetails } from '../db/schema/requests';

/** A field of a request as the house reads it. */
export type RequestFact =
  | 'number'
  | 'kind'
  | 'answerBy'
  | 'userName'
  | 'telephone'
  | 'nickname'
  | 'typeContact'
  | 'item'
  | 'itemPrice'
  | 'account'
  | keyof RequestDetails;

interface RequestWords {
  facts: Record<RequestFact, string>;
  files: string;
  filesUntil: string;
  received: { subject: string; lines: readonly string[]; after: string };
  answer: { subject: string; before: string };
  message: { subject: string; before: string };
}

/** What mails about requests say, in the language of the host: to the house and to the visitor. */
export const requestWords: Record<LanguageCode, RequestWords> = {
  ru: {
    facts: {
      number: 'Номер',
      kind: 'Вид заявки',
      answerBy: 'Ответить до',
      userName: 'Имя',
      telephone: 'Телефон',
      nickname: 'Ник в Telegram',
      typeContact: 'Способ связи',
      item: 'Вещь',
      itemPrice: 'Цена на сайте',
      account: 'Личный кабинет',
      email: 'Почта',
      city: 'Город',
      message: 'Сообщение',
      amount: 'Сумма, ₽',
      productName: 'Марка и модель',
      productType: 'Что оценить',
      purchaseYear: 'Год покупки',
      condition: 'Состояние',
      friendName: 'Имя знакомого',
      friendContact: 'Телефон знакомого',
      friendNickname: 'Ник знакомого в Telegram',
      link: 'Ссылка',
    },
    files: 'Файлы',
    filesUntil: 'До {day} файлы можно открыть по ссылкам.',
    received: {
      subject: 'Заявка № {number} принята',
      lines: [
        'Здравствуйте!',
        'Мы зарегистрировали вашу заявку «{kind}». Её номер: {number}.',
        'Мы ответим вам до {day} включительно.',
      ],
      after:
        'Этот адрес указали в заявке на сайте. Если заявку отправили не вы, ничего не делайте.',
    },
    answer: {
      subject: 'Ответ на заявку № {number}',
      before: 'Отвечаем на вашу заявку № {number}.',
    },
    message: {
      subject: 'Сообщение о заказе № {number}',
      before: 'Покупатель пишет о заказе № {number}:',
    },
  },
  en: {
    facts: {
      number: 'Number',
      kind: 'Request',
      answerBy: 'Reply by',
      userName: 'Name',
      telephone: 'Phone',
      nickname: 'Telegram username',
      typeContact: 'Contact by',
      item: 'Piece',
      itemPrice: 'Listed price',
      account: 'Account',
      email: 'Email',
      city: 'City',
      message: 'Message',
      amount: 'Amount in roubles',
      productName: 'Maker and model',
      productType: 'Type of piece',
      purchaseYear: 'Year of purchase',
      condition: 'Condition',
      friendName: 'Friend’s name',
      friendContact: 'Friend’s contact details',
      friendNickname: 'Friend’s Telegram username',
      link: 'Link',
    },
    files: 'Files',
    filesUntil: 'The links to the files work until {day}.',
    received: {
      subject: 'We have received your request {number}',
      lines: [
        'Hello,',
        'We have registered your request, number {number} ({kind}).',
        'We will reply by {day}.',
      ],
      after:
        'This email address was given in a request sent through our site. If you didn’t send it, you can ignore this email.',
    },
    answer: {
      subject: 'Our reply to your request {number}',
      before: 'Here is our reply to your request {number}.',
    },
    message: {
      subject: 'Message about order {number}',
      before: 'The customer who placed order {number} wrote:',
    },
  },
  ua: {
    facts: {
      number: 'Номер',
      kind: 'Вид',
      answerBy: 'Відповісти до',
      userName: 'Імʼя',
      telephone: 'Телефон',
      nickname: 'Імʼя користувача в Telegram',
      typeContact: 'Спосіб звʼязку',
      item: 'Річ',
      itemPrice: 'Ціна на сайті',
      account: 'Особистий кабінет',
      email: 'Електронна пошта',
      city: 'Місто',
      message: 'Повідомлення',
      amount: 'Сума (у рублях)',
      productName: 'Марка та модель',
      productType: 'Що оцінити',
      purchaseYear: 'Рік придбання',
      condition: 'Стан',
      friendName: 'Імʼя знайомого',
      friendContact: 'Телефон знайомого',
      friendNickname: 'Telegram знайомого',
      link: 'Посилання',
    },
    files: 'Файли',
    filesUntil: 'Посилання на файли діють до {day}',
    received: {
      subject: 'Заявку {number} прийнято',
      lines: [
        'Добрий день!',
        'Ми зареєстрували вашу заявку «{kind}». Її номер: {number}.',
        'Відповімо не пізніше ніж {day}',
      ],
      after: 'Цю адресу вказали в заявці на сайті. Якщо це були не ви, нічого робити не треба.',
    },
    answer: {
      subject: 'Відповідь на заявку {number}',
      before: 'Це відповідь на вашу заявку {number}.',
    },
    message: {
      subject: 'Повідомлення про замовлення {number}',
      before: 'Клієнт написав про замовлення {number}:',
    },
  },
  uz: {
    facts: {
      number: 'Raqami',
      kind: 'Turi',
      answerBy: 'Javob muddati',
      userName: 'Ismi',
      telephone: 'Telefon',
      nickname: 'Telegramdagi foydalanuvchi nomi',
      typeContact: 'Aloqa usuli',
      item: 'Buyum',
      itemPrice: 'Saytdagi narxi',
      account: 'Shaxsiy kabinet',
      email: 'Elektron pochta',
      city: 'Shahar',
      message: 'Xabar',
      amount: 'Summa, rubl',
      productName: 'Brend va model',
      productType: 'Baholanadigan buyum',
      purchaseYear: 'Sotib olingan yil',
      condition: 'Holati',
      friendName: 'Tanishining ismi',
      friendContact: 'Tanishining telefoni',
      friendNickname: 'Tanishining Telegramdagi foydalanuvchi nomi',
      link: 'Havola',
    },
    files: 'Fayllar',
    filesUntil: 'Fayllarga havolalar shu kungacha ishlaydi: {day}.',
    received: {
      subject: '{number} raqamli arizangiz qabul qilindi',
      lines: [
        'Assalomu alaykum!',
        'Arizangizni roʻyxatga oldik: “{kind}”. Raqami — {number}.',
        'Javob muddati: {day}.',
      ],
      after:
        'Bu manzil saytdagi arizada koʻrsatilgan. Arizani siz yubormagan boʻlsangiz, bu xatga eʼtibor bermang.',
    },
    answer: {
      subject: '{number} raqamli arizangizga javob',
      before: '{number} raqamli arizangizga javobimiz:',
    },
    message: {
      subject: '{number} raqamli buyurtma haqida xabar',
      before: 'Xaridor {number} raqamli buyurtma haqida yozdi:',
    },
  },
};
