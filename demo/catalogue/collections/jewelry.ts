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
    en: 'The serpent has been one of Bvlgari’s emblems since the 1940s.',
    ua: 'Колекція Serpenti веде історію від сорокових років XX століття.',
    uz: 'Ilon qirqinchi yillardan beri Bvlgari belgisi boʻlib keladi.',
  }),
  bulgari('divas-dream', 'Divas’ Dream', {
    ru: 'Форма веера в линии Divas’ Dream взята из мозаик терм Каракаллы в Риме.',
    en: 'The fan motif of Divas’ Dream was inspired by mosaics in the Baths of Caracalla in Rome.',
    ua: 'Divas’ Dream повторює візерунок мозаїк у римських термах Каракалли.',
    uz: 'Divas’ Dream yelpigʻichi Rimdagi Karakalla termalarining mozaikasidan olingan.',
  }),
  bulgari('bulgari-tubogas', 'Tubogas', {
    ru: 'Украшения Tubogas дом делает с 1948 года: золотую ленту для них свивают без пайки.',
    en: 'Bvlgari has used the tubogas technique, which needs no solder, since 1948.',
    ua: 'Bvlgari робить Tubogas від 1948 року; витки тримаються без пайки.',
    uz: 'Tubogas usulini Bvlgari 1948-yildan beri qoʻllaydi, bunda kavshar ishlatilmaydi.',
  }),
  pomellato('nudo', 'Nudo', {
    ru: 'Линию Nudo, в которой камень держится без заметной оправы, дом выпускает с 2001 года.',
    en: 'Nudo, launched in 2001, holds its stones without a visible mount.',
    ua: 'У колекції Nudo, придуманій 2001 року, оправи майже не видно.',
    uz: 'Nudo kolleksiyasi 2001-yilda boshlangan, unda tosh koʻrinmas gardishda turadi.',
  }),
  damiani('belle-epoque', 'Belle Époque', {
    ru: 'Линия Belle Époque напоминает о ювелирном кружеве начала XX века.',
    en: 'The Belle Époque line recalls the lace-like jewels of the early twentieth century.',
    ua: 'Belle Époque повторює ювелірне мереживо початку XX століття.',
    uz: 'Belle Époque kolleksiyasi XX asr boshidagi toʻrsimon taqinchoqlarni eslatadi.',
  }),
  damiani('damiani-solitaires', 'Minou', {
    ru: 'В линии Minou крапаны приподнимают камень и пропускают под него свет.',
    en: 'The claws of a Minou ring lift the stone and let light in beneath it.',
    ua: 'У колекції Minou крапани піднімають камінь, і під нього потрапляє світло.',
    uz: 'Minou uzugida toshni tirgaklar koʻtarib turadi, ostidan esa yorugʻlik oʻtadi.',
  }),
  vanCleef('alhambra', 'Alhambra', {
    ru: 'Линию Alhambra дом выпускает с 1968 года.',
    en: 'The first Alhambra, made in 1968, was a sautoir.',
    ua: 'Колекція Alhambra почалася 1968 року з одного довгого кольє.',
    uz: '1968-yilgi ilk Alhambra taqinchogʻi yigirmata toʻrtbargdan iborat uzun kolye boʻlgan.',
  }),
  vanCleef('frivole', 'Frivole', {
    ru: 'Лепестки Frivole отполированы до зеркального блеска и отражают друг друга.',
    en: 'The petals of Frivole have a mirror polish and reflect one another.',
    ua: 'Золото Frivole полірують до дзеркального блиску.',
    uz: 'Frivole kolleksiyasidagi gulbarglar koʻzgudek jilolangan, bir-birini aks ettiradi.',
  }),
  vanCleef('two-butterfly', 'Two Butterfly', {
    ru: 'Кольцо Two Butterfly устроено так, что бабочки оказываются между пальцами.',
    en: 'The Two Butterfly ring is designed to sit between two fingers.',
    ua: 'Назва Two Butterfly означає «два метелики».',
    uz: 'Two Butterfly uzugining bezaklari yonma-yon ikki barmoq ustida turadi.',
  }),
  boucheron('quatre', 'Quatre', {
    ru: 'Линию Quatre дом выпускает с 2004 года; узоры для неё взяты из архива.',
    en: 'Boucheron launched Quatre in 2004, taking its patterns from the house’s archive.',
    ua: 'Quatre вийшла 2004 року, її візерунки взято з архіву марки.',
    uz: 'Quatre kolleksiyasi 2004-yilda boshlangan, unda brend arxividagi toʻrt naqsh birlashgan.',
  }),
  boucheron('serpent-boheme', 'Serpent Bohème', {
    ru: 'Линию Serpent Bohème дом выпускает с 1968 года; капли в её украшениях изображают голову змеи.',
    en: 'Boucheron created Serpent Bohème in 1968.',
    ua: 'Serpent Bohème випускають із 1968 року; її обриси натякають на голову змії.',
    uz: 'Serpent Bohème dizayni 1968-yilda yaratilgan, undagi tomchi ilon boshini bildiradi.',
  }),
  chaumet('bee-de-chaumet', 'Bee de Chaumet', {
    ru: 'Пчела была эмблемой Наполеона, а основатель дома — его придворным ювелиром.',
    en: 'The bee was an emblem of Napoleon, Chaumet’s first great client.',
    ua: 'Бджола була емблемою Наполеона, якому служив засновник Chaumet.',
    uz: 'Asalari Napoleonning ramzi boʻlgan, Chaumet esa imperatorga xizmat qilgan.',
  }),
  chaumet('josephine', 'Joséphine', {
    ru: 'Линия Joséphine носит имя императрицы Жозефины, для которой работал основатель дома.',
    en: 'The Joséphine line is named after Napoleon’s first wife, a client of Chaumet.',
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
    ru: 'Звёзды и кометы в украшениях Chanel восходят к бриллиантовой коллекции, показанной в 1932 году.',
    en: 'The comet is a motif from the diamond collection that Gabrielle Chanel showed in 1932.',
    ua: 'Мотив комети прийшов із колекції, яку Габріель Шанель показала 1932 року.',
    uz: 'Kometa shakli Shanelning 1932-yilgi yagona brilliant kolleksiyasidan olingan.',
  }),
  tiffany('tiffany-setting', 'Tiffany Setting', {
    ru: 'Оправу Tiffany Setting, которая поднимает бриллиант над кольцом на шести крапанах, придумали в 1886 году.',
    en: 'The Tiffany Setting, introduced in 1886, raised the diamond above the band on six claws.',
    ua: 'Оправу Tiffany Setting придумали 1886 року: діамант підняли над каблучкою на шести крапанах.',
    uz: '1886-yilda yaratilgan Tiffany Setting gardishida olti tirgak brilliantni uzuk ustida koʻtarib turadi.',
  }),
  tiffany('tiffany-soleste', 'Soleste', {
    ru: 'Soleste — линия помолвочных колец дома.',
    en: 'Soleste surrounds the centre stone with a double row of diamonds.',
    ua: 'Soleste впізнають за подвійним обрамленням каменя.',
    uz: 'Soleste kolleksiyasining belgisi — ikki qator brilliantdan iborat halqa.',
  }),
  tiffany('tiffany-hardwear', 'HardWear', {
    ru: 'Прообразом линии HardWear стал браслет 1962 года из архива дома.',
    en: 'HardWear was inspired by a bracelet of 1962 in the Tiffany archive.',
    ua: 'Колекцію HardWear створено за зразком браслета 1962 року з архіву марки.',
    uz: 'HardWear dizayni brend arxividagi 1962-yilgi bilaguzukdan olingan.',
  }),
  tiffany('elsa-peretti', 'Elsa Peretti', {
    ru: 'Эльза Перетти начала работать для дома в 1974 году; её украшения повторяют простые природные формы.',
    en: 'Elsa Peretti, who began designing for Tiffany in 1974, drew on simple natural forms.',
    ua: 'Ельза Перетті працювала для Tiffany від 1974 року й любила прості природні форми.',
    uz: 'Elza Peretti 1974-yilda Tiffany bilan hamkorlikni sodda tabiiy shakllardan boshlagan.',
  }),
  tiffany('tiffany-knot', 'Tiffany Knot', {
    ru: 'Узел в линии Tiffany Knot означает связь между людьми.',
    en: 'The knot in the Tiffany Knot line stands for the ties between people.',
    ua: 'Вузол у колекції Tiffany Knot символізує звʼязок між людьми.',
    uz: 'Tiffany Knot kolleksiyasida tugun odamlar orasidagi rishtani anglatadi.',
  }),
  tiffany('tiffany-victoria', 'Tiffany Victoria', {
    ru: 'В линии Victoria главные камни — бриллианты огранки «маркиз».',
    en: 'The Victoria line is built on clusters of marquise-cut stones.',
    ua: 'Візерунок Victoria нагадує сніжинку.',
    uz: 'Victoria kolleksiyasida “markiz” kesimli toshlar qor uchqunini eslatadi.',
  }),
  winston('sunflower', 'Sunflower', {
    ru: 'Имя Sunflower значит «подсолнух».',
    en: 'The Sunflower line groups diamonds like petals around a centre stone.',
    ua: 'Назва Sunflower означає «соняшник».',
    uz: 'Sunflower kolleksiyasida brilliantlar kungaboqar guliga oʻxshatib terilgan.',
  }),
  winston('winston-classic', 'Classic Winston', {
    ru: 'Линия Classic Winston следует правилу дома: камень важнее оправы.',
    en: 'The Classic Winston line follows Harry Winston’s rule that the stone comes before the setting.',
    ua: 'Колекцію Classic Winston створено за правилом Вінстона: камінь важливіший за оправу.',
    uz: 'Classic Winston kolleksiyasida brendning “tosh gardishdan muhim” degan qoidasiga amal qilingan.',
  }),
  graff('graff-icon', 'Graff Classics', {
    ru: 'Крупные камни дом Graff огранивает сам.',
    en: 'Graff cuts its large stones in its own workshops.',
    ua: 'Graff гранить великі камені у власній майстерні.',
    uz: 'Graff Classics taqinchoqlari uchun yirik toshlarni brendning oʻzi kesadi.',
  }),
  graff('graff-butterfly', 'Butterfly', {
    ru: 'Бабочка Graff сложена из четырёх камней, обращённых остриями к центру.',
    en: 'The butterfly has long been one of Graff’s favourite motifs.',
    ua: 'У прикрасах Butterfly камені обернені вістрями до центра.',
    uz: 'Graff kapalaklari uchi markazga qaragan toshlardan tuziladi.',
  }),
  mikimoto('mikimoto-classic', 'Mikimoto Classic', {
    ru: 'Жемчуг для Mikimoto отбирают по размеру, цвету и блеску.',
    en: 'Mikimoto matches its pearls by size, colour and lustre.',
    ua: 'Mikimoto добирає перлини за розміром, кольором і блиском.',
    uz: 'Mikimoto marvaridlarni oʻlchami, rangi va tovlanishiga qarab tanlaydi.',
  }),
  chopard('happy-diamonds', 'Happy Diamonds', {
    ru: 'Первые Happy Diamonds со свободно скользящими камнями дом показал в 1976 году.',
    en: 'Chopard presented the first Happy Diamonds in 1976.',
    ua: 'Колекція Happy Diamonds почалася 1976 року з чоловічого годинника.',
    uz: 'Chopard ilk Happy Diamonds buyumlarini 1976-yilda koʻrsatgan.',
  }),
  chopard('happy-hearts', 'Happy Hearts', {
    ru: 'В линии Happy Hearts одни сердца выложены цветным камнем, в других скользит бриллиант.',
    en: 'In the Happy Hearts line, some of the hearts hold a freely moving diamond.',
    ua: 'У Happy Hearts одні серця викладені кольоровим каменем, в інших ковзає діамант.',
    uz: 'Happy Hearts kolleksiyasidagi ayrim yuraklar ichida brilliant erkin sirgʻaladi.',
  }),
  chopard('ice-cube', 'Ice Cube', {
    ru: 'Линию Ice Cube из ровных золотых кубиков дом выпускает с 1999 года.',
    en: 'Chopard launched Ice Cube in 1999.',
    ua: 'Колекцію Ice Cube створено 1999 року, її назва означає «кубик льоду».',
    uz: 'Ice Cube kolleksiyasi 1999-yilda boshlangan, nomi inglizchada “muz boʻlagi” degani.',
  }),
  piaget('possession', 'Possession', {
    ru: 'Линию Possession с вращающимися деталями дом выпускает с 1990 года.',
    en: 'Piaget launched Possession in 1990.',
    ua: 'Колекцію Possession марка випускає з 1990 року.',
    uz: 'Possession kolleksiyasi 1990-yilda boshlangan, unda bir halqa ikkinchisi ustida erkin aylanadi.',
  }),
];
