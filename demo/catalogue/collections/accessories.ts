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
    ru: 'Лёгкую и вместительную модель Neverfull дом выпускает с 2007 года.',
    en: 'Light and roomy, the Neverfull was launched in 2007 for everyday use.',
    ua: 'Neverfull, легка й містка сумка на щодень, вийшла 2007 року.',
    uz: 'Neverfull 2007-yildan beri ishlab chiqariladi; u yengil, ammo sigʻimi katta.',
  }),
  vuitton('speedy', 'Speedy', {
    ru: 'Модель Speedy придумали в 1930-х годах как городскую версию дорожной сумки Keepall.',
    en: 'The Speedy was launched in the 1930s as a smaller Keepall for the city.',
    ua: 'Speedy вийшла в 1930-х роках як менший, міський варіант дорожньої Keepall.',
    uz: 'Speedy 1930-yillarda shaharga mos kichik yoʻl sumkasi sifatida yaratilgan.',
  }),
  vuitton('keepall', 'Keepall', {
    ru: 'Дорожную модель Keepall дом выпускает с 1930 года.',
    en: 'The Keepall, introduced in 1930, set the pattern for the soft travel bag.',
    ua: 'Дорожню сумку Keepall придумали 1930 року; порожньою її можна згорнути й покласти у валізу.',
    uz: 'Ilk Keepall 1930-yilda yaratilgan va yumshoq yoʻl sumkasining namunasiga aylangan.',
  }),
  vuitton('alma', 'Alma', {
    ru: 'Прообразом Alma была сумка в стиле ар-деко, которую дом выпустил в 1934 году.',
    en: 'The Alma goes back to an Art Deco design of 1934.',
    ua: 'Alma походить від сумки в стилі ар-деко, яку показали 1934 року.',
    uz: 'Alma shakli 1934-yilda ar-deko uslubida yaratilgan sumkadan olingan.',
  }),
  vuitton('zippy', 'Zippy', {
    ru: 'Модель Zippy назвали по её застёжке-молнии.',
    en: 'The Zippy takes its name from the zip that closes it on three sides.',
    ua: 'Слово Zippy утворено від англійської назви застібки-блискавки.',
    uz: 'Zippy nomi inglizcha “zip” soʻzidan olingan, u “molniya” degani.',
  }),
  chanel('classic-flap', 'Classic Flap', {
    ru: 'Замок из двух букв C появился на Classic Flap в 1980-х годах, при Карле Лагерфельде.',
    en: 'Karl Lagerfeld designed the Classic Flap, with its double-C lock, in 1983.',
    ua: 'Classic Flap зʼявилася 1983 року, коли Карл Лагерфельд переосмислив сумку 2.55 і додав замок із двох літер C.',
    uz: 'Classic Flap modelini Karl Lagerfeld 1983-yilda yaratgan, qulfi ikki C harfidan iborat.',
  }),
  chanel('reissue-255', '2.55', {
    ru: 'Имя 2.55 напоминает, что первая такая сумка появилась в феврале 1955 года.',
    en: 'The 2.55 takes its name from the month in which it was created, February 1955.',
    ua: 'Габрієль Шанель створила 2.55 у лютому 1955 року, звідси й назва.',
    uz: '2.55 nomi ilk sumka yaratilgan vaqtdan olingan: 1955-yilning ikkinchi oyi.',
  }),
  dior('lady-dior', 'Lady Dior', {
    ru: 'Модель придумали в 1994 году и позже назвали Lady Dior в честь принцессы Дианы.',
    en: 'The Lady Dior, designed in 1994, is named in honour of Princess Diana.',
    ua: 'Сумку Lady Dior створили 1994 року; на честь принцеси Діани її назвали згодом.',
    uz: 'Lady Dior 1994-yilda yaratilgan, hozirgi nomini keyinroq malika Diana sharafiga olgan.',
  }),
  dior('saddle', 'Saddle', {
    ru: 'Сумку Saddle придумал на рубеже двухтысячных Джон Гальяно; в 2018 году Dior вернул её в коллекцию.',
    en: 'John Galliano designed the Saddle for spring 2000; it was relaunched in 2018.',
    ua: 'Сумку Saddle Джон Гальяно придумав на межі століть, а 2018 року її випуск відновили.',
    uz: 'Saddle modelini Jon Galyano 1999-yilda yaratgan, brend uni 2018-yilda yana chiqara boshlagan.',
  }),
  gucci('jackie', 'Jackie', {
    ru: 'Модель назвали Jackie в честь Жаклин Кеннеди, которая её носила.',
    en: 'The Jackie, designed in 1961, is named after Jacqueline Kennedy, who carried one.',
    ua: 'Jackie вийшла 1961 року, а назву на честь Жаклін Кеннеді отримала згодом.',
    uz: 'Jackie sumkasi 1961-yilda yaratilgan va uni koʻp koʻtarib yurgan Jaklin Kennedi nomi bilan atalgan.',
  }),
  gucci('dionysus', 'Dionysus', {
    ru: 'Линия Dionysus появилась в 2015 году; её узнают по застёжке с двумя тигриными головами.',
    en: 'The Dionysus, launched in 2015, is known for its clasp with two tiger heads.',
    ua: 'Dionysus вийшла 2015 року; її впізнають за застібкою з двома головами тигрів.',
    uz: 'Dionysus kolleksiyasi 2015-yilda boshlangan, ikki yoʻlbars boshi shaklidagi qulfidan taniladi.',
  }),
  montblanc('meisterstueck', 'Meisterstück', {
    ru: 'По-немецки Meisterstück значит «шедевр»; так марка в 1924 году назвала свои ручки.',
    en: 'Meisterstück means ‘masterpiece’; Montblanc first gave the name to a pen in 1924.',
    ua: 'Meisterstück німецькою означає «шедевр»; марка вживає цю назву від 1924 року.',
    uz: 'Meisterstück nemischa “shoh asar” degani, brend bu nomni 1924-yildan beri qoʻllaydi.',
  }),
  montblanc('starwalker', 'StarWalker', {
    ru: 'Звезда марки на ручках StarWalker видна сквозь прозрачный купол на торце колпачка.',
    en: 'The StarWalker, launched in 2003, has the Montblanc star in the clear dome of its cap.',
    ua: 'StarWalker випускають із 2003 року; у прозорому куполі на верхівці видно зірку Montblanc.',
    uz: 'StarWalker 2003-yildan beri chiqariladi, tepasidagi shaffof gumbaz ichida brend yulduzi turadi.',
  }),
  montblanc('sartorial', 'Sartorial', {
    ru: 'Линию Sartorial узнают по коже с тиснением saffiano.',
    en: 'The leather of the Sartorial line is embossed with a fine cross-grain and resists scratches.',
    ua: 'Речі лінії Sartorial впізнають за тисненням saffiano.',
    uz: 'Sartorial charmiga saffiano naqshi bosiladi, shu tufayli u tirnalishga chidamli.',
  }),
  vertu('signature', 'Signature', {
    ru: 'Каждый Signature собирал вручную один мастер; его подпись гравировали внутри корпуса.',
    en: 'Each Signature was assembled by one craftsman, who signed it inside.',
    ua: 'Кожен Signature складав уручну один майстер, чий підпис гравіювали всередині.',
    uz: 'Signature — brendning ilk telefoni, u 2002-yilda chiqqan.',
  }),
  vertu('signature-touch', 'Signature Touch', {
    ru: 'Signature Touch продолжает линию Signature, но уже без кнопочной клавиатуры.',
    en: 'The Signature Touch was the first Signature with a touch screen.',
    ua: 'Signature Touch вийшов після кнопкового Signature; складали його теж уручну.',
    uz: 'Signature Touch modeli 2014-yilda taqdim etilgan, undan avvalgi Signature telefonlari tugmali boʻlgan.',
  }),
  vertu('constellation', 'Constellation', {
    ru: 'Первые Constellation были кнопочными; модель 2013 года — сенсорная и работает на Android.',
    en: 'The first Vertu Constellation had keys; the Constellation V, launched in 2013, has a touch screen and runs Android.',
    ua: 'Перші Constellation були кнопковими, а модель, показана 2013 року, працює на Android.',
    uz: 'Dastlabki Constellation telefonlari tugmali boʻlgan, 2013-yildan boshlab chiqqanlari esa sensorli, ular Android tizimida ishlaydi.',
  }),
  dupont('ligne-2', 'Ligne 2', {
    ru: 'Модель Ligne 2 появилась в 1977 году; её узнают по звону крышки.',
    en: 'The lid of the Ligne 2, launched in 1977, rings as it opens.',
    ua: 'Ligne 2 вийшла 1977 року; її впізнають за дзвоном кришки.',
    uz: 'Ligne 2 modeli 1977-yildan beri chiqariladi, qopqogʻi ochilgandagi jarangidan taniladi.',
  }),
  dupont('slim-7', 'Slim 7', {
    ru: 'Цифра в названии Slim 7 обозначает толщину корпуса в миллиметрах.',
    en: 'The Slim 7 takes its name from its thickness: seven millimetres.',
    ua: 'Товщина Slim 7 — лише сім міліметрів.',
    uz: 'Slim 7 modelining qalinligi bor-yoʻgʻi yetti millimetr.',
  }),
  dupont('line-d', 'Line D', {
    ru: 'Натуральный лак на ручки Line D наносят в несколько слоёв.',
    en: 'The natural lacquer of the Line D is applied in several layers.',
    ua: 'Натуральний лак на ручки Line D кладуть шар за шаром.',
    uz: 'Line D ruchkalari tabiiy lok yoki qimmatbaho metall bilan qoplanadi.',
  }),
  dupont('cufflinks', 'Classic', {
    ru: 'Палладием и золотом дом покрывает не только запонки, но и зажигалки.',
    en: 'The craft behind S.T. Dupont’s lighters goes into its cufflinks too.',
    ua: 'S.T. Dupont починав із дорожніх валіз; запальнички, ручки й запонки зʼявилися згодом.',
    uz: 'Brend zaponkalarini ham zajigalkalari kabi qimmatbaho metallar bilan qoplaydi.',
  }),
];
