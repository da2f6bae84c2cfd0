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
      ua: `Із 2012 року кілька художників працюють разом у колишньому цеху на Охті. Вони пишуть великі полотна акрилом: геометрію, поля кольору, швидкі жести, за якими ще видно рух руки. Спільного маніфесту немає, є спільне світло з високих північних вікон, від якого й пішла назва. Кожну серію пронумеровано, полотна підписано на звороті й датовано. **Сучасний живопис** майстерні оформлюють стримано, без рами або в тонкій чорній, тому він легко вживається і в старій квартирі, і в офісі.`,
      uz: `2012-yildan bir necha rassom Oxtadagi sobiq sexda birga ishlaydi. Ular akrilda katta xolstlar yozadi: geometriya, rang maydonlari, qoʻl harakati koʻrinib turadigan tez surtmalar. Ustaxona nomi baland shimoliy derazalardan tushadigan yorugʻlikdan olingan. Har bir turkum raqamlangan, xolstlarning orqasiga imzo va sana qoʻyilgan. Bu **zamonaviy rangtasvir** vazmin bezatiladi: ramasiz yoki ingichka qora ramada, shuning uchun eski xonadonga ham, ish xonasiga ham yarashadi.`,
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
      ua: `Майстерня «Чорсу» працює в старому місті Ташкента з 2014 року; назву їй дав сусідній базар. Тут пишуть олією бані, двори з виноградом, дині на тацях, гори в серпанку. Колір чистий, тінь синя, мазок щільний: південне світло не терпить напівтонів. Роботи невеликі й коштують недорого, найкраще їм пасує світла рама. Хто хоче познайомитися з тим, яким є **живопис Центральної Азії** наших днів, може почати звідси. Підпис і рік ставлять у нижньому кутку.`,
      uz: `“Chorsu” ustaxonasi 2014-yildan Toshkentning eski shahrida ishlaydi, nomini qoʻshni bozordan olgan. Bu yerda moyboʻyoqda gumbazlar, tokzor hovlilar, patnisdagi qovunlar, tuman ichidagi togʻlar chiziladi. Rangi sof, soyasi koʻk, surtmasi zich: janub quyoshi yarim tuslarni yoqtirmaydi. Asarlar kichik va qimmat emas, och ramada ayniqsa yaxshi koʻrinadi. Bugungi **Markaziy Osiyo rangtasviri** bilan tanishishni shundan boshlasa boʻladi. Imzo va yil pastki burchakka qoʻyiladi.`,
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
      ua: `Друкарню названо за київським Подолом, де вона й працює з 2016 року. Тут друкують літографії з каменя накладом до тридцяти відбитків: вулиці після дощу, квіти, строгі композиції з площин. Камінь після накладу шліфують, тож додаткових відбитків не буває. Кожен аркуш пронумеровано олівцем і підписано на полі. **Друкована графіка** — найдоступніший початок для колекції: оригінальний твір коштує стільки, скільки добра репродукція в рамі.`,
      uz: `Bosmaxona 2016-yildan Kiyevning Podil tumanida ishlaydi, nomi ham shundan. Bu yerda toshdan oʻttiztagacha nusxada litografiya bosiladi: yomgʻirdan keyingi koʻchalar, gullar, tekisliklardan qatʼiy kompozitsiyalar. Nusxalar bosilgach tosh silliqlab tashlanadi, shuning uchun qoʻshimcha nusxa chiqmaydi. Har bir varaq qalamda raqamlangan va chetiga imzo qoʻyilgan. **Bosma grafika** kolleksiya boshlash uchun eng qulay yoʻl: asl asar ramaga solingan yaxshi reproduksiya narxida turadi.`,
    },
  },
];
