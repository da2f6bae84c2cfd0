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
    ru: 'Облик Classic Fusion восходит к первым часам марки, показанным в 1980 году: золотым, на каучуковом ремешке.',
    en: 'The Classic Fusion recalls Hublot’s first watch, a gold model on a rubber strap.',
    ua: 'Classic Fusion зберіг строгі лінії першого Hublot.',
    uz: 'Oltin soatga kauchuk tasma taqishni Hublot boshlagan, Classic Fusion shu gʻoyani davom ettiradi.',
  }),
  hublot('big-bang', 'Big Bang', {
    ru: 'В часах Big Bang соединили металл, керамику и каучук.',
    en: 'The Big Bang made its name by mixing metal with ceramic and rubber.',
    ua: 'Big Bang прославився поєднанням металу, кераміки й каучуку.',
    uz: 'Big Bang bitta soatda metall, keramika va kauchukni birlashtirgan.',
  }),
  hublot('spirit-of-big-bang', 'Spirit of Big Bang', {
    ru: 'Линия Spirit of Big Bang повторяет конструкцию Big Bang в бочкообразном корпусе.',
    en: 'The Spirit of Big Bang is a Big Bang in a tonneau case.',
    ua: 'Spirit of Big Bang випускають від 2014 року.',
    uz: 'Spirit of Big Bang dumaloq Big Bang soatidan bochkasimon korpusi bilan farq qiladi.',
  }),
  tudor('black-bay', 'Black Bay', {
    ru: 'В Black Bay собраны черты прежних водолазных часов Tudor.',
    en: 'Tudor took the details of the Black Bay from its own early diving watches.',
    ua: 'У Black Bay поєднано риси кількох давніх водолазних годинників Tudor.',
    uz: 'Black Bay kolleksiyasida Tudor gʻavvoslar uchun chiqargan eski soatlarga xos belgilar jamlangan.',
  }),
  tudor('pelagos', 'Pelagos', {
    ru: 'Pelagos — линия титановых водолазных часов марки.',
    en: 'Titanium makes the Pelagos light for a diving watch.',
    ua: 'Pelagos у Tudor роблять для професійних водолазів.',
    uz: 'Pelagos gʻavvoslarga moʻljallangan, titandan yasalgani uchun yengil.',
  }),
  tudor('ranger', 'Ranger', {
    ru: 'Линия Ranger напоминает о британской экспедиции 1952 года в Гренландию.',
    en: 'The Ranger honours the Tudor watches that went to Greenland with a British expedition in 1952.',
    ua: 'Ranger нагадує про британську експедицію 1952 року до Гренландії.',
    uz: 'Ranger siferblatidagi soat mili oʻq uchiga oʻxshaydi.',
  }),
  ulysse('marine', 'Marine', {
    ru: 'В линии Marine марка повторяет циферблаты морских хронометров, которыми прославилась.',
    en: 'The dial of the Marine is modelled on those of the marine chronometers that made Ulysse Nardin’s name.',
    ua: 'Marine нагадує морські хронометри, що прославили Ulysse Nardin.',
    uz: 'Marine siferblati brendni mashhur qilgan dengiz xronometrlarini eslatadi.',
  }),
  ulysse('diver', 'Diver', {
    ru: 'Линию Diver узнают по вогнутой вставке безеля и выпуклому стеклу.',
    en: 'A concave bezel and a domed crystal set Ulysse Nardin’s Diver apart.',
    ua: 'Diver — водолазна лінія Ulysse Nardin.',
    uz: 'Diver soatlari qavariq oynasi va bezelining botiq qoʻyilmasidan taniladi.',
  }),
  girard('laureato', 'Laureato', {
    ru: 'Имя Laureato по-итальянски значит «выпускник».',
    en: 'Girard-Perregaux brought out the Laureato, a sports watch, in 1975.',
    ua: 'Італійською Laureato означає «випускник».',
    uz: 'Laureato nomi italyancha “bitiruvchi” degani, ilk modeli 1975-yilda chiqqan.',
  }),
  girard('1966', '1966', {
    ru: 'Линия 1966 названа по году, когда марка получила премию обсерватории в Невшателе.',
    en: 'The 1966 is named after the year in which the Neuchâtel Observatory honoured Girard-Perregaux movements.',
    ua: 'Назва 1966 нагадує про рік, коли марка отримала премію обсерваторії в Невшателі.',
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
    en: 'The BR 05 has a round dial in a square case, like Bell & Ross’s watches for pilots.',
    ua: 'BR 05 — міський варіант квадратних годинників Bell & Ross.',
    uz: 'BR 05 korpusi kvadrat bilan doirani birlashtirib, bilaguzukka yaxlit tutashgan.',
  }),
  richard('rm-011', 'RM 011', {
    ru: 'Линию RM 011 марка создала вместе с гонщиком Фелипе Массой.',
    en: 'Richard Mille developed the RM 011 with the racing driver Felipe Massa.',
    ua: 'RM 011 робили разом із гонщиком Феліпе Массою.',
    uz: 'RM 011 modelini Richard Mille brendi poygachi Felipe Massa bilan hamkorlikda yaratgan.',
  }),
  richard('rm-010', 'RM 010', {
    ru: 'Ротор RM 010 настраивают под образ жизни владельца.',
    en: 'The rotor of the RM 010 can be adjusted to the wearer’s activity.',
    ua: 'Ротор RM 010 можна налаштувати залежно від того, як багато рухається власник.',
    uz: 'RM 010 rotorini soat egasining qanchalik koʻp harakat qilishiga qarab sozlash mumkin.',
  }),
  richard('rm-67', 'RM 67', {
    ru: 'RM 67-01 — одни из самых тонких часов марки с автоподзаводом.',
    en: 'The RM 67 is slim for a self-winding Richard Mille.',
    ua: 'RM 67 — тонкі годинники марки, відомої передусім великими й складними моделями.',
    uz: 'Brendning avtomatik bochkasimon soatlari ichida RM 67-01 eng yupqasi.',
  }),
  moser('pioneer', 'Pioneer', {
    ru: 'Pioneer — часы марки на каждый день.',
    en: 'Moser designed the Pioneer for everyday wear.',
    ua: 'Pioneer, свій годинник на щодень, мануфактура показала 2015 року.',
    uz: 'Moser sport soatlari yasashga Pioneer bilan qoʻl urgan.',
  }),
  moser('streamliner', 'Streamliner', {
    ru: 'Обтекаемая форма Streamliner напоминает поезда 1920-х и 1930-х годов.',
    en: 'The Streamliner takes its curves from the streamlined trains of the 1920s and 1930s.',
    ua: 'Обтічні лінії Streamliner нагадують поїзди 1920-х і 1930-х років.',
    uz: 'Streamliner 1920–1930-yillardagi tezyurar poyezdlardek silliq.',
  }),
  parmigiani('tonda-pf', 'Tonda PF', {
    ru: 'На циферблатах Tonda PF вместо имени марки стоит овал с буквами PF.',
    en: 'The dial of the Tonda PF has an oval with the initials PF in place of a name.',
    ua: 'Літери PF у назві Tonda PF — ініціали Parmigiani Fleurier.',
    uz: 'Tonda PF siferblatida brend nomi oʻrniga ikki harfli oval turadi.',
  }),
  chanel('j12', 'J12', {
    ru: 'Когда в Chanel рисовали J12, думали о гоночных яхтах и автомобилях.',
    en: 'Chanel named the J12 after a class of racing yacht.',
    ua: 'J12 назвали на честь класу перегонових яхт.',
    uz: 'J12 chiqqach, keramika soatlar urfga kirgan.',
  }),
];
