import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const patek = collectionsOf('patek-philippe');
const vacheron = collectionsOf('vacheron-constantin');
const audemars = collectionsOf('audemars-piguet');
const franck = collectionsOf('franck-muller');

export const genevaCollections: readonly SeedCollection[] = [
  patek('nautilus', 'Nautilus', {
    ru: 'Nautilus 1976 года нарисовал Джеральд Джента: корпус напоминает корабельный иллюминатор.',
    en: 'Gérald Genta designed the Nautilus of 1976, whose case recalls a ship’s porthole.',
    ua: 'Nautilus намалював 1976 року Жеральд Жента: корпус нагадує корабельний ілюмінатор.',
    uz: 'Nautilus dizaynini Jerald Jenta yaratgan, kolleksiya 1976-yilda boshlangan.',
  }),
  patek('aquanaut', 'Aquanaut', {
    ru: 'Aquanaut — спортивная линия марки, её выпускают с 1997 года.',
    en: 'The Aquanaut was launched in 1997 as a sports watch on a composite strap.',
    ua: 'Aquanaut, показаний 1997 року, звуть молодшим родичем Nautilus.',
    uz: 'Aquanaut 1997-yilda kompozit tasmali sport kolleksiyasi sifatida boshlangan.',
  }),
  patek('calatrava', 'Calatrava', {
    ru: 'Calatrava с 1932 года считается образцом круглых классических часов.',
    en: 'The Calatrava has set the pattern for the round dress watch since 1932.',
    ua: 'Calatrava від 1932 року — взірець круглого класичного годинника.',
    uz: 'Calatrava 1932-yildan beri dumaloq klassik soatning namunasi sanalib keladi.',
  }),
  patek('complications', 'Complications', {
    ru: 'В линии Complications собраны полезные усложнения: годовой календарь, мировое время, хронограф.',
    en: 'Patek Philippe’s Complications are the useful kind: annual calendars, world time and chronographs.',
    ua: 'У лінії Complications марка зібрала ускладнення, корисні щодня.',
    uz: 'Complications kolleksiyasida foydali murakkabliklar jamlangan: yillik taqvim, jahon vaqti, xronograf.',
  }),
  patek('grand-complications', 'Grand Complications', {
    ru: 'Grand Complications — вершина мануфактуры: вечные календари, репетиры и сплит-хронографы.',
    en: 'The Grand Complications are Patek Philippe’s summit: perpetual calendars, repeaters and split-seconds.',
    ua: 'Grand Complications — вершина мануфактури: вічні календарі, репетири, спліт-хронографи.',
    uz: 'Grand Complications kolleksiyasiga abadiy taqvimlar, repetirlar va split-xronograflar kiradi.',
  }),
  patek('twenty-4', 'Twenty~4', {
    ru: 'Twenty~4 появилась в 1999 году как первая полностью женская линия марки.',
    en: 'The Twenty~4, launched in 1999, was the maker’s first line designed for women.',
    ua: 'Twenty~4, показана 1999 року, — перша цілком жіноча колекція марки.',
    uz: '1999-yilda boshlangan Twenty~4 — brendning ayollarga atalgan ilk alohida kolleksiyasi.',
  }),
  patek('golden-ellipse', 'Golden Ellipse', {
    ru: 'Пропорции Golden Ellipse 1968 года взяты из золотого сечения.',
    en: 'The proportions of the Golden Ellipse of 1968 follow the golden section.',
    ua: 'Пропорції Golden Ellipse, показаного 1968 року, побудовано за золотим перетином.',
    uz: 'Golden Ellipse shakli 1968-yilda yaratilgan, nisbatlari oltin kesimdan olingan.',
  }),
  vacheron('overseas', 'Overseas', {
    ru: 'Overseas — спортивная линия марки с 1996 года, вырезы на безеле напоминают мальтийский крест.',
    en: 'The Overseas has been the maker’s sports line since 1996; its bezel recalls a Maltese cross.',
    ua: 'Overseas — спортивна лінія, започаткована 1996 року; її безель нагадує мальтійський хрест.',
    uz: 'Overseas — brendning 1996-yilda boshlangan sport kolleksiyasi, bezeli Malta xochini eslatadi.',
  }),
  vacheron('patrimony', 'Patrimony', {
    ru: 'Patrimony 2004 года возвращается к строгим линиям середины XX века.',
    en: 'The Patrimony, launched in 2004, returns to the spare lines of the fifties.',
    ua: 'Строгі лінії Patrimony походять від годинників середини XX століття.',
    uz: 'Patrimony kolleksiyasi 2004-yilda boshlangan, unda XX asr oʻrtasidagi modellarning sipo chiziqlari qaytgan.',
  }),
  vacheron('traditionnelle', 'Traditionnelle', {
    ru: 'Traditionnelle узнают по ступенчатому безелю и рельсовой минутной шкале.',
    en: 'The Traditionnelle is known for its railway minute track.',
    ua: 'Traditionnelle впізнають за рейковою хвилинною шкалою та гострими стрілками-«дофінами».',
    uz: 'Traditionnelle soatlari relsni eslatadigan daqiqa shkalasidan taniladi.',
  }),
  vacheron('fiftysix', 'Fiftysix', {
    ru: 'Fiftysix 2018 года продолжает референс 6073, выпущенный в 1956 году.',
    en: 'The Fiftysix, launched in 2018, takes its lead from reference 6073 of 1956.',
    ua: 'Fiftysix зʼявився 2018 року за зразком референсу 6073, випущеного 1956-го.',
    uz: 'Fiftysix kolleksiyasi 2018-yilda boshlangan, koʻrinishi 1956-yilgi 6073 referensidan olingan.',
  }),
  vacheron('historiques', 'Historiques', {
    ru: 'American 1921 повторяет часы двадцатых годов, циферблат которых повёрнут, чтобы смотреть на него за рулём.',
    en: 'The American 1921 revives a driver’s watch of that year, its dial turned to be read at the wheel.',
    ua: 'American 1921 повторює годинник для водія: циферблат повернуто так, щоб бачити час із рукою на кермі.',
    uz: 'American 1921 haydovchiga qulay boʻlishi uchun siferblati qiya oʻrnatilgan eski soatni takrorlaydi.',
  }),
  audemars('royal-oak', 'Royal Oak', {
    ru: 'Royal Oak, нарисованный Джеральдом Джентой в 1970 году и показанный в 1972-м, открыл эпоху дорогих стальных часов.',
    en: 'Gérald Genta drew the Royal Oak in 1970; shown in 1972, it opened the age of the luxury steel watch.',
    ua: 'Royal Oak за ескізом Жеральда Женти показали 1972 року, і відтоді сталевий годинник може коштувати як золотий.',
    uz: 'Royal Oak dizaynini Jerald Jenta 1970-yilda chizgan; ilk soat 1972-yilda koʻrsatilib, qimmat poʻlat soatlar davrini boshlab bergan.',
  }),
  audemars('royal-oak-offshore', 'Royal Oak Offshore', {
    ru: 'Offshore 1993 года — увеличенный Royal Oak, за размер прозванный «Зверем».',
    en: 'The Offshore of 1993 enlarged the Royal Oak and was nicknamed ‘the Beast’.',
    ua: 'Offshore — побільшений Royal Oak 1993 року, за розмір прозваний «Звіром».',
    uz: 'Offshore — Royal Oak dizaynining 1993-yilda kattalashtirilgan talqini, oʻlchami uchun “Yirtqich” laqabini olgan.',
  }),
  audemars('code-1159', 'Code 11.59', {
    ru: 'Code 11.59 вышел в 2019 году: круглый безель стоит на восьмиугольной середине корпуса.',
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
    ru: 'Cintrée Curvex изогнута сразу по двум осям и облегает запястье.',
    en: 'The Cintrée Curvex is curved along two axes at once and hugs the wrist.',
    ua: 'Корпус Cintrée Curvex вигнуто вздовж і впоперек, тож він облягає запʼястя.',
    uz: 'Cintrée Curvex korpusi ikki oʻq boʻylab egilgan va bilakka yopishib turadi.',
  }),
];
