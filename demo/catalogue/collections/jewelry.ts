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
    ru: 'Линию B.zero1 дом выпускает с 1999 года; её спираль напоминает очертания Колизея.',
    en: 'The shape of B.zero1, launched in 1999, was inspired by the Colosseum.',
    ua: 'B.zero1 вийшла 1999 року, її обриси нагадують Колізей.',
    uz: 'B.zero1 kolleksiyasi 1999-yilda boshlangan, unda Tubogas spirali Kolizey shakli bilan birlashgan.',
  }),
  bulgari('serpenti', 'Serpenti', {
    ru: 'Змею дом изображает в украшениях и часах с сороковых годов.',
    en: 'The serpent has been Bvlgari’s emblem since the forties.',
    ua: 'Змія стала знаком Bvlgari в сорокові роки.',
    uz: 'Ilon qirqinchi yillardan beri Bvlgari belgisi boʻlib keladi.',
  }),
  bulgari('divas-dream', 'Divas’ Dream', {
    ru: 'Форма веера в линии Divas’ Dream взята из мозаик терм Каракаллы в Риме.',
    en: 'The fan of Divas’ Dream comes from mosaics in the Baths of Caracalla in Rome.',
    ua: 'Віяло Divas’ Dream повторює мозаїки терм Каракалли в Римі.',
    uz: 'Divas’ Dream yelpigʻichi Rimdagi Karakalla termalarining mozaikasidan olingan.',
  }),
  bulgari('bulgari-tubogas', 'Tubogas', {
    ru: 'Плетение Tubogas дом применяет с 1948 года, ленту в нём свивают без пайки.',
    en: 'Bvlgari has coiled its tubogas jewels without solder since 1948.',
    ua: 'Bvlgari робить Tubogas від 1948 року, його витки тримаються без пайки.',
    uz: 'Tubogas usulini Bvlgari 1948-yildan beri qoʻllaydi, bunda kavshar ishlatilmaydi.',
  }),
  pomellato('nudo', 'Nudo', {
    ru: 'В украшениях Nudo, которые дом делает с 2001 года, камень держится без заметной оправы.',
    en: 'Nudo, launched in 2001, holds its stones without a visible mount.',
    ua: 'У колекції Nudo, придуманій 2001 року, оправи майже не видно.',
    uz: 'Nudo kolleksiyasi 2001-yilda boshlangan, unda tosh koʻrinmas gardishda turadi.',
  }),
  damiani('belle-epoque', 'Belle Époque', {
    ru: 'Линия Belle Époque обращается к кружевным украшениям начала XX века.',
    en: 'The Belle Époque line recalls the lace-like jewels of the early twentieth century.',
    ua: 'Belle Époque повторює мереживні прикраси початку XX століття.',
    uz: 'Belle Époque kolleksiyasi XX asr boshidagi toʻrsimon taqinchoqlarni eslatadi.',
  }),
  damiani('damiani-solitaires', 'Minou', {
    ru: 'В украшениях Minou крапаны приподнимают камень и пропускают под него свет.',
    en: 'In Minou the claws lift the stone and let light in beneath it.',
    ua: 'У колекції Minou крапани піднімають камінь, і під нього потрапляє світло.',
    uz: 'Minou uzugida toshni tirgaklar koʻtarib turadi, ostidan esa yorugʻlik oʻtadi.',
  }),
  vanCleef('alhambra', 'Alhambra', {
    ru: 'Первым украшением Alhambra было показанное в 1968 году длинное колье из двадцати четырёхлистников.',
    en: 'The first Alhambra, made in 1968, was a long necklace.',
    ua: 'Колекція Alhambra почалася 1968 року з одного довгого кольє.',
    uz: '1968-yilgi ilk Alhambra taqinchogʻi yigirmata toʻrtbargdan iborat uzun kolye boʻlgan.',
  }),
  vanCleef('frivole', 'Frivole', {
    ru: 'Лепестки Frivole отполированы до зеркала и отражают друг друга.',
    en: 'The petals of Frivole are polished to a mirror and reflect one another.',
    ua: 'Золото Frivole полірують до дзеркального блиску.',
    uz: 'Frivole kolleksiyasidagi gulbarglar koʻzgudek jilolangan, bir-birini aks ettiradi.',
  }),
  vanCleef('two-butterfly', 'Two Butterfly', {
    ru: 'Кольцо Two Butterfly надевают так, что бабочки сидят между пальцами.',
    en: 'The Two Butterfly ring is worn between two fingers.',
    ua: 'Назва Two Butterfly означає «два метелики».',
    uz: 'Two Butterfly uzugining ikki kapalagi yonma-yon ikki barmoq ustida turadi.',
  }),
  boucheron('quatre', 'Quatre', {
    ru: 'Линию Quatre дом выпускает с 2004 года, рисунки для неё взяты из его архива.',
    en: 'Boucheron launched Quatre in 2004, taking its patterns from the house’s archive.',
    ua: 'Quatre вийшла 2004 року, її візерунки взято з архіву марки.',
    uz: 'Quatre kolleksiyasi 2004-yilda boshlangan, unda brend arxividagi toʻrt naqsh birlashgan.',
  }),
  boucheron('serpent-boheme', 'Serpent Bohème', {
    ru: 'Капля в украшениях Serpent Bohème, которые дом делает с 1968 года, изображает голову змеи.',
    en: 'Boucheron created Serpent Bohème in 1968.',
    ua: 'Serpent Bohème випускають із 1968 року, її крапля — це голова змії.',
    uz: 'Serpent Bohème dizayni 1968-yilda yaratilgan, undagi tomchi ilon boshini bildiradi.',
  }),
  chaumet('bee-de-chaumet', 'Bee de Chaumet', {
    ru: 'Пчела была эмблемой Наполеона; основатель дома был его придворным ювелиром.',
    en: 'The bee was an emblem of Napoleon, Chaumet’s first great client.',
    ua: 'Бджола була емблемою Наполеона, якому служив засновник Chaumet.',
    uz: 'Asalari Napoleonning ramzlaridan biri boʻlgan, Chaumet unga xizmat qilgan.',
  }),
  chaumet('josephine', 'Joséphine', {
    ru: 'Линия Joséphine носит имя императрицы Жозефины, для которой работал основатель дома.',
    en: 'The line is named after the Empress Joséphine, Napoleon’s first wife and a client of the house.',
    ua: 'Joséphine повторює силует діадеми імператриці Жозефіни.',
    uz: 'Joséphine kolleksiyasi Napoleonning birinchi rafiqasi, imperatritsa Jozefina nomi bilan atalgan.',
  }),
  chanel('camelia', 'Camélia', {
    ru: 'Камелия была любимым цветком Габриэль Шанель.',
    en: 'The camellia was Gabrielle Chanel’s favourite flower.',
    ua: 'Камелія була улюбленою квіткою Габріель Шанель.',
    uz: 'Kameliya Gabriel Shanelning sevimli guli boʻlgan.',
  }),
  chanel('comete', 'Comète', {
    ru: 'Мотив кометы восходит к бриллиантовой коллекции Шанель, показанной в 1932 году.',
    en: 'The comet goes back to 1932 and Gabrielle Chanel’s only diamond collection.',
    ua: 'Комети й зірки прийшли з діамантової колекції, яку Габріель Шанель показала 1932 року.',
    uz: 'Kometa shakli Shanelning 1932-yilgi yagona brilliant kolleksiyasidan olingan.',
  }),
  tiffany('tiffany-setting', 'Tiffany Setting', {
    ru: 'Оправу Tiffany Setting, которая поднимает бриллиант над кольцом на шести крапанах, придумали в 1886 году.',
    en: 'The Tiffany Setting, introduced in 1886, raised the diamond above the band on six claws.',
    ua: 'Оправу Tiffany Setting придумали 1886 року: діамант підняли над каблучкою на шести крапанах.',
    uz: '1886-yilda yaratilgan Tiffany Setting gardishida olti tirgak brilliantni uzuk ustiga koʻtarib turadi.',
  }),
  tiffany('tiffany-soleste', 'Soleste', {
    ru: 'Soleste — помолвочная линия дома.',
    en: 'Soleste surrounds the centre stone with a double row of diamonds.',
    ua: 'Soleste впізнають за подвійним обрамленням.',
    uz: 'Soleste kolleksiyasining belgisi — ikki qator brilliantdan iborat halqa.',
  }),
  tiffany('tiffany-hardwear', 'HardWear', {
    ru: 'Прообразом линии HardWear стал браслет из архива дома, сделанный в 1962 году.',
    en: 'HardWear was inspired by a bracelet of 1962 in the Tiffany archive.',
    ua: 'Колекцію HardWear створено за браслетом 1962 року з архіву марки.',
    uz: 'HardWear dizayni brend arxividagi 1962-yilgi bilaguzukdan olingan.',
  }),
  tiffany('elsa-peretti', 'Elsa Peretti', {
    ru: 'Эльза Перетти стала рисовать для дома в 1974 году и начала с простых природных форм.',
    en: 'Elsa Peretti began designing for Tiffany in 1974, starting from simple natural forms.',
    ua: 'Ельза Перетті працювала для Tiffany від 1974 року й любила прості природні форми.',
    uz: 'Elza Peretti 1974-yilda Tiffany bilan hamkorlikni sodda tabiiy shakllardan boshlagan.',
  }),
  tiffany('tiffany-knot', 'Tiffany Knot', {
    ru: 'Узел в украшениях Tiffany Knot означает связь между людьми.',
    en: 'The knot of the Tiffany Knot line stands for the ties between people.',
    ua: 'Вузол у колекції Tiffany Knot символізує звʼязок між людьми.',
    uz: 'Tiffany Knot kolleksiyasida tugun odamlar orasidagi rishtani anglatadi.',
  }),
  tiffany('tiffany-victoria', 'Tiffany Victoria', {
    ru: 'В линии Victoria главные камни — бриллианты огранки «маркиз».',
    en: 'The Victoria line groups marquise-cut stones into snowflakes.',
    ua: 'Малюнок Victoria нагадує сніжинку.',
    uz: 'Victoria kolleksiyasida “markiz” kesimli toshlar qor uchqunini eslatadi.',
  }),
  winston('sunflower', 'Sunflower', {
    ru: 'Имя Sunflower значит «подсолнух».',
    en: 'The Sunflower line gathers diamonds into a blossom around a centre stone.',
    ua: 'Назва Sunflower означає «соняшник».',
    uz: 'Sunflower kolleksiyasida brilliantlar kungaboqar guliga oʻxshatib terilgan.',
  }),
  winston('winston-classic', 'Classic Winston', {
    ru: 'Линия Classic Winston держится правила дома: камень важнее оправы.',
    en: 'The Classic Winston line keeps to Harry Winston’s rule that the stone comes before the setting.',
    ua: 'Колекція Classic Winston тримається правила Вінстона: камінь важливіший за оправу.',
    uz: 'Classic Winston kolleksiyasida brendning “tosh gardishdan muhim” degan qoidasiga amal qilingan.',
  }),
  graff('graff-icon', 'Graff Classics', {
    ru: 'Для этой линии дом сам огранивает крупные камни.',
    en: 'Graff cuts the large stones of this line itself.',
    ua: 'Великі камені для цієї лінії Graff гранить у власній майстерні.',
    uz: 'Graff Classics taqinchoqlari uchun yirik toshlarni brendning oʻzi kesadi.',
  }),
  graff('graff-butterfly', 'Butterfly', {
    ru: 'Бабочка Graff складывается из четырёх камней, обращённых остриями к центру.',
    en: 'The butterfly has long been one of Graff’s favourite motifs.',
    ua: 'Метелик Graff складається з каменів, обернених вістрями до центра.',
    uz: 'Graff kapalaklari uchi markazga qaragan toshlardan tuziladi.',
  }),
  mikimoto('mikimoto-classic', 'Mikimoto Classic', {
    ru: 'Жемчуг для Mikimoto отбирают по размеру, цвету и блеску.',
    en: 'Mikimoto matches its pearls by size, colour and lustre.',
    ua: 'Перлини для однієї прикраси добирають за розміром, кольором і блиском.',
    uz: 'Mikimoto marvaridlarni oʻlchami, rangi va tovlanishiga qarab tanlaydi.',
  }),
  chopard('happy-diamonds', 'Happy Diamonds', {
    ru: 'Подвижные бриллианты Happy Diamonds дом впервые показал в 1976 году.',
    en: 'Chopard presented the first Happy Diamonds in 1976.',
    ua: 'Колекція Happy Diamonds почалася 1976 року з чоловічого годинника.',
    uz: 'Chopard ilk Happy Diamonds buyumlarini 1976-yilda koʻrsatgan.',
  }),
  chopard('happy-hearts', 'Happy Hearts', {
    ru: 'В линии Happy Hearts одни сердца выложены цветным камнем, в других скользит бриллиант.',
    en: 'In the Happy Hearts line, some of the hearts hold a freely moving diamond.',
    ua: 'У Happy Hearts одні серця викладено кольоровим каменем, в інших ковзає діамант.',
    uz: 'Happy Hearts kolleksiyasidagi ayrim yuraklar ichida brilliant erkin sirgʻaladi.',
  }),
  chopard('ice-cube', 'Ice Cube', {
    ru: 'Линию Ice Cube из ровных золотых кубиков дом выпускает с 1999 года.',
    en: 'Chopard launched Ice Cube in 1999.',
    ua: 'Колекцію Ice Cube створено 1999 року, її назва означає «кубик льоду».',
    uz: 'Ice Cube kolleksiyasi 1999-yilda boshlangan, nomi inglizchada “muz boʻlagi” degani.',
  }),
  piaget('possession', 'Possession', {
    ru: 'Украшения Possession дом делает с 1990 года.',
    en: 'Piaget launched Possession in 1990.',
    ua: 'Колекцію Possession марка випускає із 1990 року.',
    uz: 'Possession kolleksiyasi 1990-yilda boshlangan, unda bir halqa ikkinchisi ustida erkin aylanadi.',
  }),
];
