import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const cartier = collectionsOf('cartier');

export const cartierWatchCollections: readonly SeedCollection[] = [
  cartier('santos-de-cartier', 'Santos de Cartier', {
    ru: 'Авиатору Сантос-Дюмону в полёте мешали карманные часы, и в 1904 году он получил от Cartier наручные — первые Santos.',
    en: 'Santos-Dumont, the aviator, wanted to read the time in flight; Cartier made him the first Santos in 1904.',
    ua: 'Авіаторові Сантосу-Дюмону в польоті заважав кишеньковий годинник, тож 1904 року Cartier зробив для нього перший Santos.',
    uz: 'Santos tarixi 1904-yilda uchuvchi Santos-Dyumon uchun yasalgan soatdan boshlanadi.',
  }),
  cartier('tank', 'Tank', {
    ru: 'Вид танка сверху подсказал в 1917 году форму часов Tank: боковины корпуса — как гусеницы.',
    en: 'A tank seen from above suggested the shape of the Tank in 1917.',
    ua: 'Обриси танка, побаченого згори, 1917 року підказали форму Tank.',
    uz: 'Tank soatining shakli 1917-yilda tankning tepadan koʻrinishiga qarab chizilgan.',
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
    en: 'Cartier’s own self-winding movement, the 1904 MC, made its debut in the Calibre in 2010.',
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
