import { type SeedMaker } from '../types';

/** Invented for the demonstration catalogue, and said to be so. */
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
      ru: `Мастерская «Северный свет» придумана для этого каталога: такого объединения в Петербурге нет, и совпадение имён случайно. По нашему замыслу, несколько художников работают в бывшем цехе на Охте с 2012 года и пишут большие холсты акрилом: геометрию, поля цвета, быстрые жесты. Каждая серия пронумерована, холсты подписаны на обороте. Такие работы показывают, как в каталоге выглядит **современная живопись**: без рамы или в тонкой чёрной, с точными размерами и годом.`,
      en: `Severny Svet, “northern light”, is invented for this catalogue: there is no such group in Saint Petersburg and any likeness of names is chance. As we imagine it, several painters have worked in a former factory hall on the Okhta since 2012 and make large canvases in acrylic: geometry, fields of colour, quick gestures. Every series is numbered, canvases are signed on the back. Such works show how **contemporary painting** looks in a catalogue: unframed or in thin black, with exact sizes and a year.`,
      ua: `Майстерню «Північне світло» вигадано для цього каталогу: такого обʼєднання в Петербурзі немає, і збіг імен випадковий. За нашим задумом, кілька художників працюють у колишньому цеху на Охті з 2012 року й пишуть великі полотна акрилом: геометрію, поля кольору, швидкі жести. Кожну серію пронумеровано, полотна підписано на звороті. Такі роботи показують, який вигляд має в каталозі **сучасний живопис**: без рами або в тонкій чорній, із точними розмірами й роком.`,
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
      ru: `Мастерская «Чорсу» придумана для этого каталога и названа по ташкентскому базару; художников с таким именем искать не нужно. По замыслу, она работает в старом городе с 2014 года и пишет маслом купола, дворы с виноградом, дыни на подносах, горы в дымке. Цвет чистый, тень синяя, мазок плотный. Работы стоят недорого и хорошо смотрятся в светлой раме, а в каталоге показывают, как выглядит **живопись Средней Азии** наших дней. Подпись ставится в углу.`,
      en: `Chorsu Studio is invented for this catalogue and named after the bazaar in Tashkent; there is no need to look for its painters. As we imagine it, it has worked in the old city since 2014 and paints in oil: domes, courtyards with vines, melons on trays, mountains in haze. Colour is pure, shade is blue, the touch dense. The works cost little and look well in a light frame; in the catalogue they show **painting from Central Asia** in our day. They are signed in the corner.`,
      ua: `Майстерню «Чорсу» вигадано для цього каталогу й названо за ташкентським базаром; художників із таким імʼям шукати не треба. За задумом, вона працює у старому місті з 2014 року й пише олією бані, двори з виноградом, дині на тацях, гори в серпанку. Колір чистий, тінь синя, мазок щільний. Роботи коштують недорого й добре виглядають у світлій рамі, а в каталозі показують, яким є **живопис Середньої Азії** наших днів. Підпис ставлять у кутку.`,
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
      ru: `Печатня «Подол» придумана для этого каталога и названа по киевскому району; совпадение с настоящими мастерскими случайно. По замыслу, с 2016 года здесь печатают литографии с камня тиражом до тридцати оттисков: улицы после дождя, цветы, строгие композиции из плоскостей. Каждый лист пронумерован карандашом и подписан на поле. Эстамп — самый доступный вход в собирательство, и **печатная графика** стоит в каталоге рядом с живописью, чтобы это было видно сразу.`,
      en: `Podil Print Room is invented for this catalogue and named after a quarter of Kyiv; any likeness to real workshops is chance. As we imagine it, lithographs have been printed here from stone since 2016 in editions of up to thirty: streets after rain, flowers, strict compositions of planes. Each sheet is numbered in pencil and signed in the margin. A print is the easiest way into collecting, and **printmaking** stands in the catalogue beside painting so that this is seen at once.`,
      ua: `Друкарню «Поділ» вигадано для цього каталогу й названо за київським районом; збіг зі справжніми майстернями випадковий. За задумом, із 2016 року тут друкують літографії з каменя накладом до тридцяти відбитків: вулиці після дощу, квіти, строгі композиції з площин. Кожен аркуш пронумеровано олівцем і підписано на полі. Естамп — найдоступніший вхід у збирання, і **друкована графіка** стоїть у каталозі поруч із живописом, щоб це було видно одразу.`,
      uz: `“Podil” bosmaxonasi shu katalog uchun oʻylab topilgan va Kiyev tumani nomini olgan; haqiqiy ustaxonalar bilan oʻxshashlik tasodifiy. Tasavvurimizda 2016-yildan bu yerda toshdan oʻttiztagacha nusxada litografiyalar bosiladi: yomgʻirdan keyingi koʻchalar, gullar, tekisliklardan qatʼiy kompozitsiyalar. Har bir varaq qalamda raqamlangan va chetiga imzo qoʻyilgan. Estamp — toʻplovchilikka eng oson kirish va **bosma grafika** katalogda rangtasvir yonida turadi, buni darhol koʻrish mumkin boʻlsin deb shunday qilingan.`,
    },
  },
];
