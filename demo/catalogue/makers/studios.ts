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
      ru: `Художники мастерской «Северный свет» работают в бывшем цехе на Охте с 2012 года и пишут акрилом большие абстрактные холсты: геометрические композиции, цветовые поля, свободные широкие мазки. Работы объединены в серии, холсты подписаны на обороте, рядом с подписью стоит год. Это **современная живопись** для светлых комнат; её вешают без рамы или в тонкой раме. В описании каждой работы указаны точные размеры, техника и состояние поверхности, а по просьбе покупателя мы присылаем фотографию, снятую при дневном свете.`,
      en: `The painters of Severny Svet, ‘northern light’, have shared a former factory hall in St Petersburg since 2012. They paint large canvases in acrylic: geometry, fields of colour, quick gestures. Every series is numbered, and each canvas is signed and dated on the back. This is **contemporary painting** for bright rooms, unframed or in a plain thin frame; the paint is carried right over the edge. We give the exact size, medium and condition of each work and photograph it in daylight.`,
      ua: `З 2012 року кілька художників працюють разом у колишньому цеху на петербурзькій Охті. Вони пишуть акрилом великі полотна: геометричні форми, поля кольору, швидкі мазки, у яких ще видно рух руки. Назву майстерні дало світло з високих північних вікон. У кожній серії полотна пронумеровано, підписано на звороті й датовано. Це **сучасний живопис**: полотна оформлюють стримано, без рами або в простій тонкій рамі, тож вони пасують і старій квартирі, і робочому кабінету.`,
      uz: `2012-yildan beri bir necha rassom Sankt-Peterburgning Oxta mavzesidagi sobiq sexda birga ishlab kelmoqda. Ular katta xolstlarga akril boʻyoqda geometrik shakllar va rang maydonlarini chizadi, tez surtmalarda qoʻl harakati koʻrinib turadi. Ustaxona nomi baland shimoliy derazalardan tushadigan yorugʻlikdan olingan. Asarlar seriya qilib yaratiladi, xolstlarning orqasiga imzo va sana qoʻyiladi. Bunday **zamonaviy rangtasvir** asarlari ramasiz yoki sodda ramada sotiladi, ular eski xonadonga ham, ish xonasiga ham yarashadi.`,
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
      ru: `Мастерская «Чорсу» названа в честь ташкентского базара и работает в старом городе с 2014 года. Её художники пишут маслом купола, дворы с виноградом, дыни на подносах, горы в дымке. Цвета чистые, тени синие, мазок плотный. Это **живопись Центральной Азии** наших дней. Работы хорошо смотрятся в светлой раме. Стоят они недорого, поэтому с них нередко начинают коллекцию. Подпись ставят в нижнем углу, год — на обороте, рядом с названием и размером холста.`,
      en: `Chorsu Studio takes its name from the bazaar in Tashkent and has had its home in the old city since 2014. Its artists paint in oils: domes, courtyards under vines, melons on trays, mountains in haze. The colour is pure, the shadows are blue and the paint is thick. This is **painting from Central Asia** today: modestly priced, best shown in a light frame and well suited to a new collection. Works are signed in a lower corner, with the year and title on the back.`,
      ua: `Майстерня «Чорсу» працює в старому місті Ташкента з 2014 року; назву їй дав сусідній базар. Художники пишуть олією куполи, двори з виноградом, дині на тацях, гори в серпанку. Тут люблять чисті кольори, сині тіні й щільний мазок. Підпис і рік ставлять у нижньому куті. Найкраще таким роботам пасує світла рама. Роботи майстерні недорогі, тож знайомство із сучасним **живописом Центральної Азії** добре починати саме з них.`,
      uz: `“Chorsu” ustaxonasi 2014-yildan beri Toshkentning Eski shahar qismida ishlab kelmoqda, nomini qoʻshni bozordan olgan. Bu yerda moyboʻyoqda gumbazlar, tok ishkomli hovlilar, patnisdagi qovunlar, tuman ichidagi togʻlar chiziladi. Asarlarning rangi sof, soyasi koʻk, surtmasi zich: ularda janub quyoshining yorugʻligi seziladi. Ularning narxi baland emas. Och rangli yogʻoch rama bunday asarlarga ayniqsa yarashadi. Bugungi **Markaziy Osiyo rangtasviri** bilan tanishishni shu ustaxonadan boshlasa boʻladi. Imzo va yil pastki burchakka qoʻyiladi.`,
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
      ru: `Печатня «Подол» носит имя киевского района. С 2016 года здесь печатают литографии с камня тиражом до тридцати оттисков: улицы после дождя, цветы, строгие композиции из плоскостей. Каждый лист пронумерован карандашом и подписан на поле, а камень после тиража шлифуют. С эстампов удобно начинать коллекцию: **печатная графика** стоит заметно дешевле живописи того же художника, а каждый оттиск остаётся подлинной работой. Хранить листы лучше под стеклом, на бескислотной бумаге и вдали от солнца.`,
      en: `The Podil Print Room is named after a quarter of Kyiv. Since 2016 it has printed lithographs from stone in editions of up to thirty: streets after rain, flowers, geometric compositions. Each sheet is numbered in pencil and signed in the margin, and the stone is ground clean once the edition is printed. Lithographs are one of the easiest ways into collecting: a **print** usually costs far less than a painting by the same hand, yet every impression is an original. Keep a print under glass, in an acid-free mount and out of the sun.`,
      ua: `Друкарню названо на честь київського Подолу, де вона й працює з 2016 року. Накладом до тридцяти відбитків тут друкують літографії з каменя: вулиці після дощу, квіти, строгі площинні композиції. Коли наклад надруковано, камінь шліфують, тож додаткових відбитків не буває. Кожен аркуш пронумерований олівцем і підписаний на полях. **Друкована графіка** — доступний спосіб почати колекцію: оригінальний аркуш зазвичай коштує значно менше за картину того самого художника.`,
      uz: `Bosmaxona 2016-yildan beri Kiyevning eski Podil tumanida ishlab kelmoqda, nomi ham shundan olingan. Bu yerda har bir litografiya toshdan koʻpi bilan oʻttiz nusxada bosiladi. Mavzulari — yomgʻirdan keyingi koʻchalar, gullar, yassi shakllardan tuzilgan sodda kompozitsiyalar. Nusxalar bosilgach, tosh silliqlab tashlanadi, shuning uchun qoʻshimcha nusxa chiqmaydi. Har bir varaqqa qalam bilan raqam va imzo qoʻyilgan. Kolleksiyani **bosma grafikadan** boshlash qulay: imzoli asl asar ramaga solingan yaxshi reproduksiya narxida turadi.`,
    },
  },
];
