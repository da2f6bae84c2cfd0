import { type SeedCollection } from '../types';

const maker = 'rolex';

export const rolexCollections: readonly SeedCollection[] = [
  {
    maker,
    url: 'submariner',
    title: 'Submariner',
    note: {
      ru: 'Часы Submariner задуманы для водолазов.',
      en: 'Divers have worn the Submariner since 1953.',
      ua: 'Водолази носять Submariner від 1953 року.',
      uz: 'Gʻavvoslar uchun yaratilgan Submariner keyin kostyum bilan ham taqila boshlagan.',
    },
  },
  {
    maker,
    url: 'gmt-master-ii',
    title: 'GMT-Master II',
    note: {
      ru: 'Часы GMT-Master создали для лётчиков: им нужно было видеть время сразу двух часовых поясов.',
      en: 'Long-haul pilots needed to read two time zones at once, and the GMT-Master showed both.',
      ua: 'Пілотам далеких рейсів треба знати час у двох поясах: для них у 1950-х роках і створили GMT-Master.',
      uz: 'GMT-Master uzoq parvozlarda uchuvchilarga ikki mintaqa vaqtini bir yoʻla koʻrsatish uchun yaratilgan.',
    },
  },
  {
    maker,
    url: 'cosmograph-daytona',
    title: 'Cosmograph Daytona',
    note: {
      ru: 'Часы Daytona носят имя гоночной трассы во Флориде.',
      en: 'A racetrack in Florida lent its name to the Cosmograph Daytona.',
      ua: 'Daytona названо на честь перегонової траси у Флориді.',
      uz: 'Daytona xronografi nomini Floridadagi poyga trassasidan olgan.',
    },
  },
  {
    maker,
    url: 'explorer',
    title: 'Explorer',
    note: {
      ru: 'На Эверест впервые взошли в 1953 году; тогда же появились часы Explorer.',
      en: 'Everest was first climbed in 1953, the year in which the Explorer came out.',
      ua: 'Explorer вийшов 1953 року, коли люди вперше піднялися на Еверест.',
      uz: 'Everest choʻqqisi ilk bor 1953-yilda zabt etilgan, Explorer soati ham oʻsha yili chiqqan.',
    },
  },
  {
    maker,
    url: 'explorer-ii',
    title: 'Explorer II',
    note: {
      ru: 'Под землёй день не отличить от ночи, и Explorer II сделали для тех, кто спускается в пещеры.',
      en: 'Rolex made the Explorer II for cave explorers, who cannot tell day from night.',
      ua: 'Explorer II створено для дослідників печер, де дня не відрізнити від ночі.',
      uz: 'Explorer II soatini Rolex qutbda va gʻorda, kun bilan tunni farqlash qiyin joylarda ishlaydiganlarga atagan.',
    },
  },
  {
    maker,
    url: 'yacht-master',
    title: 'Yacht-Master',
    note: {
      ru: 'Yacht-Master — часы для яхтсменов; марка делает их с 1992 года.',
      en: 'Rolex already had watches for divers when it built the Yacht-Master for sailors.',
      ua: 'Лінію Yacht-Master марка присвятила вітрильному спорту.',
      uz: 'Ilk Yacht-Master soati butunlay oltin edi.',
    },
  },
  {
    maker,
    url: 'sea-dweller',
    title: 'Sea-Dweller',
    note: {
      ru: 'Как и у других часов линии Sea-Dweller, в корпусе есть клапан, который выпускает гелий при декомпрессии.',
      en: 'The Sea-Dweller was created in 1967 for divers who worked at great depth.',
      ua: 'Sea-Dweller створено для водолазів, які тижнями живуть на глибині.',
      uz: 'Sea-Dweller katta chuqurlikda kunlab qoladigan gʻavvoslarga atalgan.',
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
      uz: 'Milgauss nomi “ming gauss” degani: soat shunday kuchdagi magnit maydonidan himoyalangan.',
    },
  },
  {
    maker,
    url: 'air-king',
    title: 'Air-King',
    note: {
      ru: 'Имя Air-King дали в честь лётчиков; на циферблате оно впервые появилось в 1945 году.',
      en: 'Rolex made an Air-Lion and an Air-Tiger as well, but only the Air-King lasted.',
      ua: 'Назва Air-King зʼявилася 1945 року: нею марка вшанувала пілотів.',
      uz: 'Air-King nomi 1945-yilda uchuvchilar sharafiga qoʻyilgan.',
    },
  },
  {
    maker,
    url: 'datejust',
    title: 'Datejust',
    note: {
      ru: 'В 1945 году вышли Datejust — первые автоматические наручные хронометры с датой в окошке.',
      en: 'Before the Datejust appeared in 1945, no self-winding chronometer wristwatch showed the date in a window.',
      ua: 'До 1945 року, коли зʼявився Datejust, жоден автоматичний наручний хронометр не показував дати у віконці.',
      uz: 'Datejustgacha sanani darchada koʻrsatadigan avtomatik xronometr boʻlmagan.',
    },
  },
  {
    maker,
    url: 'day-date',
    title: 'Day-Date',
    note: {
      ru: 'Стальных Day-Date не бывает: с 1956 года их делают только из золота и платины.',
      en: 'There is no Day-Date in steel: since 1956 it has been made only in gold or platinum.',
      ua: 'Сталевого Day-Date не буває: корпус завжди золотий або платиновий.',
      uz: 'Day-Date poʻlatdan boʻlmaydi: uni faqat oltin va platinadan yasashadi.',
    },
  },
  {
    maker,
    url: 'sky-dweller',
    title: 'Sky-Dweller',
    note: {
      ru: 'Sky-Dweller задуманы для тех, кто часто летает из одного часового пояса в другой.',
      en: 'The Sky-Dweller was Rolex’s first watch with an annual calendar.',
      ua: 'Sky-Dweller вважають найскладнішим годинником Rolex.',
      uz: 'Sky-Dweller taqvimini yilda bir marta, fevral oxirida toʻgʻrilash kifoya.',
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
      uz: 'Oyster inglizcha “ustritsa” degani: Rolex suv oʻtkazmaydigan korpusini shunday atagan.',
    },
  },
  {
    maker,
    url: 'cellini',
    title: 'Cellini',
    note: {
      ru: 'Линию Cellini марка назвала в честь Бенвенуто Челлини, ювелира эпохи Возрождения.',
      en: 'The Cellini line of dress watches was named after the Renaissance goldsmith Benvenuto Cellini.',
      ua: 'Класичну лінію Cellini назвали на честь Бенвенуто Челліні, ювеліра доби Відродження.',
      uz: 'Rolexning Cellini soatlari Uygʻonish davri zargari Benvenuto Chellini nomi bilan atalgan.',
    },
  },
];
