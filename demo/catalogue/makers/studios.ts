import { type SeedMaker } from '../types';

/**
 * Invented for the demonstration catalogue: no such studios exist, and any likeness of names is
 * chance. Their stories do not say so, because a visitor reads them as those of any maker.
 */
export const inventedStudios: readonly SeedMaker[] = [
  {
    url: 'severny-svet-studio',
    title: {
      ru: 'мастерская «Северный свет»',
      en: 'Severny Svet Studio',
      ua: 'майстерня «Північне світло»',
      uz: '“Shimol nuri” ustaxonasi',
    },
    country: 'russia',
    founded: 2012,
    isPopular: false,
    about: {
      ru: `Художники мастерской «Северный свет» работают в бывшем цехе на Охте с 2012 года и пишут большие холсты акрилом: геометрию, поля цвета, быстрые жесты. Каждая серия пронумерована, холсты подписаны на обороте, рядом с подписью стоит год. Это **современная живопись** для светлых комнат: без рамы или в тонкой чёрной, с красками, которые доходят до самого края холста. В описании каждой работы указаны точные размеры, техника и состояние поверхности, а покупатель получает её фотографию при дневном свете.`,
      en: `The painters of Severny Svet, ‘northern light’, have shared a former factory hall in St Petersburg since 2012. They make large canvases in acrylic: geometry, fields of colour, quick gestures. Every series is numbered, and each canvas is signed and dated on the back. It is **contemporary painting** for bright rooms, unframed or in a thin black frame, with the paint carried right over the edge. We give the exact size, technique and condition of each work, and photograph it in daylight.`,
      ua: `Майстерню «Північне світло» вигадано для цього каталогу: такого об’єднання в Петербурзі немає, і збіг імен випадковий. За нашим задумом, кілька художників працюють у колишньому цеху на Охті з 2012 року й пишуть великі полотна акрилом: геометрію, поля кольору, швидкі жести. Кожну серію пронумеровано, полотна підписано на звороті. Такі роботи показують, який вигляд має в каталозі **сучасний живопис**: без рами або в тонкій чорній, із точними розмірами й роком.`,
      uz: `“Shimol nuri” ustaxonasi shu katalog uchun oʻylab topilgan: Peterburgda bunday birlashma yoʻq, nomlar mosligi tasodifiy. Bizning tasavvurimizda bir necha rassom 2012-yildan Oxtadagi sobiq sexda ishlaydi va akrilda katta xolstlar yozadi: geometriya, rang maydonlari, tez harakatlar. Har bir turkum raqamlangan, xolstlarning orqasiga imzo qoʻyilgan. Bunday asarlar katalogda **zamonaviy rangtasvir** qanday koʻrinishini koʻrsatadi: ramasiz yoki ingichka qora ramada, aniq oʻlchami va yili bilan, ortiqcha bezaksiz.`,
    },
  },
  {
    url: 'chorsu-studio',
    title: {
      ru: 'мастерская «Чорсу»',
      en: 'Chorsu Studio',
      ua: 'майстерня «Чорсу»',
      uz: '“Chorsu” ustaxonasi',
    },
    country: 'uzbekistan',
    founded: 2014,
    isPopular: false,
    about: {
      ru: `Мастерская «Чорсу» названа по ташкентскому базару и работает в старом городе с 2014 года. Её художники пишут маслом купола, дворы с виноградом, дыни на подносах, горы в дымке. Цвет чистый, тень синяя, мазок плотный: так выглядит **живопись Центральной Азии** наших дней. Работы хорошо смотрятся в светлой раме и стоят недорого, поэтому с них нередко начинают собрание. Подпись ставится в нижнем углу, год — на обороте, рядом с названием и размером холста.`,
      en: `Chorsu Studio takes its name from the bazaar in Tashkent and has worked in the old city since 2014. Its painters work in oil: domes, courtyards under vines, melons on trays, mountains in haze. The colour is pure, the shadows are blue and the paint is thick. This is **painting from Central Asia** today, modestly priced and at its best in a light frame, and many collections start with it. Works are signed in a lower corner, with the year and title on the back.`,
      ua: `Майстерню «Чорсу» вигадано для цього каталогу й названо за ташкентським базаром; художників із таким ім’ям шукати не треба. За задумом, вона працює у старому місті з 2014 року й пише олією бані, двори з виноградом, дині на тацях, гори в серпанку. Колір чистий, тінь синя, мазок щільний. Роботи коштують недорого й добре виглядають у світлій рамі, а в каталозі показують, яким є **живопис Середньої Азії** наших днів. Підпис ставлять у кутку.`,
      uz: `“Chorsu” ustaxonasi shu katalog uchun oʻylab topilgan va Toshkent bozori nomini olgan; bunday nomli rassomlarni izlash shart emas. Tasavvurimizda u 2014-yildan eski shaharda ishlaydi va moyboʻyoqda gumbazlar, tokzor hovlilar, patnisdagi qovunlar, tuman ichidagi togʻlarni chizadi. Rangi sof, soyasi koʻk, surtmasi zich. Asarlari qimmat emas va och ramada yaxshi koʻrinadi, katalogda esa bugungi **Oʻrta Osiyo rangtasviri** qanday ekanini koʻrsatadi. Imzo burchakka qoʻyiladi va yili yoziladi.`,
    },
  },
  {
    url: 'podil-print-room',
    title: {
      ru: 'печатня «Подол»',
      en: 'Podil Print Room',
      ua: 'друкарня «Поділ»',
      uz: '“Podil” bosmaxonasi',
    },
    country: 'ukraine',
    founded: 2016,
    isPopular: false,
    about: {
      ru: `Печатня «Подол» носит имя киевского района. С 2016 года здесь печатают литографии с камня тиражом до тридцати оттисков: улицы после дождя, цветы, строгие композиции из плоскостей. Каждый лист пронумерован карандашом и подписан на поле, камень после тиража шлифуют. Эстамп — самый доступный вход в собирательство: **печатная графика** стоит заметно меньше живописи того же художника, а каждый оттиск остаётся подлинной работой. Хранить листы лучше под стеклом, на бескислотной бумаге и вдали от солнца.`,
      en: `Podil Print Room is named after a quarter of Kyiv. Since 2016 it has printed lithographs from stone in editions of up to thirty: streets after rain, flowers, strict compositions of planes. Each sheet is numbered in pencil and signed in the margin, and the stone is ground clean after the edition. A print is the easiest way into collecting: **printmaking** costs far less than a painting by the same hand, yet every impression is an original. Keep it under glass, on acid-free paper and out of the sun.`,
      ua: `Друкарню «Поділ» вигадано для цього каталогу й названо за київським районом; збіг зі справжніми майстернями випадковий. За задумом, із 2016 року тут друкують літографії з каменя накладом до тридцяти відбитків: вулиці після дощу, квіти, строгі композиції з площин. Кожен аркуш пронумеровано олівцем і підписано на полі. Естамп — найдоступніший вхід у збирання, і **друкована графіка** стоїть у каталозі поруч із живописом, щоб це було видно одразу.`,
      uz: `“Podil” bosmaxonasi shu katalog uchun oʻylab topilgan va Kiyev tumani nomini olgan; haqiqiy ustaxonalar bilan oʻxshashlik tasodifiy. Tasavvurimizda 2016-yildan bu yerda toshdan oʻttiztagacha nusxada litografiyalar bosiladi: yomgʻirdan keyingi koʻchalar, gullar, tekisliklardan qatʼiy kompozitsiyalar. Har bir varaq qalamda raqamlangan va chetiga imzo qoʻyilgan. Estamp — toʻplovchilikka eng oson kirish va **bosma grafika** katalogda rangtasvir yonida turadi, buni darhol koʻrish mumkin boʻlsin deb shunday qilingan.`,
    },
  },
];
