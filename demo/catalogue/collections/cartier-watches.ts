import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const cartier = collectionsOf('cartier');

export const cartierWatchCollections: readonly SeedCollection[] = [
  cartier('santos-de-cartier', 'Santos de Cartier', {
    ru: 'Первые Santos дом сделал в 1904 году для авиатора Сантос-Дюмона.',
    en: 'The Santos goes back to the watch made in 1904 for the aviator Santos-Dumont.',
    ua: 'Перший Santos зробили 1904 року для авіатора Сантоса-Дюмона.',
    uz: 'Santos tarixi 1904-yilda uchuvchi Santos-Dyumon uchun yasalgan soatdan boshlanadi.',
  }),
  cartier('tank', 'Tank', {
    ru: 'Форму Tank в 1917 году подсказал вид танка сверху: боковины корпуса напоминают гусеницы.',
    en: 'The Tank was designed in 1917; its sides recall the tracks of a tank seen from above.',
    ua: 'Tank придумали 1917 року; його корпус нагадує танк, якщо дивитися згори.',
    uz: 'Tank dizayni 1917-yilda yaratilgan, yon qirralari tankning tepadan koʻrinishini eslatadi.',
  }),
  cartier('ballon-bleu', 'Ballon Bleu', {
    ru: 'Линию Ballon Bleu дом выпускает с 2007 года; кабошон на заводной головке прикрыт металлической дугой.',
    en: 'On the Ballon Bleu, launched in 2007, an arch of metal shelters the crown’s blue cabochon.',
    ua: 'Ballon Bleu вийшов 2007 року; заводну головку із синім кабошоном прикриває металева дуга.',
    uz: 'Ballon Bleu kolleksiyasi 2007-yilda boshlangan, uning belgisi — metall yoy ostidagi koʻk kaboshonli burash boshchasi.',
  }),
  cartier('panthere-watch', 'Panthère', {
    ru: 'Линию Panthère дом показал в 1983 году; её узнают по гибкому, как ювелирная цепь, браслету.',
    en: 'The Panthère watch, launched in 1983, is known for a bracelet as supple as a jeweller’s chain.',
    ua: 'Panthère вийшла 1983 року; її браслет гнучкий, як ювелірний ланцюжок.',
    uz: 'Panthère kolleksiyasi 1983-yilda boshlangan, uning bilaguzugi zargarlik zanjiridek egiluvchan.',
  }),
  cartier('drive-de-cartier', 'Drive de Cartier', {
    ru: 'Линия Drive появилась в 2016 году; форма корпуса напоминает о старых автомобилях.',
    en: 'The Drive, launched in 2016, takes its cue from vintage motor cars.',
    ua: 'Drive вийшов 2016 року; його корпус нагадує обводи старих автомобілів.',
    uz: 'Drive kolleksiyasi 2016-yilda klassik avtomobillar ruhida yaratilgan.',
  }),
  cartier('calibre-de-cartier', 'Calibre de Cartier', {
    ru: 'Линия Calibre появилась в 2010 году; в ней дом впервые применил собственный механизм 1904 MC.',
    en: 'The Calibre, launched in 2010, was the first line to be fitted with Cartier’s own self-winding movement, the 1904 MC.',
    ua: 'Calibre вийшов 2010 року; це перший годинник Cartier із власним автоматичним механізмом.',
    uz: 'Calibre kolleksiyasi 2010-yilda boshlangan, unda brend ilk bor oʻzi yaratgan 1904 MC kalibrini qoʻllagan.',
  }),
  cartier('pasha-de-cartier', 'Pasha de Cartier', {
    ru: 'Линия Pasha появилась в 1985 году; её узнают по колпачку на цепочке, который закрывает заводную головку.',
    en: 'The Pasha, launched in 1985, is known for its crown cover, held by a small chain.',
    ua: 'Pasha вийшов 1985 року; заводну головку закриває ковпачок на ланцюжку.',
    uz: 'Pasha kolleksiyasi 1985-yilda boshlangan, burash boshchasining zanjirchali qopqogʻidan taniladi.',
  }),
];
