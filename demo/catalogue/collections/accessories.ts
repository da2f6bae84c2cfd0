import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const vuitton = collectionsOf('louis-vuitton');
const chanel = collectionsOf('chanel');
const dior = collectionsOf('dior');
const gucci = collectionsOf('gucci');
const montblanc = collectionsOf('montblanc');
const vertu = collectionsOf('vertu');
const dupont = collectionsOf('st-dupont');

export const accessoryCollections: readonly SeedCollection[] = [
  vuitton('neverfull', 'Neverfull', {
    ru: 'Neverfull вышла в 2007 году: лёгкая, а вмещает всё, что нужно на день.',
    en: 'The Neverfull, launched in 2007, is light and holds everything for the day.',
    ua: 'Сумка Neverfull зʼявилася 2007 року: важить мало, а вміщує все, що треба на день.',
    uz: 'Neverfull 2007-yildan beri ishlab chiqariladi: oʻzi yengil, ammo unga bir kunlik hamma narsa sigʻadi.',
  }),
  vuitton('speedy', 'Speedy', {
    ru: 'Speedy появилась в тридцатые годы как городская версия дорожной Keepall.',
    en: 'The Speedy was launched in the thirties as a city version of the Keepall.',
    ua: 'Сумка Speedy вийшла в тридцяті роки як менша, міська сестра дорожньої Keepall.',
    uz: 'Speedy oʻttizinchi yillarda yoʻl sumkasining shaharga mos kichik nusxasi sifatida yaratilgan.',
  }),
  vuitton('keepall', 'Keepall', {
    ru: 'Keepall 1930 года стал образцом мягкой дорожной сумки.',
    en: 'The Keepall of 1930 set the pattern for the soft travel bag.',
    ua: 'Сумку Keepall придумали 1930 року; порожньою її можна згорнути й покласти у валізу.',
    uz: 'Ilk Keepall 1930-yilda yaratilgan va yumshoq yoʻl sumkasining namunasiga aylangan.',
  }),
  vuitton('alma', 'Alma', {
    ru: 'Alma восходит к сумке 1934 года в стиле ар-деко.',
    en: 'The Alma goes back to an Art Deco design of 1934.',
    ua: 'Alma веде рід від сумки 1934 року в стилі ар-деко.',
    uz: 'Alma shakli 1934-yilda ar-deko uslubida yaratilgan sumkadan olingan.',
  }),
  vuitton('zippy', 'Zippy', {
    ru: 'Zippy — одно из самых узнаваемых портмоне дома.',
    en: 'The Zippy is among the best-known wallets by Louis Vuitton.',
    ua: 'Zippy — одна з найвідоміших моделей марки.',
    uz: 'Zippy nomi molniyaning inglizcha nomidan — “zip” soʻzidan olingan.',
  }),
  chanel('classic-flap', 'Classic Flap', {
    ru: 'Classic Flap с замком из двух букв C нарисовал Карл Лагерфельд в 1983 году.',
    en: 'Karl Lagerfeld designed the Classic Flap, with its double-C lock, in 1983.',
    ua: 'Сумку Classic Flap створив 1983 року Карл Лагерфельд: на замку зʼявилися дві літери C.',
    uz: 'Ikki C harfli qulfi bor Classic Flap sumkasini Karl Lagerfeld 1983-yilda yaratgan.',
  }),
  chanel('reissue-255', '2.55', {
    ru: 'В имени 2.55 скрыта дата рождения сумки: февраль 1955 года.',
    en: 'The 2.55 takes its name from the month it was created, February 1955.',
    ua: '2.55 у назві — дата народження сумки: лютий 1955 року.',
    uz: '2.55 nomi ilk sumka yaratilgan oyni bildiradi: 1955-yil fevrali.',
  }),
  dior('lady-dior', 'Lady Dior', {
    ru: 'Lady Dior придумали в 1994 году, а имя она получила в честь принцессы Дианы.',
    en: 'Designed in 1994, the bag was renamed Lady Dior in honour of Princess Diana.',
    ua: 'Сумку, створену 1994 року, перейменували на Lady Dior на честь принцеси Діани.',
    uz: 'Lady Dior 1994-yilda yaratilgan, bu nomni keyinroq malika Diana sharafiga olgan.',
  }),
  dior('saddle', 'Saddle', {
    ru: 'Saddle придумал Джон Гальяно на рубеже веков, вернулась она в 2018 году.',
    en: 'John Galliano designed the Saddle for spring 2000; it returned in 2018.',
    ua: 'Сумку Saddle придумав на межі століть Джон Гальяно, а 2018 року вона повернулася в колекції.',
    uz: 'Saddle sumkasini Jon Galyano yangi asr boʻsagʻasida yaratgan, brend uni 2018-yilda qayta chiqargan.',
  }),
  gucci('jackie', 'Jackie', {
    ru: 'Jackie 1961 года носила Жаклин Кеннеди, отсюда и имя.',
    en: 'The design of 1961 took its name from Jacqueline Kennedy, who carried it.',
    ua: 'Модель 1961 року носила Жаклін Кеннеді, звідси назва Jackie.',
    uz: 'Jackie 1961-yilda yaratilgan, nomini shu sumkani koʻp koʻtarib yurgan Jaklin Kennedidan olgan.',
  }),
  gucci('dionysus', 'Dionysus', {
    ru: 'Dionysus 2015 года узнают по застёжке с двумя тигриными головами.',
    en: 'The Dionysus, launched in 2015, is known for its clasp of two tiger heads.',
    ua: 'Сумка Dionysus вийшла 2015 року; її впізнають за застібкою з двома тигровими головами.',
    uz: 'Dionysus kolleksiyasi 2015-yilda boshlangan, ikki yoʻlbars boshli qulfidan taniladi.',
  }),
  montblanc('meisterstueck', 'Meisterstück', {
    ru: 'Meisterstück, «шедевр подмастерья», выпускают с 1924 года.',
    en: 'Meisterstück means ‘masterpiece’; the line goes back to 1924.',
    ua: 'Meisterstück означає «шедевр»; цю назву марка дає своїм речам від 1924 року.',
    uz: 'Meisterstück nemischa “shoh asar” degani, kolleksiya tarixi 1924-yildan boshlanadi.',
  }),
  montblanc('starwalker', 'StarWalker', {
    ru: 'У StarWalker с 2003 года звезда марки видна сквозь прозрачный купол.',
    en: 'The StarWalker of 2003 put the maker’s star in the clear dome of its cap.',
    ua: 'Ручки StarWalker роблять із 2003 року; зірку Montblanc видно в прозорому куполі ковпачка.',
    uz: 'StarWalker kolleksiyasi 2003-yilda boshlangan: brend yulduzi qopqoqdagi shaffof gumbazga joylangan.',
  }),
  montblanc('sartorial', 'Sartorial', {
    ru: 'Sartorial шьют из кожи с тиснением saffiano, стойкой к царапинам.',
    en: 'The leather of the Sartorial line is printed with a fine cross-grain that resists scratches.',
    ua: 'Sartorial шиють зі шкіри з тисненням saffiano, стійкої до подряпин.',
    uz: 'Sartorial tirnalishga chidamli saffiano charmidan tikiladi.',
  }),
  vertu('signature', 'Signature', {
    ru: 'Каждый Signature собирал вручную один мастер, его подпись гравировали внутри.',
    en: 'Each Signature was assembled by one craftsman, who signed it inside.',
    ua: 'Кожен Signature складав уручну один майстер, його імʼя гравіювали всередині.',
    uz: 'Har bir Signature telefonini bitta usta qoʻlda yigʻgan va ichiga oʻz ismini oʻyib yozgan.',
  }),
  vertu('signature-touch', 'Signature Touch', {
    ru: 'Signature Touch продолжил линию Signature, но уже без клавиш.',
    en: 'The Signature Touch brought the Signature’s titanium and sapphire to a touch screen.',
    ua: 'Signature Touch — нащадок кнопкового Signature.',
    uz: 'Signature Touch avvalgi Signature telefonlariga xos titan va sapfirni sensorli ekran bilan birlashtirgan.',
  }),
  vertu('constellation', 'Constellation', {
    ru: 'Constellation задумали как более доступный сенсорный аппарат марки.',
    en: 'The Constellation is a lighter line than the Signature.',
    ua: 'Constellation з титановим корпусом — найлегший серед телефонів Vertu.',
    uz: 'Constellation brendning titan korpusli eng yengil kolleksiyasi boʻlgan.',
  }),
  dupont('ligne-2', 'Ligne 2', {
    ru: 'Ligne 2 с 1977 года узнают по звону крышки.',
    en: 'The Ligne 2 has been known since 1977 for the ring of its lid.',
    ua: 'Запальничку Ligne 2, що вийшла 1977 року, упізнають за дзвоном кришки.',
    uz: 'Ligne 2 zajigalkasi 1977-yildan beri chiqariladi, qopqogʻi ochilgandagi jarangidan taniladi.',
  }),
  dupont('slim-7', 'Slim 7', {
    ru: 'Толщина Slim 7 — всего семь миллиметров.',
    en: 'The Slim 7 takes its name from its thickness: seven millimetres.',
    ua: 'Запальничка Slim 7 завтовшки лише сім міліметрів.',
    uz: 'Slim 7 zajigalkasining qalinligi bor-yoʻgʻi yetti millimetr.',
  }),
  dupont('line-d', 'Line D', {
    ru: 'Line D покрывают натуральным лаком в несколько слоёв.',
    en: 'The lacquer of the Line D is laid on in several layers.',
    ua: 'Ручки Line D вкривають кількома шарами натурального лаку.',
    uz: 'Line D ruchkalari bir necha qatlam tabiiy lok bilan qoplanadi.',
  }),
  dupont('cufflinks', 'Classic', {
    ru: 'Запонки дом отделывает теми же приёмами, что и зажигалки.',
    en: 'The house finishes its cufflinks by the same methods as its lighters.',
    ua: 'Крім запальничок і ручок, S.T. Dupont робить і запонки.',
    uz: 'Zaponkalar brend zajigalkalari bilan bir xil usullarda yasaladi.',
  }),
];
