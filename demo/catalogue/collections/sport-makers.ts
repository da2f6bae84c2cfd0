import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const hublot = collectionsOf('hublot');
const tudor = collectionsOf('tudor');
const ulysse = collectionsOf('ulysse-nardin');
const girard = collectionsOf('girard-perregaux');
const bellRoss = collectionsOf('bell-ross');
const richard = collectionsOf('richard-mille');
const moser = collectionsOf('h-moser');
const parmigiani = collectionsOf('parmigiani');
const chanel = collectionsOf('chanel');

export const sportMakerCollections: readonly SeedCollection[] = [
  hublot('classic-fusion', 'Classic Fusion', {
    ru: 'Прообразом Classic Fusion были первые часы марки — золотые, на каучуковом ремешке, показанные в 1980 году.',
    en: 'The Classic Fusion recalls Hublot’s first watch, a gold model on a rubber strap.',
    ua: 'Classic Fusion повторює лінії першого Hublot, показаного 1980 року.',
    uz: 'Classic Fusion dizayni Hublotning 1980-yilda chiqqan ilk soatidan olingan: u kauchuk tasmali oltin soat boʻlgan.',
  }),
  hublot('big-bang', 'Big Bang', {
    ru: 'Первые часы Big Bang, вышедшие в 2005 году, соединили металл, керамику и каучук.',
    en: 'The Big Bang, launched in 2005, combined metal, ceramic and rubber in one case.',
    ua: 'Big Bang вийшов 2005 року; у ньому поєднали метал, кераміку й каучук.',
    uz: '2005-yilda chiqqan ilk Big Bang soatida metall, keramika va kauchuk birlashtirilgan.',
  }),
  hublot('spirit-of-big-bang', 'Spirit of Big Bang', {
    ru: 'Линия Spirit of Big Bang повторяет конструкцию Big Bang в бочкообразном корпусе.',
    en: 'The Spirit of Big Bang, launched in 2014, is a Big Bang in a tonneau case.',
    ua: 'Лінія Spirit of Big Bang, започаткована 2014 року, походить від круглого Big Bang.',
    uz: 'Spirit of Big Bang 2014-yilda chiqqan, u dumaloq Big Bang dizaynini davom ettiradi.',
  }),
  tudor('black-bay', 'Black Bay', {
    ru: 'В часах Black Bay, которые выходят с 2012 года, собраны черты прежних водолазных часов Tudor.',
    en: 'Features of Tudor’s early diving watches come together in the Black Bay, launched in 2012.',
    ua: 'Black Bay, показаний 2012 року, поєднав риси давніх водолазних годинників Tudor.',
    uz: 'Black Bay 2012-yilda chiqqan, unda Tudorning gʻavvoslarga atalgan eski soatlariga xos belgilar jamlangan.',
  }),
  tudor('pelagos', 'Pelagos', {
    ru: 'Pelagos — линия титановых водолазных часов марки.',
    en: 'The Pelagos, introduced in 2012, is Tudor’s diving watch in titanium.',
    ua: 'Pelagos для професійних водолазів вийшов 2012 року.',
    uz: 'Pelagos — brendning gʻavvoslarga moʻljallangan titan soati.',
  }),
  tudor('ranger', 'Ranger', {
    ru: 'Линия Ranger напоминает о британской экспедиции 1952 года в Гренландию.',
    en: 'The Ranger recalls the watches that a British expedition took to Greenland in 1952.',
    ua: 'Ranger нагадує про британську експедицію до Гренландії 1952 року.',
    uz: 'Ranger soati Britaniyaning 1952-yilgi Grenlandiya ekspeditsiyasiga bagʻishlangan.',
  }),
  ulysse('marine', 'Marine', {
    ru: 'В линии Marine марка повторяет циферблаты морских хронометров, которыми она прославилась.',
    en: 'The dial of the Marine is modelled on those of the marine chronometers that made Ulysse Nardin’s name.',
    ua: 'Marine нагадує морські хронометри, що прославили Ulysse Nardin.',
    uz: 'Marine siferblati brendni mashhur qilgan dengiz xronometrlarini eslatadi.',
  }),
  ulysse('diver', 'Diver', {
    ru: 'Линию Diver узнают по вогнутой вставке безеля и выпуклому стеклу.',
    en: 'The Diver combines a concave bezel insert with a domed crystal.',
    ua: 'Diver — водолазна лінія Ulysse Nardin, марки, відомої морськими хронометрами.',
    uz: 'Diver soatlari qavariq oynasi va bezelining botiq qoʻyilmasidan taniladi.',
  }),
  girard('laureato', 'Laureato', {
    ru: 'Линия Laureato появилась в 1975 году; имя по-итальянски значит «выпускник».',
    en: 'Girard-Perregaux introduced the Laureato in 1975 as its sports watch.',
    ua: 'Laureato випускають із 1975 року; назва італійською означає «випускник».',
    uz: 'Laureato kolleksiyasi 1975-yilda boshlangan, uning sakkizburchak bezeli dumaloq asosga oʻrnatilgan.',
  }),
  girard('1966', '1966', {
    ru: 'Линия 1966 названа по году, когда марка получила премию обсерватории в Невшателе.',
    en: 'The 1966 is named after the year in which the Neuchâtel Observatory honoured Girard-Perregaux movements.',
    ua: 'Назва 1966 нагадує про рік, коли обсерваторія в Невшателі відзначила марку премією свого сторіччя.',
    uz: '“1966” nomi brend mexanizmlari rasadxona mukofotini olgan yilni bildiradi.',
  }),
  bellRoss('instruments', 'Instruments', {
    ru: 'Часы линии Instruments похожи на бортовые приборы: у них круглый циферблат в квадратном корпусе.',
    en: 'The Instruments line is modelled on cockpit gauges: a round dial in a square case.',
    ua: 'Лінія Instruments повторює вигляд бортових приладів літака.',
    uz: 'Instruments soatlari bort asbobini eslatadi: kvadrat korpus ichida dumaloq siferblat bor.',
  }),
  bellRoss('br-05', 'BR 05', {
    ru: 'Квадратный корпус BR 05 переходит прямо в браслет или ремешок.',
    en: 'The BR 05, launched in 2019, combines Bell & Ross’s circle in a square with an integrated bracelet.',
    ua: 'BR 05 вийшов 2019 року; це міський варіант квадратних годинників Bell & Ross.',
    uz: 'BR 05 kolleksiyasi 2019-yilda boshlangan, kvadrat va doirani birlashtirgan korpusi bilaguzuk bilan yaxlit.',
  }),
  richard('rm-011', 'RM 011', {
    ru: 'Линия RM 011, связанная с гонщиком Фелипе Массой, появилась в 2007 году.',
    en: 'The RM 011, introduced in 2007, is associated with the racing driver Felipe Massa.',
    ua: 'RM 011 зробили 2007 року разом із гонщиком Феліпе Массою.',
    uz: 'RM 011 ilk bor 2007-yilda chiqqan va poygachi Felipe Massa nomi bilan bogʻliq.',
  }),
  richard('rm-010', 'RM 010', {
    ru: 'Ротор RM 010 настраивают под образ жизни владельца.',
    en: 'The rotor of the RM 010 can be adjusted to the wearer’s activity.',
    ua: 'У RM 010 можна налаштувати інерцію ротора.',
    uz: 'RM 010 — rotorining inersiyasi sozlanadigan avtomatik soat.',
  }),
  richard('rm-67', 'RM 67', {
    ru: 'Тоньше RM 67-01 среди автоматических «бочек» марки нет.',
    en: 'Slim for a self-winding tonneau, Richard Mille’s RM 67 appeared in 2016.',
    ua: 'RM 67 — тонкі годинники Richard Mille, хоча марку знають за великими й складними моделями.',
    uz: 'RM 67-01 — brendning avtomatik bochkasimon soatlari ichida eng yupqasi.',
  }),
  moser('pioneer', 'Pioneer', {
    ru: 'Линию повседневных часов Pioneer мануфактура выпускает с 2015 года.',
    en: 'The Pioneer, launched in 2015, is Moser’s watch for everyday wear.',
    ua: 'Мануфактура показала Pioneer 2015 року; задумано його як годинник на щодень.',
    uz: '2015-yilda chiqqan Pioneer — Moserning sport ruhidagi ilk soati.',
  }),
  moser('streamliner', 'Streamliner', {
    ru: 'Обтекаемая форма Streamliner напоминает поезда 1920-х и 1930-х годов.',
    en: 'The Streamliner, launched in 2020, takes its flowing lines from trains of the 1920s and 1930s.',
    ua: 'Обтічні лінії Streamliner, показаного 2020 року, нагадують поїзди 1920-х і 1930-х років.',
    uz: 'Streamliner kolleksiyasi 2020-yilda boshlangan, chiziqlari 1920–1930-yillar poyezdlaridan olingan.',
  }),
  parmigiani('tonda-pf', 'Tonda PF', {
    ru: 'На циферблатах Tonda PF вместо имени марки стоит овал с буквами PF.',
    en: 'On the dial of the Tonda PF an oval with two initials takes the place of the name.',
    ua: 'Літери PF у назві Tonda PF — ініціали Parmigiani Fleurier.',
    uz: 'Tonda PF kolleksiyasi 2021-yilda boshlangan, siferblatida brend nomi oʻrniga ikki harfli oval qoʻyilgan.',
  }),
  chanel('j12', 'J12', {
    ru: 'Линию J12, названную по классу гоночных яхт, дом выпускает с 2000 года.',
    en: 'Ceramic came into fashion with the J12, launched in 2000 and named after a class of racing yacht.',
    ua: 'J12 вийшов 2000 року й увів у моду керамічні годинники; його названо на честь класу перегонових яхт.',
    uz: '2000-yilda chiqqan ilk J12 keramikani modaga kiritgan; nomi poyga yaxtalarining bir sinfidan olingan.',
  }),
];
