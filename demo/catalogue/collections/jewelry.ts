import { type SeedCollection } from '../types';
import { collectionsOf } from './collections-of';

const bulgari = collectionsOf('bulgari');
const pomellato = collectionsOf('pomellato');
const damiani = collectionsOf('damiani');
const vanCleef = collectionsOf('van-cleef-arpels');
const boucheron = collectionsOf('boucheron');
const chaumet = collectionsOf('chaumet');
const chanel = collectionsOf('chanel');
const tiffany = collectionsOf('tiffany');
const winston = collectionsOf('harry-winston');
const graff = collectionsOf('graff');
const mikimoto = collectionsOf('mikimoto');
const chopard = collectionsOf('chopard');
const piaget = collectionsOf('piaget');

export const jewelryCollections: readonly SeedCollection[] = [
  bulgari('b-zero1', 'B.zero1', {
    ru: 'B.zero1 1999 года соединяет спираль Tubogas с очертаниями Колизея.',
    en: 'B.zero1 of 1999 joins the Tubogas spiral with the outline of the Colosseum.',
    ua: 'У B.zero1 1999 року спіраль Tubogas поєдналася з обрисами Колізею.',
    uz: 'B.zero1 1999-yilda chiqqan, unda Tubogas spirali Kolizey qiyofasi bilan birlashgan.',
  }),
  bulgari('serpenti', 'Serpenti', {
    ru: 'Змея служит знаком дома с сороковых годов.',
    en: 'The serpent has been Bvlgari’s emblem since the forties.',
    ua: 'Змія стала знаком Bvlgari в сорокові роки.',
    uz: 'Ilon qirqinchi yillardan beri brend belgisi boʻlib keladi.',
  }),
  bulgari('divas-dream', 'Divas’ Dream', {
    ru: 'Веер Divas’ Dream взят из мозаик терм Каракаллы в Риме.',
    en: 'The fan of Divas’ Dream comes from mosaics in the Baths of Caracalla in Rome.',
    ua: 'Віяло Divas’ Dream повторює мозаїки терм Каракалли в Римі.',
    uz: 'Divas’ Dream yelpigʻichi Rimdagi Karakalla termalari mozaikasidan olingan.',
  }),
  bulgari('bulgari-tubogas', 'Tubogas', {
    ru: 'Плетение Tubogas дом применяет с 1948 года, пайка в нём не нужна.',
    en: 'Bvlgari has wound its tubogas without solder since 1948.',
    ua: 'Стрічку Tubogas скручують без пайки, Bvlgari робить її від 1948 року.',
    uz: 'Brend payvandsiz toʻqiladigan Tubogas usulini 1948-yildan beri qoʻllab keladi.',
  }),
  pomellato('nudo', 'Nudo', {
    ru: 'В Nudo 2001 года камень держится без заметной оправы.',
    en: 'In Nudo, launched in 2001, the stone is held without a visible mount.',
    ua: 'У Nudo, придуманій 2001 року, оправи майже не видно.',
    uz: 'Nudo 2001-yilda chiqqan, unda tosh koʻrinmas gardishda turadi.',
  }),
  damiani('belle-epoque', 'Belle Époque', {
    ru: 'Belle Époque обращается к кружевным украшениям начала XX века.',
    en: 'Belle Époque recalls the lace-like jewels of the early twentieth century.',
    ua: 'Belle Époque повторює мереживні прикраси початку XX століття.',
    uz: 'Belle Époque XX asr boshidagi toʻrsimon taqinchoqlarni eslatadi.',
  }),
  damiani('damiani-solitaires', 'Minou', {
    ru: 'В Minou крапаны приподнимают камень и пропускают под него свет.',
    en: 'In Minou the claws lift the stone and let light in beneath it.',
    ua: 'У Minou крапани піднімають камінь і пропускають під нього світло.',
    uz: 'Minou uzugida tirgaklar toshni koʻtarib turadi va ostidan yorugʻlik oʻtadi.',
  }),
  vanCleef('alhambra', 'Alhambra', {
    ru: 'Alhambra появилась в 1968 году как длинное колье из двадцати четырёхлистников.',
    en: 'Alhambra began in 1968 as a long necklace of twenty clovers.',
    ua: 'Alhambra зʼявилася 1968 року як довге кольє з двадцяти чотирилисників.',
    uz: 'Alhambra 1968-yilda yigirmata toʻrtbargli uzun kolye sifatida paydo boʻlgan.',
  }),
  vanCleef('frivole', 'Frivole', {
    ru: 'Лепестки Frivole отполированы до зеркала и отражают друг друга.',
    en: 'The petals of Frivole are polished to a mirror and reflect one another.',
    ua: 'Пелюстки Frivole відполіровано до дзеркала, вони відбивають одна одну.',
    uz: 'Frivole gulbarglari koʻzgudek jilolangan va bir-birini aks ettiradi.',
  }),
  vanCleef('two-butterfly', 'Two Butterfly', {
    ru: 'В Two Butterfly две бабочки садятся на соседние пальцы.',
    en: 'In Two Butterfly two butterflies settle on neighbouring fingers.',
    ua: 'У Two Butterfly два метелики сідають на сусідні пальці.',
    uz: 'Two Butterfly uzugining ikki kapalagi yonma-yon barmoqlarga qoʻnadi.',
  }),
  boucheron('quatre', 'Quatre', {
    ru: 'Quatre 2004 года складывает четыре рисунка из архива дома в одно кольцо.',
    en: 'Quatre, launched in 2004, joins four patterns from the archive in one ring.',
    ua: 'У Quatre 2004 року чотири візерунки з архіву марки зійшлися в одній прикрасі.',
    uz: 'Quatre 2004-yilda chiqqan, unda brend arxividagi toʻrt naqsh birlashgan.',
  }),
  boucheron('serpent-boheme', 'Serpent Bohème', {
    ru: 'Serpent Bohème 1968 года превращает голову змеи в каплю, окружённую бусинами.',
    en: 'Serpent Bohème of 1968 turns a serpent’s head into a drop ringed with beads.',
    ua: 'У Serpent Bohème 1968 року голова змії стала краплею в обрамленні намистин.',
    uz: 'Serpent Bohème 1968-yilda yaratilgan: ilon boshi munchoqlar bilan oʻralgan tomchiga aylangan.',
  }),
  chaumet('bee-de-chaumet', 'Bee de Chaumet', {
    ru: 'Пчела и соты отсылают к гербу Наполеона, которому служил дом.',
    en: 'The bee and honeycomb recall the emblem of Napoleon, Chaumet’s first great client.',
    ua: 'Бджола й стільники — з герба Наполеона, чиїм ювеліром був Chaumet.',
    uz: 'Asalari va uyachalar Chaumet xizmat qilgan Napoleon gerbiga ishora qiladi.',
  }),
  chaumet('josephine', 'Joséphine', {
    ru: 'Joséphine повторяет силуэт диадемы императрицы Жозефины.',
    en: 'Joséphine follows the outline of the Empress’s tiara.',
    ua: 'Joséphine повторює силует діадеми імператриці Жозефіни.',
    uz: 'Joséphine imperatritsa Jozefina diademasi qiyofasini takrorlaydi.',
  }),
  chanel('camelia', 'Camélia', {
    ru: 'Камелия была любимым цветком Габриэль Шанель.',
    en: 'The camellia was Gabrielle Chanel’s favourite flower.',
    ua: 'Камелія була улюбленою квіткою Габріель Шанель.',
    uz: 'Kameliya Gabriel Shanelning sevimli guli boʻlgan.',
  }),
  chanel('comete', 'Comète', {
    ru: 'Комета пришла из единственной бриллиантовой коллекции Шанель 1932 года.',
    en: 'The comet comes from Chanel’s only diamond collection, of 1932.',
    ua: 'Комета родом з єдиної діамантової колекції Габріель Шанель, 1932 рік.',
    uz: 'Kometa Shanelning 1932-yilgi yagona brilliant kolleksiyasidan olingan.',
  }),
  tiffany('tiffany-setting', 'Tiffany Setting', {
    ru: 'Оправа Tiffany Setting 1886 года подняла бриллиант над кольцом на шести крапанах.',
    en: 'The Tiffany Setting of 1886 raised the diamond above the band on six claws.',
    ua: 'Оправа Tiffany Setting 1886 року підняла діамант над каблучкою на шести крапанах.',
    uz: 'Tiffany Setting 1886-yilda yaratilgan: olti tirgak brilliantni uzuk ustiga koʻtarib turadi.',
  }),
  tiffany('tiffany-soleste', 'Soleste', {
    ru: 'В Soleste центральный камень окружён двойным рядом бриллиантов.',
    en: 'Soleste surrounds the centre stone with a double row of diamonds.',
    ua: 'У Soleste центральний камінь оточено подвійним рядом діамантів.',
    uz: 'Soleste belgisi — ikki qator brilliantdan iborat halqa.',
  }),
  tiffany('tiffany-hardwear', 'HardWear', {
    ru: 'HardWear повторяет браслет 1962 года из архива дома.',
    en: 'HardWear revives a bracelet of 1962 from the archive.',
    ua: 'HardWear повторює браслет 1962 року з архіву марки.',
    uz: 'HardWear brend arxividagi 1962-yilgi bilaguzukni takrorlaydi.',
  }),
  tiffany('elsa-peretti', 'Elsa Peretti', {
    ru: 'Эльза Перетти работала для дома с 1974 года и начала с простых природных форм.',
    en: 'Elsa Peretti designed for Tiffany from 1974, beginning with simple natural forms.',
    ua: 'Ельза Перетті працювала для Tiffany від 1974 року й починала з простих природних форм.',
    uz: 'Elza Peretti brend bilan ishni 1974-yilda sodda tabiiy shakllardan boshlagan.',
  }),
  tiffany('tiffany-knot', 'Tiffany Knot', {
    ru: 'Узел Tiffany Knot — знак связи между людьми.',
    en: 'Tiffany Knot stands for the ties between people.',
    ua: 'Вузол Tiffany Knot означає звʼязок між людьми.',
    uz: 'Tiffany Knot odamlar orasidagi rishtani tugun qiyofasida koʻrsatadi.',
  }),
  tiffany('tiffany-victoria', 'Tiffany Victoria', {
    ru: 'В Victoria камни огранки «маркиз» сложены снежинками.',
    en: 'Victoria groups marquise stones into snowflakes.',
    ua: 'У Victoria діаманти огранування «маркіз» складено в сніжинки.',
    uz: 'Victoria kolleksiyasida “markiz” kesimli toshlar qor uchqunidek terilgan.',
  }),
  winston('sunflower', 'Sunflower', {
    ru: 'В Sunflower бриллианты собраны цветком, обращённым к свету.',
    en: 'Sunflower gathers diamonds into a blossom turned to the light.',
    ua: 'У Sunflower діаманти складено у квітку, обернену до світла.',
    uz: 'Sunflower kolleksiyasida brilliantlar quyoshga qaragan guldek terilgan.',
  }),
  winston('winston-classic', 'Classic Winston', {
    ru: 'Classic Winston держится правила дома: камень важнее оправы.',
    en: 'Classic Winston keeps to Harry Winston’s rule: the stone comes before the setting.',
    ua: 'У Classic Winston усе за правилом Вінстона: камінь важливіший за оправу.',
    uz: 'Classic Winston brend qoidasiga sodiq: tosh gardishdan muhimroq.',
  }),
  graff('graff-icon', 'Graff Classics', {
    ru: 'Для этой линии дом сам огранивает крупные камни.',
    en: 'Graff cuts the large stones of this line itself.',
    ua: 'Великі камені для цієї лінії Graff гранить сам.',
    uz: 'Bu kolleksiya uchun yirik toshlarni brendning oʻzi kesadi.',
  }),
  graff('graff-butterfly', 'Butterfly', {
    ru: 'Бабочка Graff складывается из четырёх камней, обращённых остриями к центру.',
    en: 'Graff’s butterfly is made of stones that meet at the centre.',
    ua: 'Метелик Graff складається з каменів, обернених вістрями до центра.',
    uz: 'Graff kapalagi uchlari markazga qaragan toshlardan tuziladi.',
  }),
  mikimoto('mikimoto-classic', 'Mikimoto Classic', {
    ru: 'Жемчужины дом подбирает по размеру, цвету и блеску.',
    en: 'Pearls are matched by size, colour and lustre; a strand takes months.',
    ua: 'Перлини добирають за розміром, кольором і блиском, на нитку йдуть місяці.',
    uz: 'Brend marvaridlarni oʻlchami, rangi va tovlanishiga qarab tanlaydi.',
  }),
  chopard('happy-diamonds', 'Happy Diamonds', {
    ru: 'Подвижные бриллианты Happy Diamonds дом показал в 1976 году.',
    en: 'Chopard first set its Happy Diamonds moving in 1976.',
    ua: 'Рухомі діаманти Happy Diamonds Chopard показав 1976 року.',
    uz: 'Happy Diamonds gʻoyasini brend ilk bor 1976-yilda koʻrsatgan.',
  }),
  chopard('happy-hearts', 'Happy Hearts', {
    ru: 'В каждом сердце Happy Hearts скользит по одному бриллианту.',
    en: 'In every heart of Happy Hearts one diamond moves freely.',
    ua: 'У кожному серці Happy Hearts ковзає по одному діаманту.',
    uz: 'Happy Hearts kolleksiyasida yurak ichida brilliant erkin sirgʻaladi.',
  }),
  chopard('ice-cube', 'Ice Cube', {
    ru: 'В Ice Cube с 1999 года металл огранён ровными кубиками.',
    en: 'Ice Cube, launched in 1999, cuts metal into even cubes.',
    ua: 'В Ice Cube метал розділено на рівні кубики, колекцію створили 1999 року.',
    uz: 'Ice Cube 1999-yilda chiqqan, metall yuzasi tekis kubchalarga boʻlib ishlangan.',
  }),
  piaget('possession', 'Possession', {
    ru: 'В Possession с 1990 года одно кольцо вращается вокруг другого.',
    en: 'Possession, launched in 1990, turns: one hoop runs on another.',
    ua: 'У Possession одне кільце обертається на другому, так вона влаштована від 1990 року.',
    uz: 'Possession 1990-yilda chiqqan: bir halqasi ikkinchisi ustida erkin aylanadi.',
  }),
];
