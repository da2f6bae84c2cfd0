import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const patek = collectionsOf('patek-philippe');
const vacheron = collectionsOf('vacheron-constantin');
const audemars = collectionsOf('audemars-piguet');
const franck = collectionsOf('franck-muller');

export const genevaCollections: readonly SeedCollection[] = [
  patek('nautilus', 'Nautilus', {
    ru: 'Форму корабельного иллюминатора придумал для первых Nautilus, показанных в 1976 году, Джеральд Джента.',
    en: 'The Nautilus, designed by Gérald Genta and launched in 1976, recalls a ship’s porthole.',
    ua: 'Nautilus намалював 1976 року Жеральд Жента: корпус нагадує корабельний ілюмінатор.',
    uz: 'Nautilus dizaynini Jerald Jenta yaratgan, kolleksiya 1976-yilda boshlangan.',
  }),
  patek('aquanaut', 'Aquanaut', {
    ru: 'Спортивную линию Aquanaut марка выпускает с 1997 года.',
    en: 'The Aquanaut was launched in 1997 as a sports watch on a composite strap.',
    ua: 'Aquanaut, показаний 1997 року, звуть молодшим родичем Nautilus.',
    uz: 'Aquanaut 1997-yilda kompozit tasmali sport kolleksiyasi sifatida boshlangan.',
  }),
  patek('calatrava', 'Calatrava', {
    ru: 'Линию Calatrava, круглые классические часы, марка выпускает с 1932 года.',
    en: 'The Calatrava has set the pattern for the round dress watch since 1932.',
    ua: 'Calatrava, яку випускають від 1932 року, названо на честь хреста лицарського ордену, знака марки.',
    uz: 'Calatrava 1932-yildan beri dumaloq klassik soatning namunasi sanalib keladi.',
  }),
  patek('complications', 'Complications', {
    ru: 'В линии Complications собраны полезные усложнения: годовой календарь, мировое время, хронограф.',
    en: 'Patek Philippe groups its annual calendars, world-time watches and chronographs under Complications.',
    ua: 'У лінії Complications — ускладнення на щодень: річний календар, світовий час, хронограф.',
    uz: 'Complications kolleksiyasida foydali murakkab funksiyalar jamlangan: yillik taqvim, jahon vaqti, xronograf.',
  }),
  patek('grand-complications', 'Grand Complications', {
    ru: 'В линию Grand Complications входят вечные календари, репетиры и сплит-хронографы.',
    en: 'Patek Philippe groups its perpetual calendars, repeaters and split-seconds chronographs under Grand Complications.',
    ua: 'До Grand Complications входять найскладніші годинники мануфактури: вічні календарі, репетири, спліт-хронографи.',
    uz: 'Grand Complications kolleksiyasiga abadiy taqvimlar, repetirlar va split-xronograflar kiradi.',
  }),
  patek('twenty-4', 'Twenty~4', {
    ru: 'Twenty~4 — первая полностью женская линия марки, её ведут с 1999 года.',
    en: 'The Twenty~4, launched in 1999, was the maker’s first line designed for women.',
    ua: 'Twenty~4, показана 1999 року, — перша цілком жіноча колекція марки.',
    uz: '1999-yilda boshlangan Twenty~4 — brendning ayollarga atalgan ilk alohida kolleksiyasi.',
  }),
  patek('golden-ellipse', 'Golden Ellipse', {
    ru: 'Линию Golden Ellipse с пропорциями золотого сечения марка выпускает с 1968 года.',
    en: 'The proportions of the Golden Ellipse, introduced in 1968, follow the golden section.',
    ua: 'Пропорції Golden Ellipse, показаного 1968 року, побудовано за золотим перетином.',
    uz: 'Golden Ellipse shakli 1968-yilda yaratilgan, nisbatlari oltin kesim qoidasiga asoslangan.',
  }),
  vacheron('overseas', 'Overseas', {
    ru: 'Спортивную линию Overseas марка выпускает с 1996 года; вырезы на безеле напоминают мальтийский крест.',
    en: 'The Overseas has been the maker’s sports line since 1996; its bezel recalls a Maltese cross.',
    ua: 'Overseas — спортивна лінія, започаткована 1996 року; її безель нагадує мальтійський хрест.',
    uz: 'Overseas — brendning 1996-yilda boshlangan sport kolleksiyasi, bezeli Malta xochini eslatadi.',
  }),
  vacheron('patrimony', 'Patrimony', {
    ru: 'Линия Patrimony появилась в 2004 году; её образец — строгие часы середины XX века.',
    en: 'The Patrimony, launched in 2004, takes up the spare lines of the fifties.',
    ua: 'Строгі лінії Patrimony походять від годинників середини XX століття.',
    uz: 'Patrimony kolleksiyasi 2004-yilda boshlangan, unda XX asr oʻrtasidagi modellarning sipo chiziqlari qaytgan.',
  }),
  vacheron('traditionnelle', 'Traditionnelle', {
    ru: 'Линию Traditionnelle узнают по ступенчатому безелю и рельсовой минутной шкале.',
    en: 'The Traditionnelle is known for its railway minute track.',
    ua: 'Traditionnelle впізнають за рейковою хвилинною шкалою та гострими стрілками-«дофінами».',
    uz: 'Traditionnelle soatlari temiryoʻl relslarini eslatadigan daqiqa shkalasidan taniladi.',
  }),
  vacheron('fiftysix', 'Fiftysix', {
    ru: 'Прообразом Fiftysix послужил референс 6073, который марка показала в 1956 году.',
    en: 'The Fiftysix, launched in 2018, was inspired by reference 6073 of 1956.',
    ua: 'Fiftysix зʼявився 2018 року за зразком референсу 6073, випущеного 1956-го.',
    uz: 'Fiftysix kolleksiyasi 2018-yilda boshlangan, koʻrinishi 1956-yilgi 6073 referensidan olingan.',
  }),
  vacheron('historiques', 'Historiques', {
    ru: 'American 1921 повторяет часы двадцатых годов: их циферблат повёрнут, чтобы на него было удобно смотреть за рулём.',
    en: 'The American 1921 revives a driver’s watch of that year, its dial turned so that it can be read at the wheel.',
    ua: 'American 1921 повторює годинник для водія: циферблат повернуто так, щоб бачити час із рукою на кермі.',
    uz: 'American 1921 soati haydovchiga qulay boʻlishi uchun siferblati qiya oʻrnatilgan eski soatni takrorlaydi.',
  }),
  audemars('royal-oak', 'Royal Oak', {
    ru: 'Первые Royal Oak нарисовал Джеральд Джента; марка показала их в 1972 году и положила начало дорогим стальным часам.',
    en: 'Gérald Genta drew the Royal Oak in 1970; launched in 1972, it opened the age of the luxury steel watch.',
    ua: 'Royal Oak за ескізом Жеральда Женти показали 1972 року, і відтоді сталевий годинник може коштувати як золотий.',
    uz: 'Royal Oak dizaynini Jerald Jenta 1970-yilda chizgan; ilk soat 1972-yilda koʻrsatilib, qimmat poʻlat soatlar davrini boshlab bergan.',
  }),
  audemars('royal-oak-offshore', 'Royal Oak Offshore', {
    ru: 'Линию Offshore, увеличенный Royal Oak, марка выпускает с 1993 года; за размер её прозвали «Зверем».',
    en: 'The Offshore, launched in 1993, enlarged the Royal Oak and was nicknamed ‘the Beast’.',
    ua: 'Offshore — побільшений Royal Oak 1993 року, за розмір прозваний «Звіром».',
    uz: 'Offshore — Royal Oak dizaynining 1993-yilda kattalashtirilgan talqini, oʻlchami uchun “Maxluq” laqabini olgan.',
  }),
  audemars('code-1159', 'Code 11.59', {
    ru: 'В линии Code 11.59, начатой в 2019 году, круглый безель стоит на восьмиугольной середине корпуса.',
    en: 'Code 11.59, launched in 2019, sets a round bezel on an octagonal case middle.',
    ua: 'Code 11.59 вийшов 2019 року: круглий безель стоїть на восьмикутній середині корпусу.',
    uz: 'Code 11.59 kolleksiyasi 2019-yilda boshlangan: korpusining oʻrtasi sakkizburchak, bezeli esa dumaloq.',
  }),
  franck('vanguard', 'Vanguard', {
    ru: 'Vanguard — спортивная версия изогнутой «бочки» марки.',
    en: 'The Vanguard is the sports version of the maker’s curved tonneau.',
    ua: 'Vanguard — спортивна лінія Franck Muller, споріднена із Cintrée Curvex.',
    uz: 'Vanguard — brendning egik bochkasimon korpusli soatlarining sport talqini.',
  }),
  franck('cintree-curvex', 'Cintrée Curvex', {
    ru: '«Бочка» Cintrée Curvex изогнута сразу по двум осям и облегает запястье.',
    en: 'The case of the Cintrée Curvex is curved along two axes, so that it follows the wrist.',
    ua: 'Корпус Cintrée Curvex вигнутий і по довжині, і по ширині, тож щільно облягає запʼястя.',
    uz: 'Cintrée Curvex korpusi ikki oʻq boʻylab egilgan va bilakka yopishib turadi.',
  }),
];
