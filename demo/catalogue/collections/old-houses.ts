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
    ru: 'Fifty Fathoms 1953 года — один из прародителей водолазных часов.',
    en: 'The Fifty Fathoms of 1953 was among the first modern diving watches.',
    ua: 'Fifty Fathoms, випущений 1953 року, — один із перших справжніх водолазних годинників.',
    uz: '1953-yilgi ilk Fifty Fathoms zamonaviy gʻavvoslar soatining birinchi namunalaridan boʻlgan.',
  }),
  blancpain('villeret', 'Villeret', {
    ru: 'Villeret носит имя деревни, где марка началась в 1735 году.',
    en: 'The Villeret is named after the village where Blancpain began in 1735.',
    ua: 'Villeret названо за селом, де 1735 року почалася історія марки.',
    uz: 'Villeret kolleksiyasi 1735-yilda brend tarixi boshlangan qishloq nomini olgan.',
  }),
  breguet('classique', 'Classique', {
    ru: 'В Classique собраны приметы мастера: гильошировка, воронёные стрелки, монетная насечка.',
    en: 'The Classique keeps to the restrained style of Abraham-Louis Breguet’s own watches.',
    ua: 'Classique тримається стилю, який створив Абраам-Луї Бреге.',
    uz: 'Classique kolleksiyasida Brege soatlariga xos belgilar jamlangan: gilyoshe, koʻkartirilgan millar, tanga chetidek kertilgan korpus.',
  }),
  breguet('marine', 'Marine', {
    ru: 'Marine напоминает, что в 1815 году Бреге стал часовщиком французского флота.',
    en: 'The Marine recalls that Breguet became watchmaker to the French navy in 1815.',
    ua: 'Marine нагадує, що 1815 року Бреге став годинникарем французького флоту.',
    uz: 'Marine nomi Brege 1815-yilda Fransiya floti soatsozi boʻlganini eslatadi.',
  }),
  breguet('type-xx', 'Type XX', {
    ru: 'Type XX сделан в пятидесятые годы для французской военной авиации.',
    en: 'The original Type XX was made in the fifties for French military aviation.',
    ua: 'Type XX створили в пʼятдесяті роки для французької військової авіації.',
    uz: 'Ilk Type XX soatlari elliginchi yillarda Fransiya harbiy aviatsiyasi uchun yasalgan.',
  }),
  breguet('reine-de-naples', 'Reine de Naples', {
    ru: 'Reine de Naples повторяет овальные часы, заказанные неаполитанской королевой в 1810 году.',
    en: 'The Reine de Naples recalls the oval watch that the Queen of Naples ordered in 1810.',
    ua: 'Reine de Naples повторює овальний годинник, який 1810 року замовила неаполітанська королева.',
    uz: 'Reine de Naples Neapol qirolichasi 1810-yilda buyurtma qilgan oval soatni takrorlaydi.',
  }),
  chopard('alpine-eagle', 'Alpine Eagle', {
    ru: 'Alpine Eagle 2019 года вырос из спортивных часов St. Moritz 1980 года.',
    en: 'The Alpine Eagle of 2019 grew out of the sporting St. Moritz of 1980.',
    ua: 'Alpine Eagle вийшов 2019 року, його предок — спортивний St. Moritz 1980-го.',
    uz: 'Alpine Eagle kolleksiyasi 2019-yilda boshlangan, uning ildizi 1980-yilgi St. Moritz sport soatiga borib taqaladi.',
  }),
  chopard('mille-miglia', 'Mille Miglia', {
    ru: 'Mille Miglia посвящена итальянскому ралли старинных автомобилей.',
    en: 'The Mille Miglia is named after the Italian rally of historic cars.',
    ua: 'Mille Miglia присвячено італійському ралі старовинних автомобілів.',
    uz: 'Mille Miglia kolleksiyasi shu nomdagi italyan eski avtomobillar rallisiga bagʻishlangan.',
  }),
  chopard('happy-sport', 'Happy Sport', {
    ru: 'Happy Sport 1993 года первым соединил сталь и свободно скользящие бриллианты.',
    en: 'The Happy Sport of 1993 was the first watch to join steel with freely moving diamonds.',
    ua: 'У Happy Sport, показаному 1993 року, діаманти вперше вільно закружляли в сталевому корпусі.',
    uz: '1993-yilgi ilk Happy Sport poʻlat korpusni erkin sirgʻaladigan brilliantlar bilan birlashtirgan.',
  }),
  bulgari('octo', 'Octo', {
    ru: 'Octo Finissimo с 2014 года ставит рекорды тонкости один за другим.',
    en: 'Since 2014 the Octo Finissimo has set one record of thinness after another.',
    ua: 'Octo Finissimo від 2014 року раз у раз установлює рекорди тонкості.',
    uz: 'Octo Finissimo 2014-yildan beri birin-ketin yupqalik rekordlarini oʻrnatib kelmoqda.',
  }),
  bulgari('serpenti-watch', 'Serpenti', {
    ru: 'Браслет Serpenti обвивает запястье, как змея, с конца сороковых годов.',
    en: 'The Serpenti bracelet has coiled around the wrist like a snake since the late forties.',
    ua: 'Перші годинники-змії Bvlgari зробив наприкінці сорокових років.',
    uz: 'Bilakni ilondek oʻraydigan ilk Serpenti soatlari qirqinchi yillar oxirida paydo boʻlgan.',
  }),
  original('pano', 'Pano', {
    ru: 'В линии Pano циферблаты смещены от центра и перекрывают друг друга.',
    en: 'In the Pano line the displays sit off centre on the dial.',
    ua: 'У лінії Pano циферблати зміщено від центра, і вони перекривають один одного.',
    uz: 'Pano soatlarida soat, daqiqa va soniya koʻrsatkichlari siferblat markazidan chetga surilgan.',
  }),
  original('senator', 'Senator', {
    ru: 'Senator — классическая линия марки, она ведёт начало от наблюдательных часов из Гласхютте.',
    en: 'The Senator is the maker’s classic line and descends from Glashütte’s deck watches.',
    ua: 'Senator — класична лінія марки, що походить від спостережних годинників Гласгютте.',
    uz: 'Senator — brendning klassik kolleksiyasi, Glashyutte kuzatuv soatlaridan kelib chiqqan.',
  }),
  original('spezialist', 'Spezialist', {
    ru: 'SeaQ восходит к водолазным часам Spezimatic, сделанным в Гласхютте в 1969 году.',
    en: 'The SeaQ builds on the Spezimatic diving watch made in Glashütte in 1969.',
    ua: 'SeaQ повторює водолазний Spezimatic, зроблений у Гласгютте 1969 року.',
    uz: 'SeaQ dizayni Glashyutteda 1969-yilda yasalgan Spezimatic gʻavvoslar soatidan olingan.',
  }),
  nomos('tangente', 'Tangente', {
    ru: 'Tangente 1992 года — часы, по которым узнают марку.',
    en: 'The Tangente, launched in 1992, is the watch that made Nomos known.',
    ua: 'Tangente вийшов 1992 року й став найвідомішим годинником Nomos.',
    uz: 'Tangente 1992-yildan beri chiqariladi, brend eng avvalo shu soatdan taniladi.',
  }),
  nomos('club', 'Club', {
    ru: 'Club — самая молодая по духу линия марки.',
    en: 'The Club is the maker’s most youthful line.',
    ua: 'Club — наймолодша за духом лінія Nomos.',
    uz: 'Club — brendning yoshlarga moʻljallangan kolleksiyasi.',
  }),
  nomos('ahoi', 'Ahoi', {
    ru: 'Ahoi 2013 года — часы для воды на ремешке, который быстро сохнет.',
    en: 'The Ahoi, launched in 2013, is made for water, with a strap that dries fast.',
    ua: 'Ahoi вийшов 2013 року: у ньому можна плавати, а текстильний ремінець швидко сохне.',
    uz: 'Ahoi modeli 2013-yilda suzish uchun yaratilgan, tasmasi tez quriydi.',
  }),
  seiko('heritage', 'Heritage', {
    ru: 'Heritage держится правил, которые марка вывела в шестидесятые: ровные грани и чистый свет.',
    en: 'The Heritage keeps to the maker’s design rules of the sixties.',
    ua: 'Лінія Heritage тримається правил Grand Seiko шістдесятих років: пласкі грані й чіткі відблиски.',
    uz: 'Heritage kolleksiyasi brendning oltmishinchi yillarda yaratilgan dizayn qoidalariga amal qiladi: tekis yuzalar va tiniq jilo.',
  }),
  seiko('evolution-9', 'Evolution 9', {
    ru: 'Evolution 9 обновила рисунок марки; фактура циферблата напоминает берёзовую кору.',
    en: 'Evolution 9 renewed the maker’s design language in 2020.',
    ua: 'Із лінією Evolution 9 марка Grand Seiko оновила свій дизайн.',
    uz: 'Evolution 9 kolleksiyasida brendning dizayn qoidalari yangilangan.',
  }),
  seiko('elegance', 'Elegance', {
    ru: 'Elegance — тонкая классическая линия марки с выпуклым стеклом.',
    en: 'The Elegance is the maker’s slender dress line with a domed crystal.',
    ua: 'Elegance — класична лінія Grand Seiko, стримана й тонка.',
    uz: 'Elegance — brendning qavariq oynali nafis klassik kolleksiyasi.',
  }),
];
