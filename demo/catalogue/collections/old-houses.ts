import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const blancpain = collectionsOf('blancpain');
const breguet = collectionsOf('breguet');
const chopard = collectionsOf('chopard');
const bulgari = collectionsOf('bulgari');
const original = collectionsOf('glashuette-original');
const nomos = collectionsOf('nomos');
const seiko = collectionsOf('grand-seiko');

export const oldHouseCollections: readonly SeedCollection[] = [
  blancpain('fifty-fathoms', 'Fifty Fathoms', {
    ru: 'Первые водолазные часы Fifty Fathoms марка сделала в 1953 году.',
    en: 'The Fifty Fathoms, introduced in 1953, was among the first modern diving watches.',
    ua: 'Fifty Fathoms, випущений 1953 року, — один із перших сучасних водолазних годинників.',
    uz: '1953-yilgi ilk Fifty Fathoms gʻavvoslar uchun yasalgan birinchi zamonaviy soatlardan biri boʻlgan.',
  }),
  blancpain('villeret', 'Villeret', {
    ru: 'Линия Villeret носит имя деревни, где в 1735 году началась история марки.',
    en: 'The Villeret line is named after the village where Blancpain began in 1735.',
    ua: 'Villeret названо на честь села, де 1735 року почалася історія марки.',
    uz: 'Villeret kolleksiyasi brend tarixi 1735-yilda boshlangan qishloq nomi bilan ataladi.',
  }),
  breguet('classique', 'Classique', {
    ru: 'В линии Classique собраны черты, по которым узнают часы Абраама-Луи Бреге: гильошировка, воронёные стрелки, монетный гурт.',
    en: 'The Classique keeps to the restrained style of Abraham-Louis Breguet’s own watches.',
    ua: 'Classique тримається стилю, який створив Абраам-Луї Бреге.',
    uz: 'Classique kolleksiyasi Abraam-Lui Brege soatlarining sipo uslubini davom ettiradi.',
  }),
  breguet('marine', 'Marine', {
    ru: 'Имя Marine напоминает о том, что Бреге был часовщиком французского флота.',
    en: 'The Marine line commemorates Breguet’s appointment as watchmaker to the French navy in 1815.',
    ua: 'Назва Marine нагадує, що 1815 року Бреге став годинникарем французького флоту.',
    uz: 'Marine nomi Bregening 1815-yilda Fransiya floti soatsozi boʻlganini eslatadi.',
  }),
  breguet('type-xx', 'Type XX', {
    ru: 'Первые Type XX марка сделала в 1950-х годах для французской военной авиации.',
    en: 'The original Type XX was made in the 1950s for French military aviation.',
    ua: 'Лінія Type XX походить від хронографа 1950-х років для французької військової авіації.',
    uz: 'Ilk Type XX soatlari 1950-yillarda Fransiya harbiy aviatsiyasi uchun yasalgan.',
  }),
  breguet('reine-de-naples', 'Reine de Naples', {
    ru: 'Прообразом Reine de Naples были овальные часы, которые неаполитанская королева заказала в 1810 году.',
    en: 'The Reine de Naples recalls an oval watch that the Queen of Naples ordered in 1810.',
    ua: 'Reine de Naples повторює форму годинника, який 1810 року замовила неаполітанська королева.',
    uz: 'Reine de Naples soatlari Neapol qirolichasi 1810-yilda buyurtma qilgan oval soatni eslatadi.',
  }),
  chopard('alpine-eagle', 'Alpine Eagle', {
    ru: 'Линия Alpine Eagle выросла из спортивных часов St. Moritz 1980-х годов.',
    en: 'The Alpine Eagle, launched in 2019, grew out of the St Moritz sports watch of 1980.',
    ua: 'Alpine Eagle вийшов 2019 року; його предок — St. Moritz, спортивний годинник, випущений 1980-го.',
    uz: 'Alpine Eagle kolleksiyasi 2019-yilda boshlangan, dizayni 1980-yilgi St. Moritz sport soatidan olingan.',
  }),
  chopard('mille-miglia', 'Mille Miglia', {
    ru: 'Линия Mille Miglia посвящена итальянскому ралли старинных автомобилей.',
    en: 'The Mille Miglia is named after the Italian rally for historic cars.',
    ua: 'Лінію Mille Miglia присвячено італійському ралі старовинних автомобілів.',
    uz: 'Mille Miglia kolleksiyasi eski avtomobillarning Italiyada oʻtadigan shu nomdagi rallisiga bagʻishlangan.',
  }),
  chopard('happy-sport', 'Happy Sport', {
    ru: 'В часах Happy Sport, которые дом выпускает с 1993 года, между двумя стёклами свободно скользят бриллианты.',
    en: 'The Happy Sport, launched in 1993, was the first watch to combine steel with freely moving diamonds.',
    ua: 'У Happy Sport, який випускають із 1993 року, діаманти вільно рухаються між двома скельцями над циферблатом.',
    uz: '1993-yilgi ilk Happy Sport soatida poʻlat korpus erkin harakatlanadigan brilliantlar bilan birlashtirilgan.',
  }),
  bulgari('octo', 'Octo', {
    ru: 'Линия Octo Finissimo появилась в 2014 году; её часы поставили несколько рекордов тонкости.',
    en: 'The Octo Finissimo line has set one record for thinness after another since 2014.',
    ua: 'Восьмикутний Octo вийшов 2012 року, а Octo Finissimo від 2014-го бʼє рекорди тонкості.',
    uz: 'Octo Finissimo soatlari 2014-yildan beri yupqalik boʻyicha bir necha rekord oʻrnatgan.',
  }),
  bulgari('serpenti-watch', 'Serpenti', {
    ru: 'Браслет часов Serpenti обвивает запястье, как змея; дом выпускает их с конца 1940-х годов.',
    en: 'Bvlgari has made Serpenti watches since the late 1940s.',
    ua: 'Перші годинники у формі змії Bvlgari зробила наприкінці 1940-х років.',
    uz: 'Bilakni ilondek oʻraydigan ilk Serpenti soatlari 1940-yillar oxirida paydo boʻlgan.',
  }),
  original('pano', 'Pano', {
    ru: 'В линии Pano циферблат часов и минут смещён от центра.',
    en: 'In the Pano line the displays sit off centre.',
    ua: 'У годинниках Pano шкали зміщені від центра й перекривають одна одну.',
    uz: 'Pano kolleksiyasida soat, daqiqa va soniya koʻrsatkichlari siferblat markazidan chetga surilgan.',
  }),
  original('senator', 'Senator', {
    ru: 'Senator — круглые классические часы марки из Саксонии.',
    en: 'The Senator is Glashütte Original’s line of classic round watches.',
    ua: 'Senator — лінія класичних круглих годинників марки Glashütte Original.',
    uz: 'Senator — brendning dumaloq klassik soatlari kolleksiyasi.',
  }),
  original('spezialist', 'Spezialist', {
    ru: 'Прообразом SeaQ были водолазные часы Spezimatic, которые делали в Гласхютте с 1969 года.',
    en: 'The SeaQ of the Spezialist line follows the Spezimatic diving watch of 1969.',
    ua: 'SeaQ повторює водолазний годинник Spezimatic, зроблений у Гласгютте 1969 року.',
    uz: 'SeaQ soatining dizayni Glashyutteda 1969-yilda yasalgan Spezimatic gʻavvoslar soatidan olingan.',
  }),
  nomos('tangente', 'Tangente', {
    ru: 'Линия Tangente вошла в первую коллекцию Nomos, показанную в 1992 году.',
    en: 'Nomos made its name with the Tangente, launched in 1992.',
    ua: 'Tangente вийшов 1992 року й став найвідомішим годинником Nomos.',
    uz: 'Tangente 1992-yildan beri chiqariladi, bu — brendning eng taniqli soati.',
  }),
  nomos('club', 'Club', {
    ru: 'Спортивную линию Club марка выпускает с 2007 года.',
    en: 'Nomos designed the Club for younger wearers.',
    ua: 'Club, показаний 2007 року, — молодіжна лінія Nomos.',
    uz: 'Club — brendning yoshlarga moʻljallangan kolleksiyasi.',
  }),
  nomos('ahoi', 'Ahoi', {
    ru: 'Водозащищённые спортивные часы Ahoi марка выпускает с 2013 года.',
    en: 'The Ahoi, launched in 2013, is made for swimming and has a quick-drying strap.',
    ua: 'Ahoi вийшов 2013 року; у ньому можна плавати, а текстильний ремінець швидко сохне.',
    uz: 'Ahoi modeli 2013-yilda suzish uchun yaratilgan, tasmasi tez quriydi.',
  }),
  seiko('heritage', 'Heritage', {
    ru: 'Линия Heritage следует правилам, которые марка вывела в 1960-х годах: грани плоские, полировка зеркальная.',
    en: 'The Heritage line keeps to Grand Seiko’s design rules of the 1960s.',
    ua: 'У лінії Heritage збережено стиль Grand Seiko 1960-х років: пласкі грані й чіткі відблиски.',
    uz: 'Heritage kolleksiyasi brendning 1960-yillardagi dizayn qoidalariga asoslangan: yuzalar tekis, jilo tiniq.',
  }),
  seiko('evolution-9', 'Evolution 9', {
    ru: 'В линии Evolution 9 марка обновила облик своих часов: показания легче считывать, корпус плотнее прилегает к запястью.',
    en: 'The Evolution 9 line follows a set of design rules that Grand Seiko introduced in 2020.',
    ua: 'Лінія Evolution 9 розвиває дизайн, який Grand Seiko створив у 1960-х роках.',
    uz: 'Evolution 9 kolleksiyasida brendning dizayn qoidalari yangilangan.',
  }),
  seiko('elegance', 'Elegance', {
    ru: 'Elegance — линия тонких классических часов с выпуклым стеклом.',
    en: 'The Elegance Collection is Grand Seiko’s line of dress watches with domed crystals.',
    ua: 'Elegance — лінія тонких класичних годинників Grand Seiko.',
    uz: 'Elegance — brendning qavariq oynali nafis klassik kolleksiyasi.',
  }),
];
