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
    ru: 'Classic Fusion продолжает первые часы марки 1980 года, золото на каучуке.',
    en: 'The Classic Fusion continues the maker’s first watch of 1980, gold on rubber.',
    ua: 'Classic Fusion походить від першого Hublot 1980 року — золотого, на каучуковому ремінці.',
    uz: 'Classic Fusion brendning 1980-yilda chiqqan ilk soati, kauchuk tasmali oltin soat anʼanasini davom ettiradi.',
  }),
  hublot('big-bang', 'Big Bang', {
    ru: 'Big Bang 2005 года соединил металл, керамику и каучук в одном корпусе.',
    en: 'The Big Bang of 2005 joined metal, ceramic and rubber in one case.',
    ua: 'Big Bang 2005 року поєднав метал, кераміку й каучук в одному корпусі.',
    uz: 'Big Bang 2005-yilda metall, keramika va kauchukni bitta korpusda birlashtirdi.',
  }),
  hublot('spirit-of-big-bang', 'Spirit of Big Bang', {
    ru: 'Spirit of Big Bang с 2014 года — та же конструкция в форме бочки.',
    en: 'The Spirit of Big Bang, launched in 2014, is a Big Bang in a tonneau case.',
    ua: 'Spirit of Big Bang 2014 року — та сама конструкція у формі бочки.',
    uz: 'Spirit of Big Bang 2014-yilda chiqqan va Big Bang tuzilishini boshqa shakldagi korpusga koʻchirgan.',
  }),
  tudor('black-bay', 'Black Bay', {
    ru: 'Black Bay 2012 года собрал черты прежних водолазных часов марки.',
    en: 'Since 2012 the Black Bay has gathered the traits of the maker’s old diving watches.',
    ua: 'Black Bay виходить від 2012 року: у ньому поєднано риси давніх водолазних Tudor.',
    uz: 'Black Bay 2012-yilda chiqqan, unda brendning avvalgi gʻavvoslar soatlariga xos belgilar jamlangan.',
  }),
  tudor('pelagos', 'Pelagos', {
    ru: 'Pelagos — титановые часы для тех, кто погружается по-настоящему.',
    en: 'The Pelagos is a titanium diving watch built for real dives.',
    ua: 'Pelagos — титановий годинник для тих, хто занурюється по-справжньому.',
    uz: 'Pelagos — suvga chindan shoʻngʻiydiganlar uchun titandan yasalgan soat.',
  }),
  tudor('ranger', 'Ranger', {
    ru: 'Ranger назван в память британской экспедиции в Гренландию 1952 года.',
    en: 'The Ranger recalls the British expedition to Greenland of 1952.',
    ua: 'Ranger нагадує про британську експедицію до Гренландії 1952 року.',
    uz: 'Ranger Britaniyaning 1952-yilgi Grenlandiya ekspeditsiyasini yodga soladi.',
  }),
  ulysse('marine', 'Marine', {
    ru: 'Marine повторяет циферблат корабельных хронометров, которыми марка прославилась.',
    en: 'The Marine repeats the dial of the ship’s chronometers that made the maker’s name.',
    ua: 'Циферблат Marine — як у корабельних хронометрів, що прославили Ulysse Nardin.',
    uz: 'Marine brendni mashhur qilgan kema xronometrlari siferblatini takrorlaydi.',
  }),
  ulysse('diver', 'Diver', {
    ru: 'Diver узнают по вогнутой вставке безеля и выпуклому стеклу.',
    en: 'The Diver joins a concave bezel insert with a domed crystal.',
    ua: 'У Diver увігнута вставка безеля й опукле скло.',
    uz: 'Diver botiq bezel qoʻyilmasi va qavariq oynasidan taniladi.',
  }),
  girard('laureato', 'Laureato', {
    ru: 'Laureato с 1975 года сочетает восьмиугольный безель с круглым основанием.',
    en: 'Since 1975 the Laureato has set an octagonal bezel on a round base.',
    ua: 'Laureato від 1975 року впізнають за восьмикутним безелем на круглій основі.',
    uz: 'Laureato 1975-yilda chiqqan, sakkizburchak bezeli dumaloq asosga oʻrnatilgan.',
  }),
  girard('1966', '1966', {
    ru: 'Имя 1966 напоминает о годе, когда обсерватория наградила механизмы марки.',
    en: 'The name 1966 recalls the year an observatory honoured the maker’s movements.',
    ua: 'Назва 1966 — рік, коли обсерваторія нагородила механізми марки.',
    uz: '1966 nomi rasadxona brend mexanizmlarini mukofotlagan yilni eslatadi.',
  }),
  bellRoss('instruments', 'Instruments', {
    ru: 'Часы Instruments похожи на бортовой прибор: круг в квадрате и четыре винта.',
    en: 'The Instruments look like cockpit gauges: a circle in a square with four screws.',
    ua: 'Годинники Instruments схожі на бортовий прилад: коло у квадраті й чотири гвинти.',
    uz: 'Instruments soatlari bort asbobiga oʻxshaydi: kvadratdagi doira va toʻrtta vint.',
  }),
  bellRoss('br-05', 'BR 05', {
    ru: 'В BR 05 с 2019 года круг в квадрате соединён с браслетом.',
    en: 'The BR 05 of 2019 puts the circle in a square on an integrated bracelet.',
    ua: 'BR 05 2019 року — те саме коло у квадраті, тільки на браслеті й для міста.',
    uz: '2019-yilda chiqqan BR 05 modelida kvadratdagi doira bilaguzukka tutashgan.',
  }),
  richard('rm-011', 'RM 011', {
    ru: 'RM 011 появился в 2007 году и связан с гонщиком Фелипе Массой.',
    en: 'The RM 011 appeared in 2007 and is linked with the driver Felipe Massa.',
    ua: 'RM 011 зробили 2007 року разом із гонщиком Феліпе Массою.',
    uz: '2007-yilda paydo boʻlgan RM 011 poygachi Felipe Massa nomi bilan bogʻliq.',
  }),
  richard('rm-010', 'RM 010', {
    ru: 'RM 010 — автоматические часы с ротором, инерцию которого можно настроить.',
    en: 'The RM 010 is a self-winding watch whose rotor can be adjusted to its wearer.',
    ua: 'RM 010 — автоматичний годинник із ротором, інерцію якого можна налаштувати.',
    uz: 'RM 010 — rotorining inersiyasi sozlanadigan avtomatik soat.',
  }),
  richard('rm-67', 'RM 67', {
    ru: 'RM 67-01 — самые тонкие из автоматических «бочек» марки.',
    en: 'The RM 67-01 is the slimmest of the maker’s self-winding tonneau watches.',
    ua: 'RM 67-01 — найтонша автоматична «бочка» Richard Mille.',
    uz: 'RM 67-01 — brendning avtomatik bochkasimon soatlari ichida eng yupqasi.',
  }),
  moser('pioneer', 'Pioneer', {
    ru: 'Pioneer 2015 года — первые часы мануфактуры на каждый день.',
    en: 'The Pioneer, launched in 2015, was Moser’s first everyday watch.',
    ua: 'Pioneer 2015 року — перший годинник мануфактури на щодень.',
    uz: 'Pioneer 2015-yilda manufakturaning har kunga moʻljallangan ilk soati sifatida chiqqan.',
  }),
  moser('streamliner', 'Streamliner', {
    ru: 'Streamliner 2020 года взял обтекаемые линии у поездов двадцатых и тридцатых годов.',
    en: 'The Streamliner of 2020 took its flowing lines from trains of the twenties and thirties.',
    ua: 'Обтічні лінії Streamliner 2020 року взято від поїздів двадцятих і тридцятих.',
    uz: 'Streamliner 2020-yilda chiqqan, chiziqlari yigirmanchi-oʻttizinchi yillar poyezdlaridan olingan.',
  }),
  parmigiani('tonda-pf', 'Tonda PF', {
    ru: 'Tonda PF 2021 года оставила на циферблате только овал с двумя буквами.',
    en: 'The Tonda PF of 2021 left only an oval with two letters on the dial.',
    ua: 'На циферблаті Tonda PF, започаткованої 2021 року, лише овал із двома літерами.',
    uz: 'Tonda PF 2021-yilda chiqqan, siferblatida faqat ikki harfli oval qoldirilgan.',
  }),
  chanel('j12', 'J12', {
    ru: 'J12 с 2000 года ввёл керамику в моду, имя взято у класса гоночных яхт.',
    en: 'Since 2000 the J12 has made ceramic fashionable; its name is that of a racing yacht class.',
    ua: 'J12 2000 року ввів у моду кераміку, а назву взяв у класу перегонових яхт.',
    uz: '2000-yilda chiqqan J12 keramikani modaga kiritdi, nomi poyga yaxtalari sinfidan olingan.',
  }),
];
