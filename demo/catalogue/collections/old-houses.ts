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
    ru: 'Fifty Fathoms значит «пятьдесят морских саженей»: на такую глубину рассчитывали первые часы линии.',
    en: 'The Fifty Fathoms, introduced in 1953, was among the first modern diving watches.',
    ua: 'Fifty Fathoms був одним із перших сучасних годинників для водолазів.',
    uz: 'Fifty Fathoms “ellik fatom” degani, bu — toʻqson metrdan ortiq chuqurlik.',
  }),
  blancpain('villeret', 'Villeret', {
    ru: 'Линия Villeret носит имя деревни, где в 1735 году началась история марки.',
    en: 'The Villeret line is named after the village where Blancpain began in 1735.',
    ua: 'Лінію Villeret названо на честь села Віллере, де народилася марка.',
    uz: 'Villeret nomi Blancpain 1735-yilda ish boshlagan qishloqdan olingan.',
  }),
  breguet('classique', 'Classique', {
    ru: 'В линии Classique собраны черты, по которым узнают часы Абраама-Луи Бреге: гильошировка, воронёные стрелки, монетный гурт.',
    en: 'The Classique keeps to the restrained style of Abraham-Louis Breguet’s own watches.',
    ua: 'Classique тримається стилю, який створив Абраам-Луї Бреге.',
    uz: 'Classique korpusining yon tomoni tanga chetidek mayda kertilgan.',
  }),
  breguet('marine', 'Marine', {
    ru: 'Имя Marine напоминает о том, что Бреге был часовщиком французского флота.',
    en: 'The Marine line commemorates Breguet’s appointment as watchmaker to the French navy in 1815.',
    ua: 'Назва Marine нагадує, що 1815 року Бреге став годинникарем французького флоту.',
    uz: 'Marine nomi Bregening 1815-yilda Fransiya floti soatsozi boʻlganini eslatadi.',
  }),
  breguet('type-xx', 'Type XX', {
    ru: 'Часы Type XXI продолжают хронографы Type XX, сделанные в 1950-х годах для французской военной авиации.',
    en: 'The original Type XX was made in the 1950s for French military aviation.',
    ua: 'Лінія Type XX походить від хронографа, зробленого в 1950-х роках для французької військової авіації.',
    uz: 'Type XX xronografini Breguet brendiga Fransiya harbiy aviatsiyasi buyurtma qilgan.',
  }),
  breguet('reine-de-naples', 'Reine de Naples', {
    ru: 'Королева Неаполя заказала в 1810 году овальные часы; их форму повторяют Reine de Naples.',
    en: 'The Reine de Naples recalls an oval watch that the Queen of Naples ordered in 1810.',
    ua: 'Reine de Naples повторює форму годинника, який 1810 року замовила неаполітанська королева.',
    uz: 'Neapol qirolichasi 1810-yilda Bregega oval soat buyurtma qilgan, Reine de Naples oʻsha soatning avlodi.',
  }),
  chopard('alpine-eagle', 'Alpine Eagle', {
    ru: 'Линия Alpine Eagle выросла из спортивных часов St. Moritz 1980-х годов.',
    en: 'Chopard developed the Alpine Eagle from the St Moritz, a sports watch launched in 1980.',
    ua: 'Alpine Eagle виріс зі спортивного St. Moritz 1980 року.',
    uz: 'Alpine Eagle siferblatining naqshi burgut koʻzini eslatadi.',
  }),
  chopard('mille-miglia', 'Mille Miglia', {
    ru: 'Линия Mille Miglia посвящена итальянскому ралли старинных автомобилей.',
    en: 'The Mille Miglia is named after the Italian rally for historic cars.',
    ua: 'Лінію Mille Miglia присвячено італійському ралі старовинних автомобілів.',
    uz: 'Mille Miglia kolleksiyasi eski avtomobillarning Italiyada oʻtadigan shu nomdagi rallisiga bagʻishlangan.',
  }),
  chopard('happy-sport', 'Happy Sport', {
    ru: 'Между двумя стёклами часов Happy Sport свободно скользят бриллианты.',
    en: 'Chopard’s Happy Sport was the first steel watch with freely moving diamonds.',
    ua: 'Над циферблатом Happy Sport між двома скельцями рухаються діаманти.',
    uz: 'Happy Sport siferblati ustidagi brilliantlar bir joyda turmaydi, erkin harakatlanadi.',
  }),
  bulgari('octo', 'Octo', {
    ru: 'Часы Octo Finissimo поставили несколько рекордов тонкости.',
    en: 'The Octo Finissimo line has set one record for thinness after another since 2014.',
    ua: 'Octo Finissimo не раз бив рекорди тонкості.',
    uz: 'Octo Finissimo soatlari yupqaligi bilan bir necha marta rekord oʻrnatgan.',
  }),
  bulgari('serpenti-watch', 'Serpenti', {
    ru: 'Браслет часов Serpenti обвивает запястье, как змея.',
    en: 'Bvlgari has made Serpenti watches since the late 1940s.',
    ua: 'Bvlgari зробила перші годинники у формі змії наприкінці 1940-х років.',
    uz: 'Serpenti soati bilakka ilondek oʻraladi.',
  }),
  original('pano', 'Pano', {
    ru: 'В линии Pano циферблат часов и минут смещён от центра.',
    en: 'In the Pano line the displays sit off centre.',
    ua: 'У годинниках Pano шкали зміщені від центра й перекривають одна одну.',
    uz: 'Pano kolleksiyasida soat, daqiqa va soniya koʻrsatkichlari siferblat markazidan chetga surilgan.',
  }),
  original('senator', 'Senator', {
    ru: 'Часы Senator Excellence в 2016 году первыми получили калибр 36.',
    en: 'Glashütte Original calls its classic round watches Senator.',
    ua: 'Senator — класична лінія круглих годинників Glashütte Original.',
    uz: 'Dumaloq klassik soatlarini Glashütte Original Senator nomi bilan chiqaradi.',
  }),
  original('spezialist', 'Spezialist', {
    ru: 'SeaQ возрождают водолазные Spezimatic, которые делали в Гласхютте с 1969 года.',
    en: 'The SeaQ of the Spezialist line follows the Spezimatic, a diving watch launched in 1969.',
    ua: 'SeaQ повторює водолазний годинник Spezimatic, зроблений у Гласгютте 1969 року.',
    uz: 'SeaQ dizayniga Glashyutteda gʻavvoslar uchun chiqarilgan Spezimatic asos boʻlgan.',
  }),
  nomos('tangente', 'Tangente', {
    ru: 'Tangente — одна из четырёх моделей, с которыми Nomos дебютировала в 1992 году.',
    en: 'Nomos made its name with the Tangente, introduced in 1992.',
    ua: 'Марка Nomos прославилася завдяки Tangente.',
    uz: 'Tangente toʻgʻri burchakli quloqchalaridan taniladi.',
  }),
  nomos('club', 'Club', {
    ru: 'Часы Club в Nomos задумали для молодых.',
    en: 'Nomos designed the Club for younger wearers.',
    ua: 'Лінію Club у Nomos задумали для молоді.',
    uz: 'Nomos Club soatlari ilk mexanik soatini olayotgan yoshlarga atalgan.',
  }),
  nomos('ahoi', 'Ahoi', {
    ru: 'Ремешок Ahoi не боится воды и быстро сохнет.',
    en: 'Nomos made the Ahoi for swimming and gave it a strap that dries quickly.',
    ua: 'Ahoi створено для плавання, тож ремінець у нього швидко сохне.',
    uz: 'Ahoi soati bilan bemalol suzsa boʻladi, mato tasmasi tez quriydi.',
  }),
  seiko('heritage', 'Heritage', {
    ru: 'Линия Heritage следует правилам, которые марка вывела в 1960-х годах: грани плоские, полировка зеркальная.',
    en: 'The Heritage line keeps to Grand Seiko’s design rules of the 1960s.',
    ua: 'У лінії Heritage збережено стиль Grand Seiko 1960-х років: пласкі грані й чіткі відблиски.',
    uz: 'Heritage kolleksiyasi brendning 1960-yillardagi dizayn qoidalariga asoslangan: yuzalar tekis, jilo tiniq.',
  }),
  seiko('evolution-9', 'Evolution 9', {
    ru: 'В линии Evolution 9 марка обновила облик своих часов: время легче прочесть, корпус плотнее прилегает к запястью.',
    en: 'The Evolution 9 line follows a set of design rules that Grand Seiko introduced in 2020.',
    ua: 'Лінія Evolution 9 розвиває дизайн Grand Seiko, створений у 1960-х роках.',
    uz: 'Evolution 9 kolleksiyasida brendning dizayn qoidalari yangilangan.',
  }),
  seiko('elegance', 'Elegance', {
    ru: 'Elegance — линия классических часов с выпуклым стеклом.',
    en: 'The Elegance Collection is Grand Seiko’s line of dress watches.',
    ua: 'Elegance — класична лінія тонких годинників Grand Seiko.',
    uz: 'Elegance soatlarining oynasi qavariq, chiziqlari nafis.',
  }),
];
