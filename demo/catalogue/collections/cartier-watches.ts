import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const cartier = collectionsOf('cartier');

export const cartierWatchCollections: readonly SeedCollection[] = [
  cartier('santos-de-cartier', 'Santos de Cartier', {
    ru: 'Авиатору Сантос-Дюмону в полёте мешали карманные часы, и в 1904 году он получил от Cartier наручные — первые Santos.',
    en: 'Louis Cartier made the first Santos for a friend, the aviator Alberto Santos-Dumont.',
    ua: 'Авіаторові Сантосу-Дюмону в польоті заважав кишеньковий годинник, тож 1904 року Луї Картьє зробив для нього перший Santos.',
    uz: 'Parvozda choʻntak soatini chiqarib qarash noqulay edi, shuning uchun Lui Kartye uchuvchi Santos-Dyumonga qoʻl soati yasab bergan.',
  }),
  cartier('tank', 'Tank', {
    ru: 'Вид танка сверху подсказал в 1917 году форму часов Tank: боковины корпуса — как гусеницы.',
    en: 'A military tank seen from above suggested the shape of Cartier’s Tank.',
    ua: 'У формі Tank Луї Картьє втілив обриси танка, побаченого згори.',
    uz: 'Tank korpusi Birinchi jahon urushi tankining tepadan koʻrinishiga oʻxshatib chizilgan.',
  }),
  cartier('ballon-bleu', 'Ballon Bleu', {
    ru: 'Название часов Ballon Bleu по-французски значит «синий шар».',
    en: 'An arch of metal protects the blue cabochon on the crown of the Ballon Bleu.',
    ua: 'Круглий корпус і синій кабошон дали Ballon Bleu назву — «синя куля».',
    uz: 'Ballon Bleu korpusidan metall yoy chiqqan, koʻk kaboshonli burash boshchasi uning ostida turadi.',
  }),
  cartier('panthere-watch', 'Panthère', {
    ru: 'Часы Panthère прославил браслет, гибкий, как ювелирная цепь.',
    en: 'The Panthère became famous in the 1980s for its supple bracelet.',
    ua: 'Браслет Panthère гнучкий, як ювелірний ланцюжок.',
    uz: 'Panthère bilaguzugi zargarlik zanjiridek egiluvchan.',
  }),
  cartier('drive-de-cartier', 'Drive de Cartier', {
    ru: 'Облик часов Drive навеян старинными автомобилями.',
    en: 'Vintage motor cars gave the Drive its shape.',
    ua: 'Обриси Drive нагадують старовинні автомобілі.',
    uz: 'Drive soatini Cartier klassik avtomobil ishqibozlariga atab yaratgan.',
  }),
  cartier('calibre-de-cartier', 'Calibre de Cartier', {
    ru: 'Механизм 1904 MC дом Cartier создал сам; первыми его получили часы Calibre.',
    en: 'The Calibre was the first watch with Cartier’s own self-winding movement, the 1904 MC.',
    ua: 'Для лінії Calibre марка створила перший власний автоматичний механізм.',
    uz: 'Calibre soatlariga Cartier ilk bor oʻzi yaratgan avtomatik kalibrni oʻrnatgan.',
  }),
  cartier('pasha-de-cartier', 'Pasha de Cartier', {
    ru: 'Часы Pasha узнают по колпачку на цепочке, который закрывает заводную головку.',
    en: 'The crown of a Pasha is protected by a cover on a small chain.',
    ua: 'Pasha легко впізнати: його заводну головку закриває ковпачок на ланцюжку.',
    uz: 'Pashaning zanjirchali qopqogʻi burash boshchasini butunlay yopib turadi.',
  }),
];
