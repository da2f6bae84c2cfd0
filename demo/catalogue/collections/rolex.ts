import { type SeedCollection } from '../types';

const maker = 'rolex';

export const rolexCollections: readonly SeedCollection[] = [
  {
    maker,
    url: 'submariner',
    title: 'Submariner',
    note: {
      ru: 'Часы Submariner задуманы для водолазов; первые вышли в 1953 году.',
      en: 'Divers have worn the Submariner since 1953.',
      ua: 'Водолази носять Submariner від 1953 року.',
      uz: 'Gʻavvoslar Submariner soatlarini 1953-yildan beri taqib keladi.',
    },
  },
  {
    maker,
    url: 'gmt-master-ii',
    title: 'GMT-Master II',
    note: {
      ru: 'Лётчики дальних рейсов живут по двум часовым поясам; для них в 1950-х годах созданы GMT-Master.',
      en: 'Long-haul pilots needed two time zones at once, and in the 1950s the GMT-Master gave them both.',
      ua: 'Пілотам далеких рейсів потрібен час двох поясів: для них у 1950-х роках і створили GMT-Master.',
      uz: 'Uzoqqa uchadigan uchuvchilarga ikki mintaqa vaqti kerak edi: GMT-Master 1950-yillarda ular uchun yaratilgan.',
    },
  },
  {
    maker,
    url: 'cosmograph-daytona',
    title: 'Cosmograph Daytona',
    note: {
      ru: 'Имя Daytona дала гоночная трасса во Флориде; первые часы линии вышли в 1963 году.',
      en: 'A racetrack in Florida gave its name to the Daytona, which came out in 1963.',
      ua: 'Daytona роблять від 1963 року; назву їй дала перегонова траса у Флориді.',
      uz: 'Floridadagi poyga trassasi 1963-yilda chiqqan Daytona soatiga nom bergan.',
    },
  },
  {
    maker,
    url: 'explorer',
    title: 'Explorer',
    note: {
      ru: 'На Эверест впервые взошли в 1953 году; тогда же вышли первые Explorer.',
      en: 'Everest was first climbed in 1953, the year in which the Explorer came out.',
      ua: 'На Еверест уперше зійшли 1953 року; тоді ж показали Explorer.',
      uz: 'Everest choʻqqisi ilk bor 1953-yilda zabt etilgan, Explorer soati ham oʻsha yili chiqqan.',
    },
  },
  {
    maker,
    url: 'explorer-ii',
    title: 'Explorer II',
    note: {
      ru: 'Под землёй день не отличить от ночи, поэтому у Explorer II, созданных в 1971 году для спелеологов, есть 24-часовая шкала.',
      en: 'Cavers cannot tell day from night; the Explorer II, introduced in 1971, can.',
      ua: 'Explorer II, показаний 1971 року, задумали для спелеологів: під землею 24-годинна шкала підказує, день нагорі чи ніч.',
      uz: 'Gʻor ichida kunduz bilan tunni ajratib boʻlmaydi, shuning uchun 1971-yilgi Explorer II speleologlarga vaqtni 24 soatlik shkalada koʻrsatgan.',
    },
  },
  {
    maker,
    url: 'yacht-master',
    title: 'Yacht-Master',
    note: {
      ru: 'Yacht-Master, часы для яхтсменов, появились в 1992 году.',
      en: 'The Yacht-Master was launched in 1992 as a watch for sailors.',
      ua: 'Yacht-Master створили для яхтсменів і випускають із 1992 року.',
      uz: 'Yacht-Master kolleksiyasi 1992-yilda boshlangan, ilk soatining korpusi ham, bilaguzugi ham oltindan boʻlgan.',
    },
  },
  {
    maker,
    url: 'sea-dweller',
    title: 'Sea-Dweller',
    note: {
      ru: 'Линию Sea-Dweller, в которую входит и Deepsea, марка выпускает с 1967 года для глубоководных погружений; в корпусе таких часов есть гелиевый клапан.',
      en: 'The Sea-Dweller was created in 1967 for saturation divers; a valve lets helium out of the case.',
      ua: 'Перший Sea-Dweller для водолазів-глибоководників зробили 1967 року.',
      uz: 'Geliy klapanli ilk Sea-Dweller 1967-yilda katta chuqurlikda ishlaydigan gʻavvoslar uchun yaratilgan.',
    },
  },
  {
    maker,
    url: 'milgauss',
    title: 'Milgauss',
    note: {
      ru: 'Имя Milgauss говорит о стойкости к магнитному полю до тысячи гаусс.',
      en: 'The Milgauss withstands magnetic fields of up to a thousand gauss, hence the name.',
      ua: 'Milgauss витримує магнітне поле в тисячу гаусів, звідси й назва.',
      uz: 'Milgauss nomi “ming gauss” degani: soat shuncha kuchli magnit maydonidan himoyalangan.',
    },
  },
  {
    maker,
    url: 'air-king',
    title: 'Air-King',
    note: {
      ru: 'Имя Air-King, данное в честь лётчиков, впервые появилось на циферблате в 1945 году.',
      en: 'The name Air-King, which honours pilots, dates from 1945.',
      ua: 'Назва Air-King зʼявилася 1945 року: нею марка вшанувала пілотів.',
      uz: 'Air-King nomi 1945-yilda uchuvchilar sharafiga qoʻyilgan.',
    },
  },
  {
    maker,
    url: 'datejust',
    title: 'Datejust',
    note: {
      ru: 'До 1945 года, когда вышли первые Datejust, ни один автоматический наручный хронометр не показывал дату в окошке.',
      en: 'Before the Datejust appeared in 1945, no self-winding chronometer wristwatch showed the date in a window.',
      ua: 'До появи Datejust 1945 року жоден автоматичний наручний хронометр не показував дати у віконці.',
      uz: 'Datejust 1945-yilda chiqqunga qadar birorta avtomatik xronometr qoʻl soati sanani darchada koʻrsatmagan.',
    },
  },
  {
    maker,
    url: 'day-date',
    title: 'Day-Date',
    note: {
      ru: 'Стальных Day-Date не бывает: с 1956 года их делают только из золота и платины.',
      en: 'There is no Day-Date in steel: since 1956 it has been made only in gold or platinum.',
      ua: 'Від 1956 року Day-Date роблять лише із золота або платини.',
      uz: 'Day-Date poʻlatdan boʻlmaydi: u 1956-yildan beri faqat oltin va platinadan yasaladi.',
    },
  },
  {
    maker,
    url: 'sky-dweller',
    title: 'Sky-Dweller',
    note: {
      ru: 'Второй часовой пояс и годовой календарь марка соединила в 2012 году в Sky-Dweller.',
      en: 'Rolex’s first annual calendar came in the Sky-Dweller, launched in 2012.',
      ua: 'Найскладнішим годинником Rolex вважають Sky-Dweller, показаний 2012 року.',
      uz: 'Rolex soatlarining eng murakkabi — 2012-yilda chiqqan Sky-Dweller.',
    },
  },
  {
    maker,
    url: 'oyster-perpetual',
    title: 'Oyster Perpetual',
    note: {
      ru: 'Oyster Perpetual — прямой потомок первых водозащищённых часов марки.',
      en: 'The Oyster Perpetual descends directly from Rolex’s first waterproof watches.',
      ua: 'Oyster Perpetual — прямий нащадок перших водозахищених годинників Rolex.',
      uz: 'Oyster Perpetual kolleksiyasi brendning suv oʻtkazmaydigan birinchi soatlari anʼanasini davom ettiradi.',
    },
  },
  {
    maker,
    url: 'cellini',
    title: 'Cellini',
    note: {
      ru: 'Cellini, классическая линия марки, названа в честь ювелира эпохи Возрождения.',
      en: 'The Cellini line of dress watches was named after the Renaissance goldsmith Benvenuto Cellini.',
      ua: 'Класичну лінію Cellini назвали на честь Бенвенуто Челліні, ювеліра доби Відродження.',
      uz: 'Cellini — brendning Uygʻonish davri zargari nomi bilan atalgan klassik kolleksiyasi.',
    },
  },
];
