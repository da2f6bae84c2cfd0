import { everywhere } from '../lookups/per-language';
import { type SeedMaker } from '../types';

export const genevaMakers: readonly SeedMaker[] = [
  {
    url: 'patek-philippe',
    title: everywhere('Patek Philippe'),
    country: 'switzerland',
    founded: 1839,
    isPopular: true,
    about: {
      ru: `Польский эмигрант Антоний Патек открыл часовое дело в Женеве в 1839 году вместе с Францишеком Чапеком. Позже партнёром Патека стал француз Жан-Адриен Филипп, придумавший завод часов без ключа, и с 1851 года фирма носит имя **Patek Philippe**. С 1932 года ею владеет семья Штерн. Марка известна усложнениями: вечными календарями, репетирами, мировым временем. Часов делают немного; самые редкие стоят на аукционах миллионы долларов. Мастерские марки берут в ремонт часы любого года выпуска.`,
      en: `The Polish exile Antoni Patek went into business in Geneva in 1839 with Franciszek Czapek. Later Patek went into partnership with the Frenchman Jean Adrien Philippe, who had devised keyless winding, and since 1851 the firm has been called **Patek Philippe**. The Stern family has owned it since 1932. The firm’s strength lies in complications: perpetual calendars, repeaters and world-time watches. Output is limited. The firm will service any watch it has ever made.`,
      ua: `Польський емігрант Антоній Патек почав 1839 року робити годинники в Женеві разом із Францішеком Чапеком. Згодом партнером став француз Жан Адрієн Філіпп, який придумав завід без ключа, і від 1851 року фірма зветься **Patek Philippe**. З 1932 року нею володіє родина Штерн. Марка славиться ускладненнями: вічними календарями, репетирами, показом світового часу. Випуск невеликий, а сервіс марки приймає годинники будь-якого року, тож попит на них сталий.`,
      uz: `Polshalik muhojir Antoni Patek 1839-yilda Jenevada Fransishek Chapek bilan birga soatsozlik ishini boshlagan. Soatni kalitsiz burash usulini ixtiro qilgan fransuz Jan Adriyen Filipp keyinroq unga sherik boʻlgan va 1851-yilda firma **Patek Philippe** nomini olgan. 1932-yildan beri firmaga Shtern oilasi egalik qilib kelmoqda. Brend murakkab mexanizmlari bilan mashhur: abadiy taqvimlar, repetirlar, jahon vaqti. Soatlari kam chiqariladi; oʻzi yasagan har qanday soatni, necha yillik boʻlmasin, brend taʼmirlab beradi. Kimoshdi savdolarida eng qimmat sotilgan soatlarning koʻpi shu brendniki.`,
    },
  },
  {
    url: 'vacheron-constantin',
    title: everywhere('Vacheron Constantin'),
    country: 'switzerland',
    founded: 1755,
    isPopular: true,
    about: {
      ru: `Женевец Жан-Марк Вашерон взял первого ученика в 1755 году, и с тех пор мастерская не закрывалась ни разу. В 1819 году к внуку основателя присоединился торговец Франсуа Константен — так появилось имя **Vacheron Constantin**. Знак дома с 1880 года — мальтийский крест, форму которого подсказала деталь механизма. Марка известна тонкими классическими часами, усложнениями и спортивной линией Overseas. На вторичном рынке её часы нередко стоят заметно дешевле, чем в бутике.`,
      en: `Jean-Marc Vacheron of Geneva took his first apprentice in 1755, and the workshop has not closed since. In 1819 the merchant François Constantin joined the founder’s grandson, and the firm became **Vacheron Constantin**. Since 1880 its emblem has been the Maltese cross. The house is known for thin dress watches, complications and the sporting Overseas. Pre-owned, its watches often cost well below the boutique price.`,
      ua: `Женевець Жан-Марк Вашерон найняв першого учня 1755 року, і відтоді майстерня працює без перерви. 1819 року до онука засновника приєднався торговець Франсуа Константен, і так зʼявилася назва **Vacheron Constantin**. Знак марки з 1880 року — мальтійський хрест, що повторює деталь механізму. Марка відома тонкими класичними годинниками, ускладненнями та спортивною лінією Overseas. На вторинному ринку ці годинники нерідко значно дешевші, ніж у бутику.`,
      uz: `Jenevalik Jan-Mark Vasheron birinchi shogirdini 1755-yilda olgan va shundan beri ustaxona biror marta ham yopilmagan. 1819-yilda asoschining nabirasi Jak-Bartelemi Vasheron savdogar Fransua Konstanten bilan sherik boʻlgan, **Vacheron Constantin** nomi shunday tugʻilgan. 1880-yildan beri brendning belgisi — mexanizm qismi shaklidagi Malta xochi. 2015-yilda ustaxona 57 ta murakkab funksiyali 57260 choʻntak soatini yasab bitirgan. Brend yupqa klassik soatlari, murakkab mexanizmlari va Overseas sport kolleksiyasi bilan mashhur. Ikkilamchi bozorda uning soatlari koʻpincha butik narxidan ancha arzon turadi.`,
    },
  },
  {
    url: 'audemars-piguet',
    title: everywhere('Audemars Piguet'),
    country: 'switzerland',
    founded: 1875,
    isPopular: true,
    about: {
      ru: `Жюль-Луи Одемар и Эдвар-Огюст Пиге объединили мастерские в Ле-Брассю в 1875 году и стали делать сложные карманные часы. Фирма до сих пор принадлежит наследникам основателей. В 1972 году марка **Audemars Piguet** показала Royal Oak, которые нарисовал Джеральд Джента: стальные спортивные часы по цене золотых, с видимыми винтами на восьмиугольном безеле. Эта линия определила судьбу марки. При оценке Royal Oak смотрят на остроту граней: лишняя полировка заметно снижает цену.`,
      en: `Jules-Louis Audemars and Edward-Auguste Piguet joined forces in Le Brassus in 1875 to make complicated pocket watches. The firm still belongs to the founders’ families. In 1972 **Audemars Piguet** showed the Royal Oak, designed by Gérald Genta: a sports watch in steel at the price of a gold one, with an octagonal bezel and visible screws. It has been the house’s best-known watch ever since. When we value a Royal Oak, we look at how sharp the edges are: polishing rounds them and lowers the price.`,
      ua: `Жюль-Луї Одемар та Едвар-Огюст Піге обʼєднали майстерні в Ле-Брассю 1875 року й почали робити складні кишенькові годинники. Фірма досі належить спадкоємцям засновників. 1972 року **Audemars Piguet** показала Royal Oak, який намалював Жеральд Жента: сталевий спортивний годинник за ціною золотого, з восьмикутним безелем і видимими гвинтами. Ця лінія визначила долю марки. Під час оцінки дивляться на гостроту граней: зайве полірування помітно знижує ціну, а коробка й документи її підвищують.`,
      uz: `Jyul-Lui Odemar va Edvar-Ogyust Pige 1875-yilda Le-Brassyuda ustaxonalarini birlashtirib, murakkab choʻntak soatlarini yasay boshlagan. Firma hozirgacha asoschilarning merosxoʻrlariga tegishli. 1972-yilda Jerald Jenta chizgan Royal Oak chiqqan: bezeli sakkizburchak, vintlari koʻrinib turadigan bu poʻlat sport soati oltin soat narxida sotilgan. **Audemars Piguet** taqdirini shu kolleksiya belgilagan. Baholashda qirralarning oʻtkirligiga qaraladi: ortiqcha jilolash narxni ancha tushiradi. Quti va hujjatlari bor soatlar esa tezroq va qimmatroq sotiladi.`,
    },
  },
  {
    url: 'franck-muller',
    title: everywhere('Franck Muller'),
    country: 'switzerland',
    founded: 1991,
    isPopular: false,
    about: {
      ru: `Женевский часовщик Франк Мюллер в восьмидесятые годы показывал авторские часы с турбийоном, а в 1991 году вместе с мастером по корпусам Вартаном Сирмакесом основал марку своего имени. **Franck Muller** узнают по изогнутому бочкообразному корпусу Cintrée Curvex с крупными рисованными цифрами и по необычным усложнениям: в Crazy Hours цифры стоят вразброс, а часовая стрелка прыжком переходит от одной к другой. Мануфактура Watchland работает в Жанто под Женевой. На вторичном рынке часы марки дешевле, чем в бутике.`,
      en: `The Geneva watchmaker Franck Muller showed his own tourbillon watches in the 1980s; in 1991, with the case maker Vartan Sirmakes, he founded the house that bears his name. **Franck Muller** is known for the Cintrée Curvex, with its curved tonneau case and large painted numerals, and for playful complications: on the Crazy Hours the numerals are out of order. The manufacture, Watchland, is in Genthod near Geneva. Pre-owned, its watches cost far less than new ones.`,
      ua: `Женевський годинникар Франк Мюллер у 1980-х роках показував авторські годинники з турбійоном, а 1991 року разом із майстром корпусів Вартаном Сірмакесом заснував марку свого імені. **Franck Muller** упізнають за вигнутим бочкоподібним корпусом Cintrée Curvex, великими мальованими цифрами та незвичними ускладненнями: у Crazy Hours цифри стоять не за порядком. Мануфактура Watchland працює в Жанто під Женевою. На вторинному ринку годинники марки дешевші, ніж у бутику.`,
      uz: `Jenevalik soatsoz Frank Myuller 1980-yillarda oʻzi yasagan turbiyonli soatlarni koʻrsatgan, 1991-yilda esa korpus ustasi Vartan Sirmakes bilan birga oʻz nomidagi brendga asos solgan. **Franck Muller** egik bochkasimon Cintrée Curvex korpusidan, qoʻlda chizilganga oʻxshash yirik raqamlaridan va murakkab mexanizmlarga hazil aralash yondashuvidan taniladi: Crazy Hours soatida raqamlar tartibsiz turadi, soat mili esa keraklisiga sakrab oʻtadi. Watchland manufakturasi Jeneva yaqinidagi Jantoda ishlaydi. Ikkilamchi bozorda brendning soatlari butikdagidan ancha arzon turadi.`,
    },
  },
];
