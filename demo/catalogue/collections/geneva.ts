import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const patek = collectionsOf('patek-philippe');
const vacheron = collectionsOf('vacheron-constantin');
const audemars = collectionsOf('audemars-piguet');
const franck = collectionsOf('franck-muller');

export const genevaCollections: readonly SeedCollection[] = [
  patek('nautilus', 'Nautilus', {
    ru: 'Джеральд Джента нарисовал Nautilus в форме корабельного иллюминатора; часы вышли в 1976 году.',
    en: 'Gérald Genta gave the Nautilus, launched in 1976, the shape of a ship’s porthole.',
    ua: 'Жеральд Жента намалював Nautilus у формі корабельного ілюмінатора; годинник показали 1976 року.',
    uz: 'Jerald Jenta Nautilus korpusiga kema illyuminatorining shaklini bergan; soat 1976-yilda chiqqan.',
  }),
  patek('aquanaut', 'Aquanaut', {
    ru: 'Спортивную линию Aquanaut марка выпускает с 1997 года.',
    en: 'The Aquanaut was launched in 1997 as a younger, sportier companion to the Nautilus.',
    ua: 'Aquanaut вийшов 1997 року; його називають молодшим родичем Nautilus.',
    uz: 'Aquanaut 1997-yilda kompozit tasmali sport kolleksiyasi sifatida taqdim etilgan.',
  }),
  patek('calatrava', 'Calatrava', {
    ru: 'С 1932 года Calatrava служат образцом круглых классических часов.',
    en: 'The Calatrava has set the pattern for the round dress watch since 1932.',
    ua: 'Calatrava випускають від 1932 року; назва походить від хреста лицарського ордену, знака марки.',
    uz: 'Calatrava 1932-yildan beri dumaloq klassik soatning namunasi sanalib keladi.',
  }),
  patek('complications', 'Complications', {
    ru: 'В линии Complications собраны полезные усложнения: годовой календарь, мировое время, хронограф.',
    en: 'Patek Philippe groups its annual calendars, world-time watches and chronographs under the name Complications.',
    ua: 'Лінію Complications складають годинники з практичними ускладненнями: річним календарем, світовим часом, хронографом.',
    uz: 'Complications kolleksiyasida foydali murakkab funksiyalar jamlangan: yillik taqvim, jahon vaqti, xronograf.',
  }),
  patek('grand-complications', 'Grand Complications', {
    ru: 'К линии Grand Complications, кроме вечных календарей, относятся репетиры и сплит-хронографы.',
    en: 'Patek Philippe groups its perpetual calendars, repeaters and split-seconds chronographs under the name Grand Complications.',
    ua: 'До Grand Complications входять найскладніші годинники мануфактури: вічні календарі, репетири, спліт-хронографи.',
    uz: 'Grand Complications kolleksiyasiga abadiy taqvimlar, repetirlar va split-xronograflar kiradi.',
  }),
  patek('twenty-4', 'Twenty~4', {
    ru: 'Twenty~4 — первая полностью женская линия марки; её выпускают с 1999 года.',
    en: 'The Twenty~4, launched in 1999, was Patek Philippe’s first line designed for women.',
    ua: 'Twenty~4 вийшла 1999 року; це перша колекція марки, створена лише для жінок.',
    uz: '1999-yilda boshlangan Twenty~4 — brendning ayollarga atalgan ilk alohida kolleksiyasi.',
  }),
  patek('golden-ellipse', 'Golden Ellipse', {
    ru: 'Пропорции Golden Ellipse подсказало золотое сечение; модель выпускают с 1968 года.',
    en: 'The proportions of the Golden Ellipse, introduced in 1968, follow the golden section.',
    ua: 'Golden Ellipse вийшов 1968 року; його пропорції відповідають золотому перетину.',
    uz: 'Golden Ellipse shakli 1968-yilda yaratilgan, nisbatlari oltin kesim qoidasiga asoslangan.',
  }),
  vacheron('overseas', 'Overseas', {
    ru: 'Спортивную линию Overseas марка выпускает с 1996 года; вырезы на безеле напоминают мальтийский крест.',
    en: 'The Overseas has been Vacheron Constantin’s sports line since 1996; its bezel recalls a Maltese cross.',
    ua: 'Overseas — спортивна лінія, започаткована 1996 року; безель її годинників нагадує мальтійський хрест.',
    uz: 'Overseas — brendning 1996-yilda boshlangan sport kolleksiyasi, bezeli Malta xochini eslatadi.',
  }),
  vacheron('patrimony', 'Patrimony', {
    ru: 'Линия Patrimony появилась в 2004 году; её прообраз — строгие часы середины XX века.',
    en: 'The Patrimony, launched in 2004, recalls the spare lines of Vacheron Constantin’s watches of the 1950s.',
    ua: 'Patrimony продовжує традицію строгих годинників середини XX століття.',
    uz: 'Patrimony kolleksiyasi 2004-yilda boshlangan, unda XX asr oʻrtasidagi modellarning sipo chiziqlari takrorlangan.',
  }),
  vacheron('traditionnelle', 'Traditionnelle', {
    ru: 'Линию Traditionnelle узнают по ступенчатому безелю и минутной шкале «железная дорога».',
    en: 'The Traditionnelle is known for its railway minute track.',
    ua: 'Traditionnelle впізнають за рейковою хвилинною шкалою та гострими стрілками-«дофінами».',
    uz: 'Traditionnelle soatlari temiryoʻl relslarini eslatadigan daqiqa shkalasidan taniladi.',
  }),
  vacheron('fiftysix', 'Fiftysix', {
    ru: 'Прообразом Fiftysix послужил референс 6073, который марка показала в 1956 году.',
    en: 'The Fiftysix, launched in 2018, was inspired by reference 6073 of 1956.',
    ua: 'Fiftysix вийшов 2018 року; він повторює риси референсу 6073, випущеного 1956-го.',
    uz: 'Fiftysix kolleksiyasi 2018-yilda boshlangan, koʻrinishi 1956-yilgi 6073 referensidan olingan.',
  }),
  vacheron('historiques', 'Historiques', {
    ru: 'American 1921 повторяет часы 1920-х годов: их циферблат повёрнут, чтобы на него было удобно смотреть за рулём.',
    en: 'The American 1921 revives a driver’s watch of 1921, with its dial turned so that it can be read at the wheel.',
    ua: 'Лінія Historiques повертає давні моделі марки, як-от American 1921 з циферблатом, поверненим до водія.',
    uz: 'American 1921 oʻsha yilgi haydovchilar soatini takrorlaydi: vaqtni rulda koʻrish oson boʻlsin deb siferblati qiya oʻrnatilgan.',
  }),
  audemars('royal-oak', 'Royal Oak', {
    ru: 'Мода на дорогие стальные часы началась в 1972 году с Royal Oak, которые нарисовал Джеральд Джента.',
    en: 'The fashion for luxury watches in steel began in 1972 with Gérald Genta’s Royal Oak.',
    ua: 'Royal Oak, створений за ескізом Жеральда Женти, показали 1972 року; сталевий годинник коштував стільки ж, скільки золотий.',
    uz: 'Hashamatli poʻlat soatlar modasi 1972-yilda Jerald Jenta chizgan Royal Oak bilan boshlangan.',
  }),
  audemars('royal-oak-offshore', 'Royal Oak Offshore', {
    ru: 'Линию Royal Oak Offshore марка выпускает с 1993 года; первые модели за размер прозвали «Зверем».',
    en: 'The Offshore, launched in 1993 as a larger Royal Oak, was nicknamed ‘the Beast’.',
    ua: 'Offshore вийшов 1993 року; за великий розмір цей Royal Oak прозвали «Звіром».',
    uz: 'Offshore — Royal Oak dizaynining 1993-yilgi yirik talqini, oʻlchami uchun “Maxluq” laqabini olgan.',
  }),
  audemars('code-1159', 'Code 11.59', {
    ru: 'Линию Code 11.59 марка выпускает с 2019 года; под круглым безелем — восьмиугольная средняя часть корпуса.',
    en: 'Code 11.59, launched in 2019, sets a round bezel on an octagonal case middle.',
    ua: 'Code 11.59 вийшов 2019 року; середина корпусу в нього восьмикутна, а безель круглий.',
    uz: 'Code 11.59 kolleksiyasi 2019-yilda boshlangan: korpusining oʻrtasi sakkizburchak, bezeli esa dumaloq.',
  }),
  franck('vanguard', 'Vanguard', {
    ru: 'Vanguard — спортивная линия марки; корпус изогнут, как у Cintrée Curvex.',
    en: 'The Vanguard is the sports version of Franck Muller’s curved tonneau.',
    ua: 'Vanguard — спортивна лінія Franck Muller, споріднена із Cintrée Curvex.',
    uz: 'Vanguard — Cintrée Curvex korpusining egik shakliga asoslangan sport kolleksiyasi.',
  }),
  franck('cintree-curvex', 'Cintrée Curvex', {
    ru: '«Бочка» Cintrée Curvex изогнута по двум осям и облегает запястье.',
    en: 'The case of the Cintrée Curvex is curved along two axes, so that it follows the wrist.',
    ua: 'Корпус Cintrée Curvex вигнутий і по довжині, і по ширині, тож щільно облягає запʼястя.',
    uz: 'Cintrée Curvex korpusi ikki oʻq boʻylab egilgan va bilak shakliga mos tushadi.',
  }),
];
