import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const patek = collectionsOf('patek-philippe');
const vacheron = collectionsOf('vacheron-constantin');
const audemars = collectionsOf('audemars-piguet');
const franck = collectionsOf('franck-muller');

export const genevaCollections: readonly SeedCollection[] = [
  patek('nautilus', 'Nautilus', {
    ru: 'Джеральд Джента нарисовал Nautilus в форме корабельного иллюминатора.',
    en: 'A ship’s porthole suggested the design of the Nautilus to Gérald Genta.',
    ua: 'Жеральд Жента намалював Nautilus у формі корабельного ілюмінатора.',
    uz: 'Nautilus korpusining ikki yonidagi “quloqlar” kema illyuminatorining oshiq-moshiqlarini eslatadi.',
  }),
  patek('aquanaut', 'Aquanaut', {
    ru: 'Линия Aquanaut родственна Nautilus, но моложе и спортивнее.',
    en: 'Patek Philippe launched the Aquanaut in 1997 as a younger companion to the Nautilus.',
    ua: 'Спортивний Aquanaut вийшов 1997 року, через двадцять один рік після Nautilus.',
    uz: 'Aquanaut siferblatidagi katak naqsh tasmasida davom etadi.',
  }),
  patek('calatrava', 'Calatrava', {
    ru: 'С 1932 года Calatrava служат образцом круглых классических часов.',
    en: 'The Calatrava has set the pattern for the round dress watch since 1932.',
    ua: 'Лінію Calatrava названо на честь хреста ордену Калатрави, знака марки.',
    uz: 'Patek Philippe ortiqcha bezaksiz dumaloq soatlarini Calatrava deb ataydi.',
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
    ua: 'До лінії Grand Complications входять найскладніші годинники марки.',
    uz: 'Grand Complications kolleksiyasiga abadiy taqvimlar, repetirlar va split-xronograflar kiradi.',
  }),
  patek('twenty-4', 'Twenty~4', {
    ru: 'До Twenty~4 отдельной женской линии у марки не было.',
    en: 'Patek Philippe had no line for women alone before the Twenty~4.',
    ua: 'Twenty~4 — перша колекція марки, створена лише для жінок.',
    uz: 'Twenty~4 nomi sutkadagi yigirma toʻrt soatga ishora qiladi.',
  }),
  patek('golden-ellipse', 'Golden Ellipse', {
    ru: 'Форма Golden Ellipse построена по золотому сечению.',
    en: 'The proportions of the Golden Ellipse, introduced in 1968, follow the golden section.',
    ua: 'Овальний корпус Golden Ellipse побудовано за золотим перетином.',
    uz: 'Golden Ellipse nisbatlarini oltin kesim qoidasi belgilaydi.',
  }),
  vacheron('overseas', 'Overseas', {
    ru: 'Безель Overseas вырезан по мотивам мальтийского креста, знака марки.',
    en: 'The Overseas has been Vacheron Constantin’s sports line since 1996.',
    ua: 'Overseas англійською — «за морем»: лінію задумали для подорожей.',
    uz: 'Overseas bezelining oʻyiqlarida Vacheron Constantin belgisi — Malta xochi yashiringan.',
  }),
  vacheron('patrimony', 'Patrimony', {
    ru: 'Часы Patrimony продолжают традицию строгих моделей середины XX века.',
    en: 'The Patrimony has the spare lines of a dress watch of the 1950s.',
    ua: 'Patrimony продовжує традицію строгих годинників середини XX століття.',
    uz: 'Patrimony XX asr oʻrtasidagi sipo soatlardek sodda, unda ortiqcha chiziq yoʻq.',
  }),
  vacheron('traditionnelle', 'Traditionnelle', {
    ru: 'Линию Traditionnelle узнают по минутной шкале «железная дорога» и стрелкам «дофин».',
    en: 'The Traditionnelle is known for its railway minute track.',
    ua: 'Traditionnelle впізнають за рейковою хвилинною шкалою та гострими стрілками «дофін».',
    uz: 'Traditionnelle siferblatining chetida temir yoʻl izidek ikki chiziqli daqiqa shkalasi bor.',
  }),
  vacheron('fiftysix', 'Fiftysix', {
    ru: 'Часы Fiftysix повторяют черты референса 6073, который марка показала в 1956 году.',
    en: 'Vacheron Constantin modelled the Fiftysix on reference 6073, a watch launched in 1956.',
    ua: 'Fiftysix успадкував риси референсу 6073, випущеного 1956 року.',
    uz: 'Fiftysix inglizcha “ellik olti” degani, soatga 1956-yilgi 6073 referensi namuna boʻlgan.',
  }),
  vacheron('historiques', 'Historiques', {
    ru: 'У American 1921, как и у часов 1920-х годов, циферблат повёрнут: на него удобно смотреть за рулём.',
    en: 'The American 1921 revives a driver’s watch of 1921, with its dial turned so that it can be read at the wheel.',
    ua: 'Лінія Historiques відроджує давні моделі марки, зокрема American 1921, годинник для водіїв.',
    uz: 'American 1921 oʻsha yilgi haydovchilar soatini takrorlaydi: vaqtni rulda koʻrish oson boʻlsin deb siferblati qiya oʻrnatilgan.',
  }),
  audemars('royal-oak', 'Royal Oak', {
    ru: 'Моду на дорогие стальные часы ввели в 1972 году Royal Oak, которые нарисовал Джеральд Джента.',
    en: 'The fashion for luxury watches in steel began in 1972 with Gérald Genta’s Royal Oak.',
    ua: 'Перший Royal Oak був сталевий, але коштував як золотий годинник.',
    uz: 'Hashamatli soat poʻlatdan ham boʻlishi mumkinligini Royal Oak koʻrsatgan.',
  }),
  audemars('royal-oak-offshore', 'Royal Oak Offshore', {
    ru: 'За размер первые Royal Oak Offshore прозвали «Зверем».',
    en: 'The Offshore, launched in 1993 as a larger Royal Oak, was nicknamed ‘the Beast’.',
    ua: 'Royal Oak Offshore за великий розмір прозвали «Звіром».',
    uz: 'Offshore — Royal Oak dizaynining 1993-yilgi yirik talqini, oʻlchami uchun “Maxluq” laqabini olgan.',
  }),
  audemars('code-1159', 'Code 11.59', {
    ru: 'Безель у Code 11.59 круглый, а средняя часть корпуса восьмиугольная.',
    en: 'Code 11.59 combines a round bezel with an octagonal case middle.',
    ua: 'У Code 11.59 безель круглий, а середина корпусу восьмикутна.',
    uz: 'Code 11.59 korpusining oʻrtasi sakkizburchak, bezeli dumaloq.',
  }),
  franck('vanguard', 'Vanguard', {
    ru: 'Vanguard — спортивная линия марки, родственная изогнутым часам Cintrée Curvex.',
    en: 'The Vanguard is the sports version of Franck Muller’s curved tonneau.',
    ua: 'Vanguard — спортивна лінія Franck Muller, споріднена із Cintrée Curvex.',
    uz: 'Vanguard — Cintrée Curvex egik korpusining sportga moslangan talqini.',
  }),
  franck('cintree-curvex', 'Cintrée Curvex', {
    ru: 'Бочкообразный корпус Cintrée Curvex изогнут по двум осям и облегает запястье.',
    en: 'The case of the Cintrée Curvex is curved along two axes, so that it follows the wrist.',
    ua: 'Корпус Cintrée Curvex вигнутий і по довжині, і по ширині, тож щільно облягає запʼястя.',
    uz: 'Cintrée Curvex korpusi ikki oʻq boʻylab egilgan va bilak shakliga mos tushadi.',
  }),
];
