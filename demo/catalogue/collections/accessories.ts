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
    ru: 'Neverfull значит «никогда не бывает полной»: сумка лёгкая, а вмещает много.',
    en: 'A Neverfull is light, roomy and, as its name says, hard to fill.',
    ua: 'Neverfull у Louis Vuitton придумали як легку й містку сумку на щодень.',
    uz: 'Neverfull yengil boʻlsa-da, unga koʻp narsa sigʻadi.',
  }),
  vuitton('speedy', 'Speedy', {
    ru: 'Модель Speedy придумали в 1930-х годах как городскую версию дорожной сумки Keepall.',
    en: 'The Speedy is a Keepall made small enough for the city.',
    ua: 'Speedy — зменшений для міста варіант дорожньої сумки Keepall.',
    uz: '1960-yillarda Odri Hepbern iltimos qilgach, Speedyning kichik oʻlchami ham paydo boʻlgan.',
  }),
  vuitton('keepall', 'Keepall', {
    ru: 'Мягкую дорожную сумку Keepall дом Louis Vuitton придумал в 1930 году.',
    en: 'Louis Vuitton has made the Keepall, a soft travel bag, since 1930.',
    ua: 'Мʼяку дорожню сумку Keepall шиють від 1930 року.',
    uz: 'Qattiq sandiqlar davrida Keepall yumshoqligi bilan ajralib turgan.',
  }),
  vuitton('alma', 'Alma', {
    ru: 'Сумка Alma восходит к модели в стиле ар-деко, выпущенной в 1934 году.',
    en: 'The Alma goes back to an Art Deco design of 1934.',
    ua: 'Alma успадкувала форму від сумки 1934 року в стилі ар-деко.',
    uz: 'Alma sumkasining yarim doira shaklidagi tepasi va tik yonlari ar-deko uslubiga xos.',
  }),
  vuitton('zippy', 'Zippy', {
    ru: 'Модель Zippy назвали по её застёжке-молнии.',
    en: 'The Zippy takes its name from the zip that closes it on three sides.',
    ua: 'Назва Zippy походить від англійського слова, що означає «застібка-блискавка».',
    uz: 'Zippy nomi inglizcha “zip” (molniya) soʻzidan olingan.',
  }),
  chanel('classic-flap', 'Classic Flap', {
    ru: 'Замок из двух букв C появился на Classic Flap в 1980-х годах, при Карле Лагерфельде.',
    en: 'Karl Lagerfeld designed the Classic Flap, with its double-C lock, in 1983.',
    ua: 'Замок із двох літер C додав до Classic Flap Карл Лагерфельд.',
    uz: 'Classic Flap sumkasiga ikki C harfidan iborat qulfni Karl Lagerfeld qoʻygan.',
  }),
  chanel('reissue-255', '2.55', {
    ru: 'Имя 2.55 напоминает, что первая такая сумка появилась в феврале 1955 года.',
    en: 'The 2.55 takes its name from the month in which it was created, February 1955.',
    ua: 'Габрієль Шанель створила 2.55 у лютому 1955 року, звідси й назва.',
    uz: 'Chanel 2.55 nomi sumka yaratilgan vaqtni, 1955-yil fevralini bildiradi.',
  }),
  dior('lady-dior', 'Lady Dior', {
    ru: 'Модель придумали в 1994 году и позже назвали Lady Dior в честь принцессы Дианы.',
    en: 'The Lady Dior is named in honour of Princess Diana.',
    ua: 'Lady Dior названо на честь принцеси Діани.',
    uz: 'Kristian Dior namoyishlarida mehmonlar oʻtirgan stullarning toʻqima naqshi Lady Dior charmiga koʻchgan.',
  }),
  dior('saddle', 'Saddle', {
    ru: 'Сумку Saddle придумал на рубеже двухтысячных Джон Гальяно; в 2018 году Dior вернул её в коллекцию.',
    en: 'John Galliano designed the Saddle for Dior’s spring 2000 collection.',
    ua: 'Джон Гальяно придумав Saddle наприкінці 1990-х років, а 2018-го цю модель почали випускати знову.',
    uz: 'Saddle inglizcha “egar” degani, Jon Galyano chizgan bu sumkaning cheti egardek qayrilgan.',
  }),
  gucci('jackie', 'Jackie', {
    ru: 'Модель назвали Jackie в честь Жаклин Кеннеди: её часто видели с этой сумкой.',
    en: 'Jacqueline Kennedy was often photographed with the Gucci bag now called the Jackie.',
    ua: 'Jackie назвали на честь Жаклін Кеннеді, яка часто носила таку сумку.',
    uz: 'Jackie sumkasi yarim oy shaklida, porshensimon qulf bilan yopiladi.',
  }),
  gucci('dionysus', 'Dionysus', {
    ru: 'Сумку Dionysus назвали в честь Диониса, бога вина.',
    en: 'Two tiger heads hold the Dionysus closed.',
    ua: 'Тигрячі голови на застібці Dionysus узято з міфу про Діоніса.',
    uz: 'Yunon xudosi Dionis daryodan yoʻlbars minib oʻtgan, Dionysus qulfidagi yoʻlbars boshlari shunga ishora.',
  }),
  montblanc('meisterstueck', 'Meisterstück', {
    ru: 'По-немецки Meisterstück значит «шедевр»; так марка в 1924 году назвала свои ручки.',
    en: 'Montblanc has used the name Meisterstück, German for ‘masterpiece’, since 1924.',
    ua: 'Meisterstück німецькою означає «шедевр».',
    uz: 'Meisterstück nemischa “shoh asar” degani, brend bu nomni 1924-yildan beri qoʻllaydi.',
  }),
  montblanc('starwalker', 'StarWalker', {
    ru: 'Звезда марки на ручках StarWalker видна сквозь прозрачный купол на торце колпачка.',
    en: 'The cap of the StarWalker ends in a clear dome with the Montblanc star inside.',
    ua: 'Під прозорим куполом на верхівці StarWalker видно зірку Montblanc.',
    uz: 'StarWalker tepasidagi shaffof gumbaz ichida Montblanc yulduzi koʻrinadi.',
  }),
  montblanc('sartorial', 'Sartorial', {
    ru: 'Линию Sartorial узнают по коже с тиснением saffiano.',
    en: 'The leather of the Sartorial line is embossed with a fine cross-grain and resists scratches.',
    ua: 'Назва Sartorial англійською означає «кравецький».',
    uz: 'Sartorial charmiga saffiano naqshi bosiladi, shu tufayli u tirnalishga chidamli.',
  }),
  vertu('signature', 'Signature', {
    ru: 'Каждый телефон Signature собирал вручную один мастер, чью подпись гравировали внутри корпуса.',
    en: 'A single craftsman assembled each Vertu Signature and signed it inside.',
    ua: 'Кожен телефон Signature складав уручну один майстер, чий підпис гравіювали всередині.',
    uz: 'Signature — brendning ilk telefoni.',
  }),
  vertu('signature-touch', 'Signature Touch', {
    ru: 'Signature Touch продолжает линию Signature, но уже без кнопочной клавиатуры.',
    en: 'The Signature Touch has a touch screen in place of the keys of a Signature.',
    ua: 'Signature Touch, як і кнопковий Signature, складали вручну.',
    uz: 'Signature Touch chiqquncha Signature telefonlari tugmali boʻlgan.',
  }),
  vertu('constellation', 'Constellation', {
    ru: 'Первые Constellation были кнопочными; модель 2013 года — сенсорная и работает на Android.',
    en: 'The Constellation V has a touch screen in place of the keys of the first Vertu Constellation.',
    ua: 'Перші Constellation були кнопковими, пізніші працювали вже на Android.',
    uz: 'Dastlabki Constellation telefonlari tugmali boʻlgan, 2013-yildan boshlab chiqqanlari esa sensorli, ular Android tizimida ishlaydi.',
  }),
  dupont('ligne-2', 'Ligne 2', {
    ru: 'Зажигалки Ligne 2 узнают по звону крышки.',
    en: 'The lid of a Ligne 2 rings when you open it.',
    ua: 'Ligne 2 впізнають за дзвоном кришки.',
    uz: 'Ligne 2 qopqogʻi ochilganda tiniq jarang eshitiladi.',
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
    ua: 'Натуральний лак Line D кладуть шар за шаром.',
    uz: 'Line D ruchkalari tabiiy lok yoki qimmatbaho metall bilan qoplanadi.',
  }),
  dupont('cufflinks', 'Classic', {
    ru: 'Палладием и золотом дом S.T. Dupont покрывает не только запонки, но и зажигалки.',
    en: 'The craft behind S.T. Dupont’s lighters goes into its cufflinks too.',
    ua: 'Марка S.T. Dupont починала з дорожніх валіз, а запальнички, ручки й запонки зʼявилися згодом.',
    uz: 'Brend zaponkalarini ham zajigalkalari kabi qimmatbaho metallar bilan qoplaydi.',
  }),
];
