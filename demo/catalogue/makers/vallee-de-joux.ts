import { everywhere } from '../lookups/per-language';
import { type SeedMaker } from '../types';

export const valleeDeJouxMakers: readonly SeedMaker[] = [
  {
    url: 'jaeger-lecoultre',
    title: everywhere('Jaeger-LeCoultre'),
    country: 'switzerland',
    founded: 1833,
    isPopular: false,
    about: {
      ru: `Антуан Лекультр открыл мастерскую в Ле-Сантье в 1833 году, а в 1844-м построил прибор, измерявший тысячные доли миллиметра. Мануфактура создала больше тысячи калибров и снабжала ими многие знаменитые марки. Парижанин Эдмон Жежер заказал ей тонкие механизмы; общее имя **Jaeger-LeCoultre** принято в 1937 году. Мануфактура выпускает Reverso, крошечный калибр 101 и часы Atmos, которые заводит перемена температуры. Знатоки называют марку часовщиком для часовщиков.`,
      en: `Le Sentier has been the firm’s home since Antoine LeCoultre set up his workshop there in 1833; in 1844 he built an instrument that measured thousandths of a millimetre. The manufacture has devised more than a thousand calibres and supplied many of the great Swiss houses. Edmond Jaeger of Paris ordered thin movements from LeCoultre; the joint name **Jaeger-LeCoultre** was adopted in 1937. The firm makes the Reverso, the tiny calibre 101 and the Atmos clock, wound by changes of temperature. Connoisseurs call it the watchmaker’s watchmaker.`,
      ua: `Антуан Лекультр відкрив 1833 року майстерню в Ле-Сантьє, а 1844-го сконструював прилад, що вимірював тисячні частки міліметра. Мануфактура придумала понад тисячу калібрів і постачала їх багатьом славетним маркам Швейцарії. Парижанин Едмон Жежер замовив їй тонкі механізми; спільну назву **Jaeger-LeCoultre** прийняли 1937 року. Мануфактура виготовляє Reverso, крихітний калібр 101 і годинник Atmos, який заводиться від зміни температури. Знавці називають марку «годинникарем для годинникарів».`,
      uz: `Antuan Lekultr 1833-yilda Le-Santyeda ustaxona ochgan, 1844-yilda esa millimetrning mingdan bir ulushini oʻlchaydigan asbob yasagan. Manufaktura mingdan ortiq kalibr yaratgan va koʻplab mashhur Shveytsariya brendlariga mexanizm yetkazib bergan. Parijlik Edmon Jejer manufakturaga yupqa mexanizmlar buyurtma qilgan, ikki familiyadan tuzilgan **Jaeger-LeCoultre** nomi 1937-yilda qabul qilingan. Reverso soati, mittigina 101 kalibri va harorat oʻzgarishidan buraladigan Atmos hozir ham shu manufakturada yasaladi. Bilimdonlar brendni “soatsozlarning soatsozi” deb ataydi.`,
    },
  },
  {
    url: 'blancpain',
    title: everywhere('Blancpain'),
    country: 'switzerland',
    founded: 1735,
    isPopular: false,
    about: {
      ru: `В 1735 году в документах деревни Виллере Жан-Жак Бланпен назван часовщиком, и с этой даты марка ведёт свою историю. В 1953 году вышли Fifty Fathoms, часы для французских боевых пловцов, ставшие образцом для водолазных часов других марок. В годы кварцевого кризиса имя купили Жан-Клод Бивер и Жак Пиге и дали слово не делать кварцевых часов; **Blancpain** держит это слово до сих пор. Сложные механизмы собирают в Ле-Брассю. Марка входит в Swatch Group.`,
      en: `Jehan-Jacques Blancpain is recorded as a watchmaker in Villeret in 1735, and the house dates its foundation from that entry. In 1953 it made the Fifty Fathoms for French combat swimmers; many later diving watches took it as their model. At the height of the quartz crisis, in the early 1980s, Jean-Claude Biver and Jacques Piguet bought the name and promised never to make quartz watches; **Blancpain** has kept the promise. Its complicated watches are made in Le Brassus. The house belongs to the Swatch Group.`,
      ua: `Марка веде історію від 1735 року: тоді Жан-Жака Бланпена вперше названо годинникарем у записах села Віллере. 1953 року для французьких бойових плавців створили Fifty Fathoms; він став зразком для інших водолазних годинників. У розпал кварцової кризи, на початку 1980-х, назву купили Жан-Клод Бівер і Жак Піге та дали слово не робити кварцових годинників; **Blancpain** його дотримує. Складні годинники роблять у Ле-Брассю. З 1992 року марка належить до Swatch Group.`,
      uz: `Vilre qishlogʻining 1735-yilgi hujjatida Jan-Jak Blanpen soatsoz deb yozilgan, brend tarixi ham shu yozuvdan boshlanadi. 1953-yilda brend fransuz harbiy gʻavvoslari uchun Fifty Fathoms soatini yasagan, bu soat boshqa brendlarning gʻavvoslar soatlariga namuna boʻlgan. Kvars inqirozi yillarida bu nomni Jan-Klod Biver va Jak Pige sotib olib, kvarsli soat yasamaslikka soʻz bergan; **Blancpain** bu soʻzida hozirgacha turibdi. Murakkab mexanizmlar ustaxonasi Le-Brassyuda joylashgan. Brend Swatch Group tarkibiga kiradi.`,
    },
  },
  {
    url: 'breguet',
    title: everywhere('Breguet'),
    country: 'switzerland',
    founded: 1775,
    isPopular: false,
    about: {
      ru: `Абраам-Луи Бреге, уроженец Невшателя, открыл мастерскую в Париже в 1775 году. Он сделал надёжный автоподзавод, поставил в репетиры гонги, ввёл гильошированные циферблаты и стрелки с ажурным «яблоком», которые носят его имя, а в 1801 году запатентовал турбийон. Часы **Breguet** носили Мария-Антуанетта, Наполеон, русские императоры. С 1999 года дом входит в Swatch Group; мануфактура находится в долине Жу. Корпуса украшают тонкой насечкой, на каждом стоит номер.`,
      en: `Abraham-Louis Breguet, born in Neuchâtel, opened a workshop in Paris in 1775. He made self-winding watches reliable, gave repeaters their gongs and dials their guilloché, designed the hollow ‘pomme’ hands that bear his name and patented the tourbillon in 1801. Marie Antoinette, Napoleon and Alexander I of Russia were clients of **Breguet**. Since 1999 the house has been part of the Swatch Group; its manufacture is in the Vallée de Joux. Every watch is numbered, and most cases have a finely fluted band.`,
      ua: `Абраам-Луї Бреге, уродженець Невшателя, відкрив 1775 року майстерню в Парижі. Він зробив надійний автопідзавід, придумав для репетирів гонг, запровадив гільйошовані циферблати та стрілки з ажурним «яблуком», які й досі називають його імʼям, а 1801 року запатентував турбійон. Годинники **Breguet** носили Марія-Антуанетта, Наполеон, російські імператори. З 1999 року марка входить до Swatch Group, а мануфактура стоїть у долині Жу. На кожному корпусі вибито номер, а боковина має тонку насічку.`,
      uz: `Nevshatellik Abraam-Lui Brege 1775-yilda Parijda ustaxona ochgan. U ishonchli avtomatik mexanizm yasagan, repetirlarda gong, siferblatlarda gilyoshe naqshini qoʻllagan, hozir ham uning nomi bilan ataladigan “olma” millarni oʻylab topgan, 1801-yilda esa turbiyonga patent olgan. **Breguet** soatlari Mariya-Antuanetta, Napoleon va rus imperatorlarida boʻlgan. 1999-yildan beri brend Swatch Group tarkibida, manufakturasi Ju vodiysida joylashgan. Brend soatini korpus yonidagi nozik kertiklardan va har biriga oʻyilgan alohida raqamdan tanish mumkin.`,
    },
  },
  {
    url: 'chopard',
    title: everywhere('Chopard'),
    country: 'switzerland',
    founded: 1860,
    isPopular: true,
    about: {
      ru: `Луи-Улисс Шопар начал с карманных часов в Сонвилье в 1860 году. Век спустя, в 1963-м, марку купил ювелир из Пфорцхайма Карл Шойфеле, и его семья управляет ею до сих пор. В 1976 году появились часы, в которых бриллианты свободно скользят между двумя стёклами, и так началась линия Happy Diamonds. Механизмы L.U.C делают во Флёрье с 1996 года. **Chopard** одинаково известен ювелирными вещами и спортивными часами Mille Miglia и Alpine Eagle.`,
      en: `Louis-Ulysse Chopard began making pocket watches in Sonvilier in 1860. In 1963 Karl Scheufele, a jeweller from Pforzheim, bought the house, and his family runs it still. In 1976 came the first Happy Diamonds watch, in which the stones move freely between two sapphire crystals. Watches with L.U.C movements have been made in Fleurier since 1996. **Chopard** is known as much for jewellery as for its sporting watches, the Mille Miglia and the Alpine Eagle.`,
      ua: `1860 року Луї-Улісс Шопар почав робити в Сонвільє кишенькові годинники. Через століття, 1963-го, марку купив ювелір із Пфорцгайма Карл Шойфеле; вона й досі належить його родині. 1976 року зʼявився годинник, у якому діаманти вільно ковзають між двома скельцями: з нього почалася лінія Happy Diamonds. Механізми L.U.C роблять у Флерʼє з 1996 року. **Chopard** однаково відома і прикрасами, і спортивними годинниками Mille Miglia й Alpine Eagle.`,
      uz: `Lui-Uliss Shopar ishni 1860-yilda Sonvilyeda choʻntak soatlaridan boshlagan. Bir asr oʻtib, 1963-yilda firmani pforsxaymlik zargar Karl Shoyfele sotib olgan, uning oilasi ishni hozirgacha boshqarib kelmoqda. 1976-yilda brilliantlari ikki sapfir oyna orasida erkin harakatlanadigan ilk buyum koʻrsatilgan, Happy Diamonds kolleksiyasi shunday boshlangan. L.U.C mexanizmli soatlar 1996-yildan beri Flyoryeda yasaladi. **Chopard** zargarlik buyumlari bilan ham, Mille Miglia va Alpine Eagle sport soatlari bilan ham birdek mashhur.`,
    },
  },
  {
    url: 'piaget',
    title: everywhere('Piaget'),
    country: 'switzerland',
    founded: 1874,
    isPopular: false,
    about: {
      ru: `Жорж-Эдуар Пиаже начал делать механизмы на семейной ферме в Ла-Кот-о-Фе в 1874 году. В 1957-м марка показала калибр 9P толщиной два миллиметра, в 1960-м — 12P, самый тонкий в то время механизм с автоподзаводом. Тонкие механизмы позволили делать циферблаты из камня; известны и золотые браслеты марки, похожие на ткань. Сегодня **Piaget** делает и часы, и драгоценности; самые известные линии — Altiplano, Polo и Possession с вращающимися ободками.`,
      en: `Georges-Édouard Piaget began to make movements on the family farm in La Côte-aux-Fées in 1874. In 1957 the house showed the calibre 9P, two millimetres thick, and in 1960 the 12P, the thinnest self-winding movement of its day. Such thin movements left room for dials cut from stone. The house also became known for gold bracelets as supple as cloth. Today **Piaget** makes both watches and jewellery; its best-known lines are the Altiplano, the Polo and Possession with its turning rings.`,
      ua: `Жорж-Едуар Піаже почав 1874 року робити механізми на родинній фермі в Ла-Кот-о-Фе. 1957-го марка показала калібр 9P завтовшки два міліметри, 1960-го — 12P, найтонший автоматичний механізм свого часу. Тонкі механізми лишали місце для циферблатів із каменю. Славляться й золоті браслети марки, схожі на тканину. З 1988 року марка належить до групи Richemont. Сьогодні **Piaget** робить і годинники, і прикраси; найвідоміші — Altiplano, Polo й каблучка Possession із рухомим обідком.`,
      uz: `Jorj-Eduar Pyaje 1874-yilda La-Kot-o-Fedagi oilaviy fermada mexanizm yasay boshlagan. 1957-yilda brend qalinligi ikki millimetr boʻlgan 9P kalibrini, 1960-yilda esa oʻz davrining eng yupqa avtomatik mexanizmi — 12P kalibrini taqdim etgan. Yupqa mexanizm siferblatni toshdan yasashga imkon bergan; brendning matodek egiluvchan oltin bilaguzuklari ham mashhur. 1988-yildan beri brend Richemont guruhi tarkibida. Bugun **Piaget** soat ham, taqinchoq ham yasaydi; yupqa Altiplano, sport ruhidagi Polo va aylanadigan Possession uzugi bir qarashda taniladi.`,
    },
  },
  {
    url: 'parmigiani',
    title: everywhere('Parmigiani Fleurier'),
    country: 'switzerland',
    founded: 1996,
    isPopular: false,
    about: {
      ru: `Мишель Пармиджани с 1976 года реставрировал старинные часы и заводные фигуры, в том числе из собрания семьи Сандоз. При поддержке этой семьи он основал в 1996 году марку во Флёрье. **Parmigiani Fleurier** почти всё, вплоть до спирали, получает от родственных мастерских: одни делают корпуса, другие — циферблаты, третьи — механизмы. Линия Tonda PF, показанная в 2021 году, привлекла к марке внимание: у этих часов тонкий корпус, безель с мелкой насечкой и сдержанный циферблат. Тиражи малы, и на вторичном рынке часы марки появляются нечасто.`,
      en: `From 1976 Michel Parmigiani restored old watches and automata, among them those of the Sandoz family. With the family’s support he founded his own watchmaking house in Fleurier in 1996. **Parmigiani Fleurier** and its sister workshops in the Swiss Jura make nearly everything: cases, dials, movements, even the hairspring. The Tonda PF, launched in 2021, has a thin case, a knurled bezel and an uncluttered dial. Output is small, and the watches seldom come to market.`,
      ua: `Мішель Парміджані з 1976 року реставрував старовинні годинники й автомати, зокрема зібрання родини Сандоз. За її підтримки він заснував 1996 року марку у Флерʼє. **Parmigiani Fleurier** робить майже все сама, аж до спіралі: поруч працюють майстерні тієї самої групи, де роблять корпуси, циферблати й механізми. 2021 року марка знову привернула увагу публіки, показавши лінію Tonda PF: тонкий корпус, безель із дрібною насічкою, майже порожній циферблат. Годинників випускають мало, тож на ринку вони рідкість.`,
      uz: `Mishel Parmidjani 1976-yildan boshlab qadimiy soatlar va mexanik qoʻgʻirchoqlarni, jumladan, Sandoz oilasining kolleksiyasini taʼmirlagan. Shu oilaning koʻmagi bilan u 1996-yilda Flyoryeda oʻz brendiga asos solgan. **Parmigiani Fleurier** uchun korpus, siferblat, mexanizm va hatto spiralni qardosh ustaxonalar yasaydi. 2021-yilgi Tonda PF kolleksiyasi eʼtiborni yana brendga qaratgan, uning soatlari yupqa korpusi, mayda kertikli bezeli va ortiqcha belgilarsiz siferblatidan taniladi. Bunday soatlar kam chiqariladi, shuning uchun ikkilamchi bozorda ham siyrak uchraydi.`,
    },
  },
];
