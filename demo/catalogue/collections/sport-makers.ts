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
    ru: 'Облик Classic Fusion — от первых часов марки 1980 года, золотых, на каучуковом ремешке.',
    en: 'The Classic Fusion recalls Hublot’s first watch, a gold model on a rubber strap.',
    ua: 'Строгі лінії Classic Fusion — від першого Hublot.',
    uz: 'Oltin soatga kauchuk tasma taqishni Hublot boshlagan, Classic Fusion shuning davomi.',
  }),
  hublot('big-bang', 'Big Bang', {
    ru: 'Металл, керамику и каучук соединили в Big Bang.',
    en: 'Metal, ceramic, rubber: the Big Bang mixed them all.',
    ua: 'Метал, кераміку й каучук поєднав один годинник — Big Bang.',
    uz: 'Big Bang metall, keramika va kauchukni bir soatga jamlagan.',
  }),
  hublot('spirit-of-big-bang', 'Spirit of Big Bang', {
    ru: 'Линия Spirit of Big Bang повторяет конструкцию Big Bang в бочкообразном корпусе.',
    en: 'Give a Big Bang a tonneau case, and you have the Spirit of Big Bang.',
    ua: 'Круглий Big Bang має родича іншої форми — Spirit of Big Bang.',
    uz: 'Spirit of Big Bang dumaloq Big Bangdan korpusining bochkasimonligi bilan farq qiladi.',
  }),
  tudor('black-bay', 'Black Bay', {
    ru: 'В Black Bay собраны черты прежних водолазных часов Tudor.',
    en: 'Tudor took the details of the Black Bay from its own early diving watches.',
    ua: 'У Black Bay зійшлися риси кількох давніх водолазних годинників Tudor.',
    uz: 'Black Bayda Tudor gʻavvoslar uchun yasagan eski soatlarning belgilari jamlangan.',
  }),
  tudor('pelagos', 'Pelagos', {
    ru: 'Pelagos — линия титановых водолазных часов марки.',
    en: 'Titanium makes the Pelagos light for a diving watch.',
    ua: 'Професійним водолазам Tudor пропонує Pelagos.',
    uz: 'Pelagos gʻavvos bilagida yengil turadi: u titandan.',
  }),
  tudor('ranger', 'Ranger', {
    ru: 'Линия Ranger напоминает о британской экспедиции 1952 года в Гренландию.',
    en: 'The Ranger looks like the Tudor watches that went to Greenland with a British expedition in 1952.',
    ua: 'Ranger нагадує про британську експедицію до Гренландії 1952 року.',
    uz: 'Rangerning soat mili oʻq uchiga oʻxshaydi.',
  }),
  ulysse('marine', 'Marine', {
    ru: 'В линии Marine марка повторяет циферблаты морских хронометров, которыми она прославилась.',
    en: 'The dial of the Marine is modelled on those of the marine chronometers that made Ulysse Nardin’s name.',
    ua: 'Marine нагадує морські хронометри, що прославили Ulysse Nardin.',
    uz: 'Marine siferblati brendni mashhur qilgan dengiz xronometrlarini eslatadi.',
  }),
  ulysse('diver', 'Diver', {
    ru: 'Линию Diver узнают по вогнутой вставке безеля и выпуклому стеклу.',
    en: 'A concave bezel insert and a domed crystal set the Diver apart.',
    ua: 'Diver — водолазна лінія Ulysse Nardin, марки, відомої морськими хронометрами.',
    uz: 'Diver soatlari qavariq oynasi va bezelining botiq qoʻyilmasidan taniladi.',
  }),
  girard('laureato', 'Laureato', {
    ru: 'Имя Laureato по-итальянски значит «выпускник».',
    en: 'Girard-Perregaux introduced the Laureato in 1975 as its sports watch.',
    ua: 'Італійською Laureato означає «випускник».',
    uz: 'Laureato nomi italyancha “bitiruvchi” degani, ilk modeli 1975-yilda chiqqan.',
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
    en: 'The BR 05 adds an integrated bracelet to Bell & Ross’s circle in a square.',
    ua: 'BR 05 — міський варіант квадратних годинників Bell & Ross.',
    uz: 'BR 05 korpusi kvadrat bilan doirani birlashtirib, bilaguzukka yaxlit tutashgan.',
  }),
  richard('rm-011', 'RM 011', {
    ru: 'С гонщиком Фелипе Массой связана линия RM 011.',
    en: 'The RM 011 is associated with the racing driver Felipe Massa.',
    ua: 'RM 011 робили разом із гонщиком Феліпе Массою.',
    uz: 'RM 011 yaratilganda poygachi Felipe Massa Richard Mille bilan hamkorlik qilgan.',
  }),
  richard('rm-010', 'RM 010', {
    ru: 'Ротор RM 010 настраивают под образ жизни владельца.',
    en: 'The rotor of the RM 010 can be adjusted to the wearer’s activity.',
    ua: 'У RM 010 можна налаштувати інерцію ротора.',
    uz: 'Egasi kam harakat qilsa, RM 010 rotorini shunga moslab sozlash mumkin.',
  }),
  richard('rm-67', 'RM 67', {
    ru: 'Тоньше RM 67-01 среди автоматических «бочек» марки нет.',
    en: 'Richard Mille kept the RM 67 slim for a self-winding tonneau.',
    ua: 'RM 67 — тонкі годинники Richard Mille, хоча марку знають за великими й складними моделями.',
    uz: 'Brendning avtomatik bochkasimon soatlari ichida RM 67-01 eng yupqasi.',
  }),
  moser('pioneer', 'Pioneer', {
    ru: 'Повседневные часы марки — Pioneer.',
    en: 'Moser meant the Pioneer for everyday wear.',
    ua: 'Мануфактура показала Pioneer 2015 року; задумано його як годинник на щодень.',
    uz: 'Sport soatiga Moser Pioneer bilan qoʻl urgan.',
  }),
  moser('streamliner', 'Streamliner', {
    ru: 'Обтекаемая форма Streamliner напоминает поезда 1920-х и 1930-х годов.',
    en: 'The Streamliner flows like a train of the 1920s or 1930s.',
    ua: 'Обтічні лінії Streamliner нагадують поїзди 1920-х і 1930-х років.',
    uz: 'Streamliner 1920–1930-yillardagi tezyurar poyezdlardek silliq.',
  }),
  parmigiani('tonda-pf', 'Tonda PF', {
    ru: 'На циферблатах Tonda PF вместо имени марки стоит овал с буквами PF.',
    en: 'An oval with the initials PF stands on the Tonda PF where a dial usually bears a name.',
    ua: 'Літери PF у назві Tonda PF — ініціали Parmigiani Fleurier.',
    uz: 'Tonda PF siferblatida brend nomi oʻrniga ikki harfli oval turadi.',
  }),
  chanel('j12', 'J12', {
    ru: 'Гоночные яхты класса J дали имя часам J12.',
    en: 'J12 is a class of racing yacht and, since 2000, a ceramic watch by Chanel.',
    ua: 'J12 зробив модною кераміку, а названо його на честь класу перегонових яхт.',
    uz: 'J12 chiqqach, keramika urfga kirgan.',
  }),
];
