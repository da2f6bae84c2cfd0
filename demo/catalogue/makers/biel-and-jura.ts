import { everywhere } from '../lookups/per-language';
import { type SeedMaker } from '../types';

export const bielAndJuraMakers: readonly SeedMaker[] = [
  {
    url: 'omega',
    title: everywhere('Omega'),
    country: 'switzerland',
    founded: 1848,
    isPopular: true,
    about: {
      ru: `Луи Брандт открыл мастерскую карманных часов в Ла-Шо-де-Фоне в 1848 году. Его сыновья перевели дело в Биль и в 1894-м выпустили калибр Omega, давший марке имя. В 1932 году **Omega** впервые вела хронометраж Олимпийских игр, а в 1969-м её часы Speedmaster побывали на Луне. В 1999 году в серию пошёл коаксиальный спуск Джорджа Дэниелса. Цены на вторичном рынке умеренные, запасные части найти нетрудно, поэтому часы Omega легко заложить и продать.`,
      en: `Louis Brandt began assembling pocket watches in La Chaux-de-Fonds in 1848. His sons moved to Biel and in 1894 brought out the Omega calibre, which gave the firm its name. **Omega** first timed the Olympic Games in 1932; in 1969 its Speedmaster went to the Moon. In 1999 the firm put George Daniels’ co-axial escapement into production. Its watches are known everywhere and parts are plentiful, so an Omega is easy to pawn or to sell.`,
      ua: `Луї Брандт почав 1848 року складати кишенькові годинники в Ла-Шо-де-Фоні. Його сини перебралися до міста Біль, а 1894-го випустили калібр Omega, від якого пішла назва марки. 1932 року **Omega** вперше вела хронометраж Олімпійських ігор, а 1969-го її Speedmaster побував на Місяці. 1999 року марка почала серійно випускати механізми з коаксіальним спуском Джорджа Деніелса. Ціни помірні, запчастини знайти неважко, тож Omega легко віддати в заставу й легко продати.`,
      uz: `Lui Brandt 1848-yilda La-Sho-de-Fonda choʻntak soatlarini yasay boshlagan. Oʻgʻillari ishni Bilga koʻchirib, 1894-yilda brendga nom bergan Omega kalibrini chiqargan. 1932-yilda **Omega** ilk bor Olimpiada oʻyinlarida vaqtni oʻlchagan, 1969-yilda Speedmaster soati Oyda boʻlgan. 1999-yilda brend Jorj Deniels ixtiro qilgan koaksial spuskni seriyali soatlarga oʻrnatgan, 2015-yildan boshlab esa soatlarini kuchli magnit maydonida ham sinovdan oʻtkazmoqda. Omega soatlarini garovga qoʻyish ham, sotish ham oson: narxi moʻtadil, ehtiyot qismlari tez topiladi.`,
    },
  },
  {
    url: 'longines',
    title: everywhere('Longines'),
    country: 'switzerland',
    founded: 1832,
    isPopular: false,
    about: {
      ru: `Часовую контору в Сент-Имье, из которой выросла марка, основали в 1832 году; вскоре её возглавил Огюст Агассис. В 1867 году его племянник Эрнест Франсийон построил фабрику в местечке Les Longines, которое и дало марке имя. Знак **Longines**, крылатые песочные часы, зарегистрирован в 1889 году. В тридцатые годы марка сделала по замыслу Чарльза Линдберга часы, по которым лётчики определяли долготу. Сегодня Longines — одна из самых доступных швейцарских марок с долгой историей.`,
      en: `The firm grew out of a business founded in Saint-Imier in 1832, which Auguste Agassiz later took over. In 1867 his nephew Ernest Francillon built a factory on a site called Les Longines, hence the name. The winged hourglass of **Longines** was registered in 1889. In the 1930s the maker built an hour-angle watch to Charles Lindbergh’s design. Few Swiss makers with so long a history sell watches at such moderate prices.`,
      ua: `Майстерню в Сент-Імʼє, з якої виросла марка, заснували 1832 року, а невдовзі її очолив Огюст Агассіс. 1867 року його небіж Ернест Франсійон збудував фабрику в місцині Les Longines, звідки й назва. Крилатий пісочний годинник, знак **Longines**, зареєстровано 1889 року. У 1930-х роках марка зробила за ескізом Чарльза Ліндберга годинник, що допомагав визначати довготу. Сьогодні це одна з найдоступніших швейцарських марок із довгою історією.`,
      uz: `Brend tarixi 1832-yilda Sent-Imyeda ochilgan soat savdosi idorasidan boshlanadi, tez orada unga Ogyust Agassis rahbar boʻlgan. 1867-yilda Agassisning jiyani Ernest Fransiyon Les Longines degan joyda fabrika qurgan, brend nomi ham shundan olingan. **Longines** belgisi — qanotli qum soati — 1889-yilda roʻyxatdan oʻtgan. 1930-yillarda brend Charlz Lindberg uchun okean ustida yoʻl topishga yordam beradigan burchak shkalali soat yasagan. Bugun brend Swatch Group tarkibiga kiradi. Uzoq tarixga ega Shveytsariya brendlari orasida Longines eng hamyonboplaridan biri.`,
    },
  },
  {
    url: 'breitling',
    title: everywhere('Breitling'),
    country: 'switzerland',
    founded: 1884,
    isPopular: true,
    about: {
      ru: `Леон Брейтлинг открыл мастерскую в Сент-Имье в 1884 году и сразу занялся хронографами. В 1915 году фирма вынесла пуск хронографа на отдельную кнопку, в 1934-м добавила вторую, для сброса. В 1952 году вышел Navitimer с логарифмической линейкой на безеле; его полюбили лётчики. Собственный калибр **Breitling** B01 появился в 2009 году и стоит сегодня во многих хронографах марки. При оценке Navitimer прежде всего проверяют, подлинны ли циферблат и шкала безеля.`,
      en: `Chronographs have been the firm’s business since Léon Breitling set up his workshop in Saint-Imier in 1884. In 1915 the firm gave them a pusher separate from the crown, and in 1934 a second one for the reset. The Navitimer, launched in 1952 with a slide rule on its bezel, was made for pilots. In 2009 **Breitling** introduced its own calibre, the B01, which now powers many of its chronographs. When we value one of its watches, we look first at the crystal and the bezel, where wear shows soonest.`,
      ua: `Леон Брайтлінг відкрив 1884 року майстерню в Сент-Імʼє й одразу взявся за хронографи. 1915 року фірма винесла їхній пуск на окрему кнопку, а 1934-го додала другу, для скидання. 1952 року для пілотів зробили Navitimer із логарифмічною лінійкою на безелі. Власний калібр **Breitling** B01 зʼявився 2009 року й стоїть сьогодні в багатьох хронографах марки. Годинники здебільшого великі. Під час оцінки насамперед дивляться, чи цілі скло й безель.`,
      uz: `Leon Breytling 1884-yilda Sent-Imyeda ustaxona ochib, boshidanoq xronograflar bilan shugʻullangan. 1915-yilda firma xronografni yurgizadigan tugmani burash boshchasidan ajratgan, 1934-yilda nolga qaytaradigan ikkinchi tugmani qoʻshgan. 1952-yilda chiqqan Navitimer soati bezelidagi logarifmik chizgʻichi tufayli uchuvchilarga yoqib qolgan. **Breitling** oʻzining B01 kalibrini 2009-yilda taqdim etgan, bugun bu kalibr brendning koʻpgina xronograflarida ishlaydi. Brendning yirik soatlari koʻp urilib-turtiladi, shuning uchun baholashda avvalo oynaning holatiga va bezelning qirralariga qaraymiz.`,
    },
  },
  {
    url: 'tag-heuer',
    title: everywhere('TAG Heuer'),
    country: 'switzerland',
    founded: 1860,
    isPopular: true,
    about: {
      ru: `Эдуар Хойер открыл мастерскую в Сент-Имье в 1860 году. В 1887-м он запатентовал качающуюся трибку, которую ставят в хронографы до сих пор, а в 1916-м фирма выпустила секундомер с точностью до сотой доли секунды. С автогонками марку связывают Carrera 1963 года и Monaco 1969-го. Приставка TAG появилась в 1985 году, а с 1999-го **TAG Heuer** входит в группу LVMH. В ломбард эти часы приносят часто, и спрос на них ровный.`,
      en: `Edouard Heuer was twenty when he went into business in Saint-Imier in 1860. In 1887 he patented the oscillating pinion, which many chronographs still use, and in 1916 the firm brought out a stopwatch that measured hundredths of a second. The name has long been linked with motor racing: the Carrera was launched in 1963, the Monaco in 1969. The prefix TAG was added in 1985; since 1999 **TAG Heuer** has been part of LVMH. We see its watches often: prices are moderate and demand is steady.`,
      ua: `Едуар Гоєр відкрив 1860 року майстерню в Сент-Імʼє. 1887-го він запатентував коливну шестерню, яку й досі ставлять у хронографи, а 1916-го фірма навчилася вимірювати соті частки секунди. Історія марки тісно повʼязана з перегонами: Carrera вийшла 1963 року, Monaco — 1969-го. Слово TAG додали до назви 1985 року, а з 1999-го **TAG Heuer** входить до групи LVMH. До ломбарду годинники марки приносять часто: ціна доступна, попит сталий, запчастини й сервіс знайти неважко.`,
      uz: `Eduar Hoyer 1860-yilda Sent-Imyeda ustaxona ochgan. 1887-yilda u xronograflarda hozirgacha qoʻllanadigan tebranma tishli gʻildirakni patentlagan, 1916-yilda esa firma soniyaning yuzdan bir ulushini oʻlchaydigan sekundomer chiqargan. Brend tarixi poygalar bilan bogʻliq: 1963-yilgi Carrera va 1969-yilgi Monaco soatlariga mashhur poygalar nomi berilgan. TAG soʻzi nomga 1985-yilda qoʻshilgan, 1999-yildan beri **TAG Heuer** LVMH guruhi tarkibida. Bu soatlar lombardga tez-tez keltiriladi: narxi hamyonbop, ularga talab barqaror. Ehtiyot qismlari ham oson topiladi.`,
    },
  },
  {
    url: 'zenith',
    title: everywhere('Zenith'),
    country: 'switzerland',
    founded: 1865,
    isPopular: false,
    about: {
      ru: `В 1865 году в Ле-Локле двадцатидвухлетний Жорж Фавр-Жако собрал часовые ремёсла под одной крышей. В 1969-м мануфактура показала El Primero, хронограф с автоподзаводом и частотой 36 000 полуколебаний в час. Когда в семидесятые годы станки велели сдать в лом, мастер Шарль Вермо спрятал оснастку на чердаке, и позже калибр смогли выпускать снова. С 1999 года **Zenith** принадлежит LVMH. Марку ценят знатоки: часы с механизмом такого уровня стоят сравнительно недорого.`,
      en: `Georges Favre-Jacot brought all the trades of watchmaking under one roof in Le Locle in 1865, at the age of twenty-two. In 1969 the manufacture showed the El Primero, a self-winding chronograph beating 36,000 times an hour. When quartz took over in the 1970s and the tooling for the El Primero was to be scrapped, the foreman Charles Vermot hid it in an attic, so that the calibre could later be revived. **Zenith** has belonged to LVMH since 1999. Few chronographs with a movement to match the El Primero can be had for less.`,
      ua: `Жорж Фавр-Жако мав двадцять два роки, коли 1865-го зібрав у Ле-Локлі всі годинникові ремесла під одним дахом. 1969-го мануфактура показала El Primero, автоматичний хронограф із частотою 36 000 півколивань на годину. Коли в 1970-х роках верстати звеліли здати на брухт, майстер Шарль Вермо сховав оснащення на горищі й так урятував калібр. З 1999 року **Zenith** належить LVMH. Знавці цінують марку за El Primero: інші хронографи з механізмом такого рівня нерідко коштують дорожче.`,
      uz: `Jorj Favr-Jako 1865-yilda, yigirma ikki yoshida, Le-Loklda soatsozlik hunarlarini bir tom ostida jamlagan. 1969-yilda manufaktura chastotasi soatiga 36 000 yarim tebranish boʻlgan avtomatik El Primero xronografini koʻrsatgan. 1970-yillarda dastgohlarni temir-tersakka topshirish buyurilganda, usta Sharl Vermo asboblarni chordoqqa yashirgan, shu tufayli kalibr keyinroq yana ishlab chiqarila boshlagan: 1988–2000-yillarda uni hatto Rolex ham Daytona soatiga oʻrnatgan. 1999-yildan beri **Zenith** LVMH guruhiga tegishli. Mexanizmi shu darajadagi soatlar orasida Zenith nisbatan arzon.`,
    },
  },
  {
    url: 'ulysse-nardin',
    title: everywhere('Ulysse Nardin'),
    country: 'switzerland',
    founded: 1846,
    isPopular: false,
    about: {
      ru: `Улисс Нарден открыл дело в Ле-Локле в 1846 году и прославился морскими хронометрами: их заказывали десятки флотов, а обсерватории не раз отмечали наградами. В 1983 году марку возродил Рольф Шнайдер вместе с учёным и часовщиком Людвигом Эхслином. В 2001-м вышел Freak без стрелок и заводной головки — первые наручные часы с деталями из кремния. **Ulysse Nardin** любят за циферблаты в духе морских хронометров, эмаль и смелую механику.`,
      en: `Ulysse Nardin set up in business in Le Locle in 1846 and made his name with marine chronometers: dozens of navies ordered them, and they won prize after prize at observatory trials. In 1983 Rolf Schnyder bought the house and revived it with the watchmaker and scholar Ludwig Oechslin. The Freak, launched in 2001, had neither hands nor crown and was the first wristwatch with silicon parts. **Ulysse Nardin** is known for its marine-chronometer dials, its enamel and its daring mechanics.`,
      ua: `Улісс Нарден заснував 1846 року фірму в Ле-Локлі й прославився морськими хронометрами: їх замовляли десятки флотів, а обсерваторії не раз відзначали нагородами. 1983 року марку відродив Рольф Шнайдер разом з ученим і годинникарем Людвігом Ексліном. 2001-го вийшов Freak без звичних стрілок і заводної головки, перший наручний годинник із кремнієвими деталями. **Ulysse Nardin** цінують за циферблати в дусі морських хронометрів, емаль і сміливу механіку.`,
      uz: `Uliss Narden 1846-yilda Le-Loklda oʻz nomidagi firmani ochgan va dengiz xronometrlari bilan mashhur boʻlgan: ularni oʻnlab flotlar buyurtma qilgan, rasadxonalar qayta-qayta mukofotlagan. 1983-yilda brendni soatsoz olim Lyudvig Ekslin bilan birga Rolf Shnayder qayta tiklagan. 2001-yilda milsiz va burash boshchasisiz Freak chiqqan, bu kremniy qismli ilk qoʻl soati boʻlgan. **Ulysse Nardin** dengiz xronometrini eslatadigan siferblati, emali va gʻayrioddiy mexanizmlari uchun qadrlanadi. Manufaktura hozir ham Le-Loklda ishlaydi.`,
    },
  },
  {
    url: 'girard-perregaux',
    title: everywhere('Girard-Perregaux'),
    country: 'switzerland',
    founded: 1791,
    isPopular: false,
    about: {
      ru: `Марка ведёт историю от женевского мастера Жана-Франсуа Ботта, чьи первые подписанные часы датированы 1791 годом. В 1854-м Констан Жирар женился на Мари Перрего, а в 1856-м появилось имя **Girard-Perregaux**. Турбийон под тремя золотыми мостами стал знаком марки во второй половине XIX века. В 1971 году фирма выпустила кварцевые часы с частотой 32 768 герц, которая стала стандартом для всей отрасли. Самые известные линии — спортивная Laureato и классическая «1966».`,
      en: `The house traces its history to the Geneva watchmaker Jean-François Bautte, who signed his first watches in 1791. The name **Girard-Perregaux**, adopted in 1856, joins the surnames of Constant Girard and his wife, Marie Perregaux. The tourbillon with three bridges became the house’s signature in the later nineteenth century. In 1971 the manufacture brought out a quartz watch running at 32,768 hertz, the frequency that became the norm. Its best-known lines are the sporting Laureato and the restrained 1966.`,
      ua: `Марка веде історію від женевського майстра Жана-Франсуа Ботта, чиї перші годинники підписано 1791 року. 1854 року Констан Жирар одружився з Марі Перрего, а за два роки зʼявилася назва **Girard-Perregaux**. Турбійон під трьома мостами став знаком марки в другій половині XIX століття. 1971 року фірма випустила кварцовий механізм із частотою 32 768 герц, яка згодом стала загальним стандартом. Найвідоміші лінії марки — спортивна Laureato і класична 1966.`,
      uz: `Brend oʻz tarixini jenevalik usta Jan-Fransua Bottdan boshlaydi: u ilk soatlariga 1791-yilda imzo qoʻygan. Soatsoz Konstan Jirar 1854-yilda Mari Perregoga uylangan, ikki familiyadan tuzilgan **Girard-Perregaux** nomi 1856-yilda paydo boʻlgan. Uch koʻprikli turbiyon XIX asrning ikkinchi yarmida brendning belgisiga aylangan. 1971-yilda firma 32 768 gers chastotali kvars soatini chiqargan, bu chastota keyinchalik umumiy meʼyor boʻlib qolgan. Bugungi katalogda sport ruhidagi Laureato va sipo “1966” kolleksiyalari yonma-yon turadi.`,
    },
  },
];
