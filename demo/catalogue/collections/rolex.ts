import { type SeedCollection } from '../types';

const maker = 'rolex';

export const rolexCollections: readonly SeedCollection[] = [
  {
    maker,
    url: 'submariner',
    title: 'Submariner',
    note: {
      ru: 'Submariner — водолазные часы, которые марка выпускает с 1953 года.',
      en: 'The Submariner was introduced in 1953 as a watch for divers.',
      ua: 'Submariner створили для водолазів і випускають із 1953 року.',
      uz: 'Ilk Submariner 1953-yilda gʻavvoslar uchun chiqarilgan.',
    },
  },
  {
    maker,
    url: 'gmt-master-ii',
    title: 'GMT-Master II',
    note: {
      ru: 'Первые GMT-Master марка создала в пятидесятые годы для лётчиков дальних рейсов.',
      en: 'The GMT-Master line was created in the 1950s for long-haul pilots.',
      ua: 'Перший GMT-Master створили в 1950-х роках для пілотів далеких рейсів.',
      uz: 'Ilk GMT-Master 1950-yillarda uzoq masofaga uchadigan uchuvchilar uchun yaratilgan.',
    },
  },
  {
    maker,
    url: 'cosmograph-daytona',
    title: 'Cosmograph Daytona',
    note: {
      ru: 'Линию Daytona, названную в честь гоночной трассы во Флориде, марка выпускает с 1963 года.',
      en: 'The Daytona was introduced in 1963 and is named after the racetrack in Florida.',
      ua: 'Daytona зʼявилася 1963 року; її названо на честь перегонової траси у Флориді.',
      uz: 'Daytona kolleksiyasi 1963-yilda boshlangan, nomini Floridadagi poyga trassasidan olgan.',
    },
  },
  {
    maker,
    url: 'explorer',
    title: 'Explorer',
    note: {
      ru: 'Линия Explorer появилась в 1953 году, в год первого восхождения на Эверест.',
      en: 'The Explorer was introduced in 1953, the year Everest was first climbed.',
      ua: 'Explorer вийшов 1953 року, у рік першого сходження на Еверест.',
      uz: 'Ilk Explorer soati 1953-yilda, Everest choʻqqisi zabt etilgan yili chiqarilgan.',
    },
  },
  {
    maker,
    url: 'explorer-ii',
    title: 'Explorer II',
    note: {
      ru: 'Линию Explorer II создали в 1971 году для спелеологов: 24-часовая шкала помогает под землёй отличать день от ночи.',
      en: 'The Explorer II was introduced in 1971 for cavers and others who work where day and night look alike.',
      ua: 'Explorer II створили 1971 року для спелеологів: під землею він підказує, день нагорі чи ніч.',
      uz: 'Ilk Explorer II 1971-yilda kunduzni tundan ajratib boʻlmaydigan gʻorlarda ishlaydiganlar uchun chiqarilgan.',
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
      uz: 'Yacht-Master kolleksiyasi 1992-yilda boshlangan, unda dengiz soatining qiyofasi qimmatbaho metall bilan uygʻunlashgan.',
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
      ru: 'Первые Datejust вышли в 1945 году: до них ни один автоматический наручный хронометр не показывал дату в окошке.',
      en: 'The Datejust, introduced in 1945, was the first self-winding chronometer wristwatch with the date in a window.',
      ua: 'Datejust зʼявився 1945 року; це був перший автоматичний наручний хронометр із датою у віконці.',
      uz: '1945-yilgi ilk Datejust sanani darchada koʻrsatgan birinchi avtomatik xronometr qoʻl soati boʻlgan.',
    },
  },
  {
    maker,
    url: 'day-date',
    title: 'Day-Date',
    note: {
      ru: 'Часы Day-Date марка делает с 1956 года, и только из золота или платины.',
      en: 'The Day-Date, introduced in 1956, is made only in gold or platinum.',
      ua: 'Від 1956 року Day-Date роблять лише із золота або платини.',
      uz: 'Day-Date 1956-yildan beri faqat oltin va platinadan yasaladi.',
    },
  },
  {
    maker,
    url: 'sky-dweller',
    title: 'Sky-Dweller',
    note: {
      ru: 'Sky-Dweller, часы для путешественников, появились в 2012 году.',
      en: 'The Sky-Dweller, launched in 2012, combines a second time zone with an annual calendar.',
      ua: 'Sky-Dweller вийшов 2012 року; його вважають найскладнішим годинником марки.',
      uz: 'Sky-Dweller — brendning eng murakkab mexanizmli kolleksiyasi, u 2012-yilda boshlangan.',
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
