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
    ru: 'Очертания Колизея угадываются в спирали B.zero1; линия вышла в 1999 году.',
    en: 'The shape of B.zero1, launched in 1999, was inspired by the Colosseum.',
    ua: 'Колекція B.zero1 вийшла 1999 року; обриси її прикрас нагадують Колізей.',
    uz: 'B.zero1 kolleksiyasi 1999-yilda boshlangan, unda Tubogas spirali Kolizey shakli bilan birlashtirilgan.',
  }),
  bulgari('serpenti', 'Serpenti', {
    ru: 'Змея появляется в украшениях и часах дома с 1940-х годов.',
    en: 'The serpent first coiled through Bvlgari’s jewels in the 1940s.',
    ua: 'Історія Serpenti почалася в 1940-х роках.',
    uz: 'Bvlgari taqinchoqlarida ilon motivi 1940-yillardan beri uchraydi.',
  }),
  bulgari('divas-dream', 'Divas’ Dream', {
    ru: 'Форма веера в линии Divas’ Dream взята из мозаик терм Каракаллы в Риме.',
    en: 'The fan motif of Divas’ Dream was inspired by mosaics in the Baths of Caracalla in Rome.',
    ua: 'Divas’ Dream повторює візерунок мозаїк у римських термах Каракалли.',
    uz: 'Divas’ Dream yelpigʻichining shakli Rimdagi Karakalla termalarining mozaikasidan olingan.',
  }),
  bulgari('bulgari-tubogas', 'Tubogas', {
    ru: 'Украшения Tubogas дом делает с 1940-х годов; золотую ленту для них свивают без пайки.',
    en: 'The tubogas technique, which needs no solder, came to Bvlgari in the 1940s.',
    ua: 'Tubogas випускають від 1940-х років; витки металу зʼєднано без паяння.',
    uz: 'Tubogas usulini Bvlgari 1940-yillardan beri qoʻllaydi, bunda kavshar ishlatilmaydi.',
  }),
  pomellato('nudo', 'Nudo', {
    ru: 'Линию Nudo дом выпускает с 2001 года; камень в её украшениях держится без заметной оправы.',
    en: 'The Nudo line, launched in 2001, is known for stones held without visible claws.',
    ua: 'Колекцію Nudo, у якій оправи майже не видно, придумали 2001 року.',
    uz: 'Nudo kolleksiyasi 2001-yilda boshlangan, unda toshni ushlab turgan gardish koʻzga tashlanmaydi.',
  }),
  damiani('belle-epoque', 'Belle Époque', {
    ru: 'Линия Belle Époque посвящена времени, когда родилось кино: её рисунок напоминает киноплёнку.',
    en: 'The Belle Époque line pays homage to the birth of cinema: its pattern recalls a strip of film.',
    ua: 'Колекцію Belle Époque присвячено часам, коли народилося кіно: її візерунок нагадує кіноплівку.',
    uz: 'Belle Époque kolleksiyasi kino tugʻilgan davrga bagʻishlangan, undagi geometrik naqsh kinotasmani eslatadi.',
  }),
  damiani('damiani-solitaires', 'Minou', {
    ru: 'Линию Minou узнают по крапанам, которые приподнимают камень и пропускают под него свет.',
    en: 'The claws of a Minou ring lift the stone and let light in beneath it.',
    ua: 'Крапани Minou піднімають камінь, і під нього потрапляє світло.',
    uz: 'Minou modelida toshni tirgaklar koʻtarib turadi, ostidan yorugʻlik oʻtadi.',
  }),
  vanCleef('alhambra', 'Alhambra', {
    ru: 'Первым украшением Alhambra в 1968 году стало длинное колье из двадцати мотивов-четырёхлистников.',
    en: 'The Alhambra line began with a sautoir in 1968.',
    ua: 'Колекція Alhambra почалася 1968 року з одного довгого кольє.',
    uz: '1968-yilgi ilk Alhambra taqinchogʻi yigirmata toʻrtbargdan iborat uzun kolye boʻlgan.',
  }),
  vanCleef('frivole', 'Frivole', {
    ru: 'Лепестки Frivole отполированы до зеркального блеска и отражают друг друга.',
    en: 'Frivole is known for mirror-polished petals that reflect one another.',
    ua: 'Золото Frivole полірують до дзеркального блиску.',
    uz: 'Frivole kolleksiyasidagi gulbarglar koʻzgudek jilolangan, bir-birini aks ettiradi.',
  }),
  vanCleef('two-butterfly', 'Two Butterfly', {
    ru: 'Кольца Two Butterfly не замкнуты, и бабочки на их концах оказываются между пальцами.',
    en: 'The Two Butterfly ring is worn between two fingers.',
    ua: 'Каблучки Two Butterfly не замкнені: їхні метелики лягають між пальцями.',
    uz: 'Two Butterfly uzuklarining halqasi tutashmaydi, uchlaridagi kapalaklar barmoqlar orasida turadi.',
  }),
  boucheron('quatre', 'Quatre', {
    ru: 'Кольца Quatre соединяют четыре мотива из архива Boucheron; у версии Classique на один ободок нанесено коричневое PVD-покрытие.',
    en: 'Quatre, launched in 2004, joins four patterns from the Boucheron archive.',
    ua: 'Колекцію Quatre випускають із 2004 року; назва французькою означає «чотири».',
    uz: 'Quatre kolleksiyasi 2004-yilda boshlangan, unda brend arxividagi toʻrt naqsh birlashtirilgan.',
  }),
  boucheron('serpent-boheme', 'Serpent Bohème', {
    ru: 'Линию Serpent Bohème дом выпускает с 1968 года; капли в её украшениях изображают голову змеи.',
    en: 'The Serpent Bohème design dates from 1968.',
    ua: 'Serpent Bohème випускають із 1968 року; мотив колекції — голова змії.',
    uz: 'Serpent Bohème dizayni 1968-yilda yaratilgan, undagi tomchi ilon boshini bildiradi.',
  }),
  chaumet('bee-de-chaumet', 'Bee de Chaumet', {
    ru: 'Пчела — эмблема Наполеона, придворным ювелиром которого был основатель дома.',
    en: 'The bee was an emblem of Napoleon, Chaumet’s first great client.',
    ua: 'Бджола була емблемою Наполеона, якому служив засновник Chaumet.',
    uz: 'Asalari imperator Napoleonning ramzi boʻlgan, brend asoschisi uning uchun taqinchoqlar yasagan.',
  }),
  chaumet('josephine', 'Joséphine', {
    ru: 'Линия Joséphine носит имя императрицы Жозефины, для которой работал основатель дома.',
    en: 'The Joséphine line is named after Napoleon’s first wife, a client of Chaumet.',
    ua: 'Назва Joséphine нагадує про імператрицю Жозефіну, для якої працював засновник Chaumet.',
    uz: 'Joséphine kolleksiyasi Napoleonning birinchi rafiqasi, imperatritsa Jozefina nomi bilan atalgan.',
  }),
  chanel('camelia', 'Camélia', {
    ru: 'Камелия была любимым цветком Габриэль Шанель.',
    en: 'The camellia was Gabrielle Chanel’s favourite flower.',
    ua: 'Камелія була улюбленою квіткою Габрієль Шанель.',
    uz: 'Kameliya Gabriel Shanelning sevimli guli boʻlgan.',
  }),
  chanel('comete', 'Comète', {
    ru: 'Звёзды и кометы в украшениях Chanel напоминают о бриллиантовой коллекции, показанной в 1932 году.',
    en: 'The Comète line goes back to the diamond collection that Gabrielle Chanel showed in 1932.',
    ua: 'Мотив комети прийшов із колекції, яку Габрієль Шанель показала 1932 року.',
    uz: 'Kometa shakli Gabriel Shanel 1932-yilda yaratgan brilliantli taqinchoqlardan olingan.',
  }),
  tiffany('tiffany-setting', 'Tiffany Setting', {
    ru: 'Оправу Tiffany Setting, которая поднимает бриллиант над кольцом на шести крапанах, придумали в 1886 году.',
    en: 'The Tiffany Setting, introduced in 1886, raised the diamond above the band on six claws.',
    ua: 'Оправу Tiffany Setting придумали 1886 року: шість крапанів піднімають камінь над обідком.',
    uz: '1886-yilda yaratilgan Tiffany Setting gardishida olti tirgak brilliantni uzuk ustida koʻtarib turadi.',
  }),
  tiffany('tiffany-soleste', 'Soleste', {
    ru: 'Кольца Soleste узнают по двойному ореолу из мелких бриллиантов.',
    en: 'Soleste surrounds the centre stone with a double row of diamonds.',
    ua: 'Soleste впізнають за подвійним обрамленням каменя.',
    uz: 'Soleste kolleksiyasida toshni ikki qator brilliant oʻrab turadi.',
  }),
  tiffany('tiffany-hardwear', 'HardWear', {
    ru: 'Браслет 1962 года из архива Tiffany дал начало линии HardWear.',
    en: 'A bracelet in the Tiffany archive inspired the gauge links of HardWear.',
    ua: 'Колекцію HardWear створено за зразком браслета 1962 року з архіву марки.',
    uz: 'HardWear dizayni brend arxividagi 1962-yilgi bilaguzukdan olingan.',
  }),
  tiffany('elsa-peretti', 'Elsa Peretti', {
    ru: 'Украшения Эльзы Перетти дом выпускает с 1974 года; многие повторяют природные формы.',
    en: 'Elsa Peretti, who began designing for Tiffany in 1974, drew on simple natural forms.',
    ua: 'Ельза Перетті працювала для Tiffany від 1974 року й любила прості природні форми.',
    uz: 'Elza Peretti 1974-yildan boshlab Tiffany uchun sodda, tabiiy shaklli taqinchoqlar yaratgan.',
  }),
  tiffany('tiffany-knot', 'Tiffany Knot', {
    ru: 'Узел в линии Tiffany Knot означает связь между людьми.',
    en: 'Tiffany’s knot stands for the ties between people.',
    ua: 'Вузол колекції Knot символізує звʼязок між людьми.',
    uz: 'Tiffany Knot kolleksiyasida tugun odamlar orasidagi rishtani anglatadi.',
  }),
  tiffany('tiffany-victoria', 'Tiffany Victoria', {
    ru: 'В линии Victoria камни разной огранки собраны в розетки.',
    en: 'The Victoria line is built on clusters of marquise-shaped stones.',
    ua: 'Колекцію Victoria впізнають за розетками з каменів різного огранування.',
    uz: 'Victoria kolleksiyasida turli kesimli toshlar gul shaklida terilgan.',
  }),
  winston('sunflower', 'Sunflower', {
    ru: 'Название Sunflower значит «подсолнух»: вокруг центрального камня бриллианты стоят как лепестки.',
    en: 'The Sunflower line groups diamonds like petals around a centre stone.',
    ua: 'Назва Sunflower означає «соняшник».',
    uz: 'Sunflower kolleksiyasida brilliantlar gulbarg kabi terilgan.',
  }),
  winston('the-one', 'The One', {
    ru: 'The One — линия помолвочных колец; центральный камень в них окружают мелкие бриллианты.',
    en: '‘The One’ is a line in which small diamonds surround the centre stone.',
    ua: 'The One — лінія каблучок для заручин; головний камінь у них оточують дрібні діаманти.',
    uz: 'The One — unashtiruv uzuklari kolleksiyasi; ularda markaziy tosh atrofiga mayda brilliantlar terilgan.',
  }),
  winston('winston-classic', 'Classic Winston', {
    ru: 'Гарри Уинстон считал, что форму украшения задаёт камень, а не оправа.',
    en: 'Harry Winston held that the stone comes before the setting.',
    ua: 'Колекцію Classic Winston створено за правилом Вінстона: камінь важливіший за оправу.',
    uz: 'Classic Winston kolleksiyasida brendning “tosh gardishdan muhim” degan qoidasiga amal qilingan.',
  }),
  graff('graff-icon', 'Graff Classics', {
    ru: 'Крупные камни дом Graff огранивает сам.',
    en: 'Graff cuts its large stones in its own workshops.',
    ua: 'Graff гранить великі камені у власних майстернях.',
    uz: 'Graff yirik olmoslarni oʻz ustaxonalarida qirralaydi.',
  }),
  graff('graff-butterfly', 'Butterfly', {
    ru: 'Бабочка Graff сложена из четырёх камней, обращённых остриями к центру.',
    en: 'The butterfly has long been one of Graff’s favourite motifs.',
    ua: 'Камені в прикрасах Butterfly обернені вістрями до центра.',
    uz: 'Graff kapalaklarida toshlarning uchi markazga qaragan boʻladi.',
  }),
  mikimoto('mikimoto-classic', 'Mikimoto Classic', {
    ru: 'Mikimoto отбирает жемчуг для украшений по размеру, цвету и блеску.',
    en: 'Kokichi Mikimoto grew his first cultured pearls in 1893.',
    ua: 'Mikimoto добирає культивовані перлини за розміром, кольором і блиском.',
    uz: 'Mikimoto marvaridlarni oʻlchami, rangi va tovlanishiga qarab tanlaydi.',
  }),
  chopard('happy-diamonds', 'Happy Diamonds', {
    ru: 'Первые Happy Diamonds со свободно скользящими камнями дом показал в 1976 году.',
    en: 'Chopard presented the first Happy Diamonds watch in 1976.',
    ua: 'Колекція Happy Diamonds почалася 1976 року з чоловічого годинника.',
    uz: 'Chopard ilk Happy Diamonds buyumlarini 1976-yilda taqdim etgan.',
  }),
  chopard('happy-hearts', 'Happy Hearts', {
    ru: 'В линии Happy Hearts одни сердца вырезаны из цветного камня, в других скользит бриллиант.',
    en: 'In the Happy Hearts line, some of the hearts hold a freely moving diamond.',
    ua: 'У Happy Hearts діамант вільно ковзає між двома сапфіровими скельцями.',
    uz: 'Happy Hearts kolleksiyasidagi ayrim yuraklarda brilliant ikki sapfir oyna orasida erkin harakatlanadi.',
  }),
  chopard('ice-cube', 'Ice Cube', {
    ru: 'Линию Ice Cube дом выпускает с 1999 года.',
    en: 'The first Ice Cube jewels date from 1999.',
    ua: 'Колекцію Ice Cube створено 1999 року; її назва означає «кубик льоду».',
    uz: 'Ice Cube kolleksiyasi 1999-yilda boshlangan, nomi inglizcha “muz kubigi” degani.',
  }),
  piaget('possession', 'Possession', {
    ru: 'Линию Possession дом выпускает с 1990 года.',
    en: 'Possession, whose bands turn freely, has been made by Piaget since 1990.',
    ua: 'Колекцію Possession марка випускає з 1990 року.',
    uz: 'Possession kolleksiyasi 1990-yilda boshlangan, unda bir halqa ikkinchisi ustida erkin aylanadi.',
  }),
];
