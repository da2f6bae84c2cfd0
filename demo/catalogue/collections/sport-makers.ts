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
    ru: 'Classic Fusion продолжает первые часы марки, золотые на каучуковом ремешке, показанные в 1980 году.',
    en: 'The Classic Fusion goes back to the maker’s first watch, made in 1980 in gold on rubber.',
    ua: 'Classic Fusion повертає лінії першого Hublot, показаного 1980 року.',
    uz: 'Classic Fusion brendning 1980-yilda chiqqan ilk soatini, kauchuk tasmali oltin soatni davom ettiradi.',
  }),
  hublot('big-bang', 'Big Bang', {
    ru: 'Big Bang 2005 года соединил металл, керамику и каучук в одном корпусе.',
    en: 'The Big Bang of 2005 joined metal, ceramic and rubber in one case.',
    ua: 'Big Bang, показаний 2005 року, поєднав в одному годиннику метал, кераміку й каучук.',
    uz: 'Ilk Big Bang 2005-yilda metall, keramika va kauchukni bitta soatda birlashtirgan.',
  }),
  hublot('spirit-of-big-bang', 'Spirit of Big Bang', {
    ru: 'Spirit of Big Bang с 2014 года — та же конструкция в форме бочки.',
    en: 'The Spirit of Big Bang, launched in 2014, is a Big Bang in a tonneau case.',
    ua: 'Spirit of Big Bang, показаний 2014 року, має корпус-бочку й характер Big Bang.',
    uz: 'Spirit of Big Bang 2014-yilda Big Bang tuzilishini bochkasimon korpusga koʻchirgan.',
  }),
  tudor('black-bay', 'Black Bay', {
    ru: 'Black Bay 2012 года собрал черты прежних водолазных часов марки.',
    en: 'The Black Bay, launched in 2012, brings together features of the maker’s early diving watches.',
    ua: 'Black Bay, показаний 2012 року, поєднав риси давніх водолазних годинників Tudor.',
    uz: 'Black Bay kolleksiyasi 2012-yilda boshlangan, unda brendning avvalgi gʻavvoslar soatlariga xos belgilar jamlangan.',
  }),
  tudor('pelagos', 'Pelagos', {
    ru: 'Pelagos — титановые часы для тех, кто погружается по-настоящему.',
    en: 'The Pelagos is the maker’s titanium diving watch, introduced in 2012.',
    ua: 'Pelagos — титановий годинник для тих, хто занурюється по-справжньому.',
    uz: 'Pelagos — brendning gʻavvoslar uchun titandan yasaladigan soati.',
  }),
  tudor('ranger', 'Ranger', {
    ru: 'Ranger назван в память британской экспедиции в Гренландию 1952 года.',
    en: 'The Ranger recalls the British expedition to Greenland of 1952.',
    ua: 'Ranger нагадує про британську експедицію до Гренландії 1952 року.',
    uz: 'Ranger Britaniyaning 1952-yilgi Grenlandiya ekspeditsiyasiga bagʻishlangan.',
  }),
  ulysse('marine', 'Marine', {
    ru: 'Marine повторяет циферблат корабельных хронометров, которыми марка прославилась.',
    en: 'The dial of the Marine follows the ship’s chronometers that made the maker’s name.',
    ua: 'Marine нагадує корабельні хронометри, що прославили Ulysse Nardin.',
    uz: 'Marine brendni mashhur qilgan kema xronometrlari siferblatini takrorlaydi.',
  }),
  ulysse('diver', 'Diver', {
    ru: 'Diver узнают по вогнутой вставке безеля и выпуклому стеклу.',
    en: 'The Diver combines a concave bezel insert with a domed crystal.',
    ua: 'Diver — водолазна лінія марки, відомої корабельними хронометрами.',
    uz: 'Diver botiq bezel qoʻyilmasi va qavariq oynasidan taniladi.',
  }),
  girard('laureato', 'Laureato', {
    ru: 'Laureato появился в 1975 году, имя по-итальянски значит «выпускник».',
    en: 'The Laureato, introduced in 1975, is the maker’s sports watch with an integrated bracelet.',
    ua: 'Laureato випускають із 1975 року; назва італійською означає «випускник».',
    uz: 'Laureato kolleksiyasi 1975-yilda boshlangan, uning sakkizburchak bezeli dumaloq asosga oʻrnatilgan.',
  }),
  girard('1966', '1966', {
    ru: 'Линия 1966 названа по году, когда обсерватория наградила механизмы марки.',
    en: 'The 1966 is named after the year in which an observatory honoured the maker’s movements.',
    ua: 'Назва 1966 нагадує про рік, коли обсерваторія нагородила механізми марки.',
    uz: '1966 nomi rasadxona brend mexanizmlarini mukofotlagan yilni eslatadi.',
  }),
  bellRoss('instruments', 'Instruments', {
    ru: 'Instruments похожи на бортовой прибор: круг в квадрате и четыре винта.',
    en: 'The Instruments are modelled on cockpit gauges: a circle in a square with four screws.',
    ua: 'Годинники Instruments повторюють вигляд бортових приладів літака.',
    uz: 'Instruments soatlari bort asbobini eslatadi: kvadrat ichida doira va toʻrtta vint.',
  }),
  bellRoss('br-05', 'BR 05', {
    ru: 'В BR 05 с 2019 года круг в квадрате соединён с браслетом.',
    en: 'The BR 05, launched in 2019, sets the maker’s circle in a square on an integrated bracelet.',
    ua: 'BR 05, показаний 2019 року, — міський родич «бортових приладів» Bell & Ross.',
    uz: 'BR 05 kolleksiyasi 2019-yilda boshlangan, unda kvadrat ichidagi doira bilaguzukka tutashgan.',
  }),
  richard('rm-011', 'RM 011', {
    ru: 'RM 011 появился в 2007 году и связан с гонщиком Фелипе Массой.',
    en: 'The RM 011 appeared in 2007 and is linked with the driver Felipe Massa.',
    ua: 'RM 011 зробили 2007 року разом із гонщиком Феліпе Массою.',
    uz: 'RM 011 ilk bor 2007-yilda chiqqan va poygachi Felipe Massa nomi bilan bogʻliq.',
  }),
  richard('rm-010', 'RM 010', {
    ru: 'Ротор RM 010 настраивают под владельца: насколько подвижно тот живёт.',
    en: 'The RM 010 is a self-winding watch whose rotor can be adjusted to its wearer.',
    ua: 'RM 010 — автоматичний годинник із ротором, інерцію якого можна налаштувати.',
    uz: 'RM 010 — rotorining inersiyasi sozlanadigan avtomatik soat.',
  }),
  richard('rm-67', 'RM 67', {
    ru: 'RM 67-01 — самые тонкие часы марки с автоподзаводом в форме бочки.',
    en: 'The RM 67-01 is the slimmest of the maker’s self-winding tonneau watches.',
    ua: 'RM 67-01 — тонкий годинник марки, яку знають за великими й складними.',
    uz: 'RM 67-01 — brendning avtomatik bochkasimon soatlari ichida eng yupqasi.',
  }),
  moser('pioneer', 'Pioneer', {
    ru: 'Pioneer 2015 года — первые часы мануфактуры на каждый день.',
    en: 'The Pioneer, launched in 2015, was Moser’s first everyday watch.',
    ua: 'Pioneer мануфактура випустила 2015 року як годинник на щодень.',
    uz: 'Pioneer — manufakturaning har kuni taqish uchun 2015-yilda boshlangan ilk kolleksiyasi.',
  }),
  moser('streamliner', 'Streamliner', {
    ru: 'Streamliner 2020 года взял обтекаемые линии у поездов двадцатых и тридцатых годов.',
    en: 'The Streamliner of 2020 took its flowing lines from trains of the twenties and thirties.',
    ua: 'Обтічні лінії Streamliner, показаного 2020 року, нагадують поїзди двадцятих і тридцятих років.',
    uz: 'Streamliner kolleksiyasi 2020-yilda boshlangan, chiziqlari yigirmanchi-oʻttizinchi yillar poyezdlaridan olingan.',
  }),
  parmigiani('tonda-pf', 'Tonda PF', {
    ru: 'В Tonda PF 2021 года имя на циферблате заменил овал с двумя буквами.',
    en: 'The Tonda PF of 2021 reduced the maker’s name on the dial to an oval with two letters.',
    ua: 'Літери PF у назві Tonda PF — ініціали Parmigiani Fleurier.',
    uz: 'Tonda PF kolleksiyasi 2021-yilda boshlangan, siferblatida brend nomi oʻrnida ikki harfli oval bor.',
  }),
  chanel('j12', 'J12', {
    ru: 'J12 вышли в 2000 году и ввели керамику в моду, имя взято у класса гоночных яхт.',
    en: 'The J12 of 2000 made ceramic fashionable; it is named after a class of racing yacht.',
    ua: 'J12, показаний 2000 року, увів у моду кераміку; названо його за класом перегонових яхт.',
    uz: '2000-yilda chiqqan ilk J12 keramikani modaga kiritgan, nomi poyga yaxtalari sinfidan olingan.',
  }),
];
