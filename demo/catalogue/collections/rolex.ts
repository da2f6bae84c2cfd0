import { type SeedCollection } from '../types';

const maker = 'rolex';

export const rolexCollections: readonly SeedCollection[] = [
  {
    maker,
    url: 'submariner',
    title: 'Submariner',
    note: {
      ru: 'Submariner, часы для погружений, марка выпускает с 1953 года.',
      en: 'The Submariner has been a watch for divers since 1953.',
      ua: 'Submariner, годинник для занурень, випускають із 1953 року.',
      uz: 'Ilk Submariner 1953-yilda gʻavvoslar uchun chiqarilgan.',
    },
  },
  {
    maker,
    url: 'gmt-master-ii',
    title: 'GMT-Master II',
    note: {
      ru: 'Линию GMT-Master в 1950-х создали для лётчиков дальних рейсов.',
      en: 'The GMT-Master line was created in the 1950s for long-haul pilots.',
      ua: 'GMT-Master створили в 1950-х для пілотів далеких рейсів.',
      uz: 'Ilk GMT-Master 1950-yillarda uzoq masofaga uchadigan uchuvchilar uchun yaratilgan.',
    },
  },
  {
    maker,
    url: 'cosmograph-daytona',
    title: 'Cosmograph Daytona',
    note: {
      ru: 'Daytona появилась в 1963 году и названа в честь гоночной трассы во Флориде.',
      en: 'The Daytona appeared in 1963 and is named after a racetrack in Florida.',
      ua: 'Daytona зʼявилася 1963 року, її названо на честь перегонової траси у Флориді.',
      uz: 'Daytona kolleksiyasi 1963-yilda boshlangan, nomini Floridadagi poyga trassasidan olgan.',
    },
  },
  {
    maker,
    url: 'explorer',
    title: 'Explorer',
    note: {
      ru: 'Explorer вышел в 1953 году, в год первого восхождения на Эверест.',
      en: 'The Explorer came out in 1953, the year Everest was first climbed.',
      ua: 'Explorer вийшов 1953 року, у рік першого сходження на Еверест.',
      uz: 'Ilk Explorer Everest choʻqqisi zabt etilgan 1953-yilda chiqarilgan.',
    },
  },
  {
    maker,
    url: 'explorer-ii',
    title: 'Explorer II',
    note: {
      ru: 'Explorer II с 1971 года рассчитан на тех, кому нужно отличать день от ночи под землёй.',
      en: 'The Explorer II of 1971 was made for those who must tell day from night underground.',
      ua: 'Explorer II створили 1971 року для спелеологів: під землею він підказує, день нагорі чи ніч.',
      uz: 'Ilk Explorer II 1971-yilda yer ostida kunduzni tundan ajratishi kerak boʻlganlar uchun chiqarilgan.',
    },
  },
  {
    maker,
    url: 'yacht-master',
    title: 'Yacht-Master',
    note: {
      ru: 'Yacht-Master, часы для яхтсменов, марка выпускает с 1992 года, чаще всего с золотом или платиной.',
      en: 'The Yacht-Master, launched in 1992, is the maker’s watch for life aboard a yacht.',
      ua: 'Yacht-Master — яхтовий годинник, який марка випускає із 1992 року, часто в золоті й платині.',
      uz: 'Yacht-Master kolleksiyasi 1992-yilda boshlangan, unda dengiz soati qiyofasi qimmatbaho metall bilan uygʻunlashgan.',
    },
  },
  {
    maker,
    url: 'sea-dweller',
    title: 'Sea-Dweller',
    note: {
      ru: 'Sea-Dweller с гелиевым клапаном создан в 1967 году для глубоководных погружений.',
      en: 'The Sea-Dweller with its helium valve was created in 1967 for saturation divers.',
      ua: 'Sea-Dweller із гелієвим клапаном зробили 1967 року для водолазів-глибоководників.',
      uz: 'Geliy klapanli ilk Sea-Dweller 1967-yilda katta chuqurlikda ishlaydigan gʻavvoslar uchun yaratilgan.',
    },
  },
  {
    maker,
    url: 'milgauss',
    title: 'Milgauss',
    note: {
      ru: 'Milgauss выдерживает магнитное поле до тысячи гаусс, отсюда и имя.',
      en: 'The Milgauss withstands magnetic fields of a thousand gauss, hence the name.',
      ua: 'Milgauss витримує магнітне поле в тисячу гаусів, звідси й назва.',
      uz: 'Milgauss nomi “ming gauss” degani: soat shunday kuchli magnit maydonidan himoyalangan.',
    },
  },
  {
    maker,
    url: 'air-king',
    title: 'Air-King',
    note: {
      ru: 'Имя Air-King, данное в честь лётчиков, марка использует с 1945 года.',
      en: 'The name Air-King has honoured pilots since 1945.',
      ua: 'Назва Air-King зʼявилася 1945 року: нею марка вшанувала пілотів.',
      uz: 'Air-King nomi 1945-yilda uchuvchilar sharafiga qoʻyilgan.',
    },
  },
  {
    maker,
    url: 'datejust',
    title: 'Datejust',
    note: {
      ru: 'Datejust 1945 года первым из автоматических наручных хронометров показал дату в окошке.',
      en: 'The Datejust of 1945 was the first self-winding wrist chronometer with the date in a window.',
      ua: '1945 року Datejust першим з автоматичних наручних хронометрів показав дату у віконці.',
      uz: '1945-yilgi ilk Datejust sanani darchada koʻrsatgan birinchi avtomatik qoʻl xronometri boʻlgan.',
    },
  },
  {
    maker,
    url: 'day-date',
    title: 'Day-Date',
    note: {
      ru: 'Day-Date с 1956 года делают только из золота и платины.',
      en: 'Since 1956 the Day-Date has been made in gold and platinum only.',
      ua: 'Від 1956 року Day-Date роблять лише із золота та платини.',
      uz: 'Day-Date 1956-yildan beri faqat oltin va platinadan yasaladi.',
    },
  },
  {
    maker,
    url: 'sky-dweller',
    title: 'Sky-Dweller',
    note: {
      ru: 'Sky-Dweller 2012 года — часы для путешествий с годовым календарём.',
      en: 'The Sky-Dweller, launched in 2012, joined a second time zone with an annual calendar.',
      ua: 'Sky-Dweller, представлений 2012 року, вважають найскладнішим годинником марки.',
      uz: 'Sky-Dweller — brendning 2012-yilda boshlangan eng murakkab kolleksiyasi.',
    },
  },
  {
    maker,
    url: 'oyster-perpetual',
    title: 'Oyster Perpetual',
    note: {
      ru: 'Oyster Perpetual — прямой потомок первых водозащищённых часов марки.',
      en: 'The Oyster Perpetual descends directly from the maker’s first waterproof watches.',
      ua: 'Oyster Perpetual — прямий нащадок перших водозахищених годинників Rolex.',
      uz: 'Oyster Perpetual brendning birinchi suv oʻtkazmas soatlarini bevosita davom ettiradi.',
    },
  },
  {
    maker,
    url: 'cellini',
    title: 'Cellini',
    note: {
      ru: 'Cellini была классической линией марки, названной в честь ювелира Возрождения.',
      en: 'The Cellini was the maker’s dress line, named after a goldsmith of the Renaissance.',
      ua: 'Класичну лінію Cellini назвали на честь ювеліра доби Відродження.',
      uz: 'Cellini — brendning Uygʻonish davri zargari nomi bilan atalgan klassik kolleksiyasi.',
    },
  },
];
