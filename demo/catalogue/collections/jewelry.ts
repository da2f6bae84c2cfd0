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
    ru: 'Спираль B.zero1 напоминает ярусы Колизея.',
    en: 'The Colosseum in Rome gave Bvlgari the idea for B.zero1.',
    ua: 'Обриси B.zero1 нагадують Колізей.',
    uz: 'B.zero1 shaklida Kolizey devorlari va Tubogas spirali birlashgan.',
  }),
  bulgari('serpenti', 'Serpenti', {
    ru: 'Змея — мотив украшений и часов дома Bvlgari с 1940-х годов.',
    en: 'The serpent has been one of Bvlgari’s favourite motifs since the 1940s.',
    ua: 'Змія вперше зʼявилася в прикрасах Bvlgari в 1940-х роках.',
    uz: 'Bvlgari taqinchoqlarida ilon motivi 1940-yillardan beri uchraydi.',
  }),
  bulgari('divas-dream', 'Divas’ Dream', {
    ru: 'Форма веера в линии Divas’ Dream взята из мозаик терм Каракаллы в Риме.',
    en: 'The fan motif of Divas’ Dream was inspired by mosaics in the Baths of Caracalla in Rome.',
    ua: 'Мотив Divas’ Dream узято з мозаїк римських терм Каракалли.',
    uz: 'Divas’ Dream taqinchoqlarining yelpigʻichsimon shakli Rimdagi Karakalla termalarining mozaikasidan olingan.',
  }),
  bulgari('bulgari-tubogas', 'Tubogas', {
    ru: 'Золотую ленту Tubogas свивают без пайки, как и в 1940-х годах.',
    en: 'Bvlgari has used the tubogas technique, which needs no solder, since the 1940s.',
    ua: 'Золоті стрічки Tubogas зʼєднано без паяння.',
    uz: 'Tubogas usulini Bvlgari 1940-yillardan beri qoʻllaydi, bunda kavshar ishlatilmaydi.',
  }),
  pomellato('nudo', 'Nudo', {
    ru: 'Камень в украшениях Nudo держится без заметной оправы.',
    en: 'Nudo means ‘naked’ in Italian: no claws show around the stone.',
    ua: 'У прикрасах Nudo оправи каменя майже не видно.',
    uz: 'Nudo italyancha “yalangʻoch” degani: toshni ushlab turgan gardish koʻzga tashlanmaydi.',
  }),
  damiani('belle-epoque', 'Belle Époque', {
    ru: 'Линия Belle Époque посвящена времени, когда родилось кино: её рисунок напоминает киноплёнку.',
    en: 'Damiani’s Belle Époque pays homage to the birth of cinema.',
    ua: 'Візерунок прикрас Belle Époque нагадує кіноплівку: кіно народилося саме за Прекрасної доби.',
    uz: 'Belle Époque kolleksiyasi kino tugʻilgan davrga bagʻishlangan, undagi geometrik naqsh kinotasmani eslatadi.',
  }),
  damiani('damiani-solitaires', 'Minou', {
    ru: 'Линию Minou узнают по крапанам, которые приподнимают камень и пропускают под него свет.',
    en: 'The claws of a Minou ring lift the stone and let light in beneath it.',
    ua: 'Крапани Minou піднімають камінь, щоб світло потрапляло в нього й знизу.',
    uz: 'Minou modelida toshni tirgaklar koʻtarib turadi, ostidan yorugʻlik oʻtadi.',
  }),
  vanCleef('alhambra', 'Alhambra', {
    ru: 'Alhambra началась в 1968 году с длинного колье из двадцати мотивов-четырёхлистников.',
    en: 'The Alhambra line began with a sautoir in 1968.',
    ua: 'Alhambra почалася з довгого кольє, створеного 1968 року.',
    uz: '1968-yilgi ilk Alhambra taqinchogʻi yigirmata toʻrtbargdan iborat uzun kolye boʻlgan.',
  }),
  vanCleef('frivole', 'Frivole', {
    ru: 'Лепестки Frivole отполированы до зеркального блеска и отражают друг друга.',
    en: 'The petals of Frivole are polished like mirrors and reflect one another.',
    ua: 'Золото Frivole полірують до дзеркального блиску.',
    uz: 'Frivole kolleksiyasidagi gulbarglar koʻzgudek jilolangan va bir-birini aks ettiradi.',
  }),
  vanCleef('two-butterfly', 'Two Butterfly', {
    ru: 'Кольца Two Butterfly не замкнуты, и бабочки на их концах оказываются между пальцами.',
    en: 'The band of the Two Butterfly ring is open, with a butterfly at each end.',
    ua: 'У каблучках Two Butterfly обідок розімкнений: метелики лягають між пальцями.',
    uz: 'Two Butterfly uzuklarining halqasi tutashmaydi, uchlaridagi kapalaklar barmoqlar orasida turadi.',
  }),
  boucheron('quatre', 'Quatre', {
    ru: 'Линию Quatre («четыре» по-французски) дом Boucheron показал в 2004 году.',
    en: 'Boucheron launched the Quatre line, whose name is French for ‘four’, in 2004.',
    ua: 'Французькою Quatre — це «чотири».',
    uz: 'Quatre uzugiga Boucheron arxividan toʻrt xil naqsh tanlangan.',
  }),
  boucheron('serpent-boheme', 'Serpent Bohème', {
    ru: 'Украшения Serpent Bohème дом Boucheron делает с 1968 года; капля в них изображает голову змеи.',
    en: 'Boucheron introduced Serpent Bohème in 1968.',
    ua: 'Мотив Serpent Bohème, стилізована голова змії, зʼявився 1968 року.',
    uz: 'Serpent Bohème taqinchogʻidagi tomchi ilon boshini bildiradi.',
  }),
  chaumet('bee-de-chaumet', 'Bee de Chaumet', {
    ru: 'Пчела была эмблемой Наполеона, а основатель дома Chaumet — его ювелиром.',
    en: 'The bee was an emblem of Napoleon, Chaumet’s first great client.',
    ua: 'Бджола, мотив Bee de Chaumet, була емблемою Наполеона.',
    uz: 'Asalari imperator Napoleonning ramzi boʻlgan, brend asoschisi uning uchun taqinchoqlar yasagan.',
  }),
  chaumet('josephine', 'Joséphine', {
    ru: 'Линия Joséphine носит имя императрицы Жозефины, для которой работал основатель дома Chaumet.',
    en: 'Chaumet has made tiaras since the days of the Empress Joséphine.',
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
    ru: 'Оправу Tiffany Setting придумали в 1886 году: шесть крапанов поднимают бриллиант над кольцом.',
    en: 'Before the Tiffany Setting was introduced in 1886, diamonds sat lower in a ring.',
    ua: 'До Tiffany Setting діамант не піднімали над обідком, а втоплювали в оправу.',
    uz: 'Brilliantni uzukdan baland koʻtarib turadigan olti tirgak — Tiffany Setting belgisi.',
  }),
  tiffany('tiffany-soleste', 'Soleste', {
    ru: 'Кольца Soleste узнают по двойному ореолу из мелких бриллиантов.',
    en: 'Soleste surrounds the centre stone with a double row of diamonds.',
    ua: 'Два ряди дрібних діамантів оточують камінь у каблучках Soleste.',
    uz: 'Soleste kolleksiyasida toshni ikki qator brilliant oʻrab turadi.',
  }),
  tiffany('tiffany-hardwear', 'HardWear', {
    ru: 'Браслет 1962 года из архива Tiffany дал начало линии HardWear.',
    en: 'A bracelet in the Tiffany archive inspired the gauge links of HardWear.',
    ua: 'Колекцію HardWear створено за зразком браслета 1962 року з архіву марки.',
    uz: 'HardWear dizayni brend arxividagi 1962-yilgi bilaguzukdan olingan.',
  }),
  tiffany('elsa-peretti', 'Elsa Peretti', {
    ru: 'Многие украшения Эльзы Перетти повторяют природные формы.',
    en: 'Elsa Peretti designed for Tiffany from 1974 and drew on simple natural forms.',
    ua: 'Ельза Перетті любила прості форми, підказані природою.',
    uz: 'Elza Peretti 1974-yildan boshlab Tiffany uchun sodda, tabiiy shaklli taqinchoqlar yaratgan.',
  }),
  tiffany('tiffany-knot', 'Tiffany Knot', {
    ru: 'Узел в линии Tiffany Knot означает связь между людьми.',
    en: 'Tiffany’s knot stands for the ties between people.',
    ua: 'Прикраси Knot символізують звʼязок між людьми.',
    uz: 'Tiffany Knot kolleksiyasida tugun odamlar orasidagi rishtani anglatadi.',
  }),
  tiffany('tiffany-victoria', 'Tiffany Victoria', {
    ru: 'В линии Victoria камни разной огранки собраны в розетки.',
    en: 'The Victoria line is built on clusters of marquise-shaped stones.',
    ua: 'Розетки Victoria складено з каменів різного огранування.',
    uz: 'Victoria kolleksiyasida turli kesimli toshlar gul shaklida terilgan.',
  }),
  winston('sunflower', 'Sunflower', {
    ru: 'Название Sunflower значит «подсолнух»: вокруг центрального камня бриллианты стоят как лепестки.',
    en: 'The Sunflower line groups diamonds like petals around a centre stone.',
    ua: 'Назва Sunflower означає «соняшник».',
    uz: 'Sunflower inglizcha “kungaboqar” degani.',
  }),
  winston('the-one', 'The One', {
    ru: 'The One — линия помолвочных колец; центральный камень в них окружают мелкие бриллианты.',
    en: 'At the heart of ‘The One’ is a single stone, with small diamonds all round it.',
    ua: 'The One — лінія каблучок для заручин.',
    uz: 'The One — unashtiruv uzuklari kolleksiyasi; ularda markaziy tosh atrofiga mayda brilliantlar terilgan.',
  }),
  winston('winston-classic', 'Classic Winston', {
    ru: 'Гарри Уинстон считал, что форму украшения задаёт камень, а не оправа.',
    en: 'Harry Winston held that the stone comes before the setting.',
    ua: 'Прикраси Classic Winston роблять за правилом Гаррі Вінстона: камінь важливіший за оправу.',
    uz: 'Classic Winston kolleksiyasi brendning “tosh gardishdan muhimroq” degan qoidasi asosida yaratilgan.',
  }),
  graff('graff-icon', 'Graff Classics', {
    ru: 'Крупные камни дом Graff огранивает сам.',
    en: 'Graff cuts its large stones in its own workshops.',
    ua: 'Graff гранить великі камені у власних майстернях.',
    uz: 'Graff yirik olmoslarni xom holida sotib oladi va oʻzi kesadi.',
  }),
  graff('graff-butterfly', 'Butterfly', {
    ru: 'Бабочка Graff сложена из четырёх камней, обращённых остриями к центру.',
    en: 'The butterfly has long been one of Graff’s favourite motifs.',
    ua: 'Камені в прикрасах Butterfly обернені вістрями до центра.',
    uz: 'Graff kapalagida toshlarning uchi markazga qaragan, ular qanot hosil qiladi.',
  }),
  mikimoto('mikimoto-classic', 'Mikimoto Classic', {
    ru: 'Кокити Микимото вырастил первые полукруглые жемчужины в 1893 году.',
    en: 'Kokichi Mikimoto grew his first cultured pearls in 1893.',
    ua: 'Mikimoto добирає культивовані перлини за розміром, кольором і блиском.',
    uz: 'Brend asoschisi 1893-yilda dunyoda birinchi boʻlib marvarid yetishtirgan.',
  }),
  chopard('happy-diamonds', 'Happy Diamonds', {
    ru: 'Первые Happy Diamonds со свободно скользящими камнями дом Chopard показал в 1976 году.',
    en: 'Happy Diamonds began at Chopard in 1976 with a watch for men.',
    ua: 'Рухомі діаманти Happy Diamonds спершу зʼявилися в чоловічому годиннику.',
    uz: 'Chopardning ilk Happy Diamonds buyumi erkaklar soati boʻlgan.',
  }),
  chopard('happy-hearts', 'Happy Hearts', {
    ru: 'В линии Happy Hearts одни сердца вырезаны из цветного камня, в других скользит бриллиант.',
    en: 'In the Happy Hearts line, some of the hearts hold a freely moving diamond.',
    ua: 'У Happy Hearts діамант вільно ковзає між двома сапфіровими скельцями.',
    uz: 'Happy Hearts kolleksiyasidagi ayrim yuraklarda brilliant ikki sapfir oyna orasida erkin harakatlanadi.',
  }),
  chopard('ice-cube', 'Ice Cube', {
    ru: 'Линию Ice Cube («кубик льда») дом Chopard показал в 1999 году.',
    en: 'Chopard introduced its Ice Cube jewels in 1999.',
    ua: 'Назва Ice Cube означає «кубик льоду».',
    uz: 'Ice Cube taqinchoqlarining yuzasi muz boʻlaklaridek kubiklarga boʻlingan.',
  }),
  piaget('possession', 'Possession', {
    ru: 'В украшениях Possession один ободок вращается вокруг другого.',
    en: 'Piaget introduced the Possession ring in 1990, and other jewels followed.',
    ua: 'Лінія Possession почалася 1990 року з каблучки, обідок якої обертається.',
    uz: 'Possession taqinchogʻida bir halqa ikkinchisi ustida erkin aylanadi.',
  }),
];
