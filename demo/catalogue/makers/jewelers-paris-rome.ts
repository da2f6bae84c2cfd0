import { everywhere } from '../lookups/per-language';
import { type SeedMaker } from '../types';

export const parisAndRomeJewelers: readonly SeedMaker[] = [
  {
    url: 'bulgari',
    title: everywhere('Bvlgari'),
    country: 'italy',
    founded: 1884,
    isPopular: true,
    about: {
      ru: `Греческий серебряник Сотирио Булгари открыл лавку в Риме в 1884 году; в 1905-м магазин переехал на виа Кондотти и работает там по сей день. Украшения марки узнают по крупным цветным кабошонам и античным монетам, а имя пишут через V, как в латинских надписях. Браслеты-змеи Serpenti появились в сороковые годы, кольцо B.zero1 — в 1999-м. **Bvlgari** выпускает и часы: модели Octo Finissimo поставили несколько рекордов тонкости. С 2011 года дом входит в LVMH.`,
      en: `The Greek silversmith Sotirios Voulgaris opened a shop in Rome in 1884; since 1905 the firm’s main shop has been in Via dei Condotti. The house takes its cue from Rome – ancient coins, mosaics, a name spelt with a V, as if carved in stone – and is known for large coloured cabochons. The Serpenti has coiled round wrists since the 1940s; the B.zero1 ring dates from 1999. **Bvlgari** makes watches too: the Octo Finissimo has set several records for thinness. The house joined LVMH in 2011.`,
      ua: `Грецький срібляр Сотіріос Вулгаріс відкрив 1884 року магазин у Римі; з 1905-го адреса марки — віа Кондотті. Про Рим нагадують великі кольорові кабошони, античні монети й назва з літерою V замість U, як у давніх написах на камені. Змія Serpenti обвиває запʼястя з 1940-х років, а каблучка B.zero1 вийшла 1999-го. **Bvlgari** робить і годинники: лінія Octo Finissimo встановила кілька рекордів тонкості. З 2011 року марка входить до LVMH, але й далі працює в Римі.`,
      uz: `Yunon kumush ustasi Sotirios Vulgaris 1884-yilda Rimda doʻkon ochgan, 1905-yildan beri doʻkon Kondotti koʻchasida joylashgan. Brendga Rim ruhi xos: yirik rangli kaboshonlar, antik tangalar, nomida qadimgi Rimdagidek U oʻrnida turgan V harfi. Bilakni oʻraydigan Serpenti iloni 1940-yillarda, B.zero1 uzugi 1999-yilda paydo boʻlgan. **Bvlgari** soat ham yasaydi: Octo Finissimo kolleksiyasi yupqalik boʻyicha bir necha rekord oʻrnatgan. 2011-yildan beri brend LVMH guruhi tarkibida, ammo hanuz Rimda ishlaydi.`,
    },
  },
  {
    url: 'van-cleef-arpels',
    title: everywhere('Van Cleef & Arpels'),
    country: 'france',
    founded: 1906,
    isPopular: true,
    about: {
      ru: `Альфред Ван Клиф женился на Эстель Арпельс, и две семьи торговцев камнями открыли в 1906 году дом на Вандомской площади, 22. В 1933-м дом запатентовал невидимую закрепку: рубины и сапфиры держатся на скрытых рельсах, металла не видно. В 1968 году вышло колье Alhambra с четырёхлистниками, которые стали знаком **Van Cleef & Arpels**. Мотив узнают по гладкому камню в кайме из золотых бусин. Подделывают украшения Alhambra чаще других, поэтому каждое мы смотрим под лупой.`,
      en: `Alfred Van Cleef married Estelle Arpels, and in 1906 the two families opened a shop at 22 Place Vendôme. In 1933 the house patented the mystery setting, in which rubies and sapphires are slid on to hidden rails, so that no metal is seen. In 1968 came the Alhambra necklace with its lucky clover. The clover, a smooth stone edged with gold beads, is easily recognised and often copied, so we examine every **Van Cleef & Arpels** piece under a loupe.`,
      ua: `Альфред Ван Кліф одружився з Естель Арпельс, і дві родини торговців коштовним камінням відкрили 1906 року ювелірний магазин на Вандомській площі, 22. 1933-го запатентували невидиме закріплення: рубіни й сапфіри тримаються на прихованих рейках, і металу не видно. 1968 року вийшло кольє Alhambra з чотирилисником, символом удачі. Цей мотив, гладкий камінь у золотій зернистій облямівці, легко впізнати, але й підробляють його часто, тому кожну прикрасу **Van Cleef & Arpels** ми розглядаємо під лупою.`,
      uz: `Alfred Van Klif bilan Estel Arpels turmush qurgan, ularning oilalari 1906-yilda Parijning Vandom maydonidagi 22-uyda doʻkon ochgan. 1933-yilda brend toshni koʻrinmas gardishga oʻrnatish usulini patentlagan: yoqut va sapfirlar yashirin relslarga kirgiziladi, metall toshlar ostida qoladi. 1968-yilda omad belgisiga aylangan toʻrtbargli Alhambra kolyesi chiqqan. **Van Cleef & Arpels** toʻrtbargi chetidagi munchoqlaridan va silliq toshidan oson taniladi. Bu naqsh juda koʻp soxtalashtiriladi, shuning uchun har bir taqinchoqni lupa ostida sinchiklab koʻramiz.`,
    },
  },
  {
    url: 'boucheron',
    title: everywhere('Boucheron'),
    country: 'france',
    founded: 1858,
    isPopular: false,
    about: {
      ru: `Фредерик Бушерон открыл лавку в Пале-Рояле в 1858 году, а в 1879-м придумал колье «Вопросительный знак» без застёжки. В 1893 году Бушерон первым из крупных ювелиров переехал на Вандомскую площадь, в угловой дом 26: рассказывают, что его дольше других освещает солнце. Кольцо Quatre, показанное в 2004 году, соединяет четыре узора из архива, а в линии Serpent Bohème, которую выпускают с 1968-го, форма капли напоминает голову змеи. **Boucheron** входит в группу Kering и до сих пор работает в том же доме.`,
      en: `Frédéric Boucheron set up shop under the arcades of the Palais-Royal in 1858 and in 1893 was the first of the great jewellers to move to Place Vendôme, choosing number 26, where the sun stays longest. In 1879 he devised the Question Mark necklace, which has no clasp. The Quatre ring, introduced in 2004, combines four patterns from the archive; Serpent Bohème dates from 1968. **Boucheron** belongs to Kering and is still at number 26.`,
      ua: `1858 року Фредерік Бушерон відкрив магазин у Пале-Роялі, а 1893-го першим із великих ювелірів переїхав на Вандомську площу, у наріжний будинок 26: кажуть, сонце там затримується найдовше. 1879 року він придумав кольє «Знак питання» без застібки. Каблучка Quatre, що вийшла 2004 року, поєднує чотири візерунки з архіву. Лінію Serpent Bohème випускають із 1968-го. **Boucheron** входить до групи Kering і досі працює в тому самому будинку.`,
      uz: `Frederik Busheron 1858-yilda Pale-Royalda doʻkon ochgan, 1893-yilda esa yirik zargarlar ichida birinchi boʻlib Vandom maydoniga koʻchgan: aytishlaricha, burchakdagi 26-uyni u quyosh eng koʻp tushadigani uchun tanlagan. 1879-yilda u birovning yordamisiz taqsa boʻladigan, qulfsiz “Soʻroq belgisi” kolyesini yaratgan. 2004-yilgi Quatre uzugi brend arxividagi toʻrt naqshni birlashtiradi, Serpent Bohème kolleksiyasi esa 1968-yildan beri ishlab chiqarilmoqda. **Boucheron** bugun Kering guruhiga kiradi, butigi va ustaxonasi hozir ham oʻsha binoda joylashgan.`,
    },
  },
  {
    url: 'chaumet',
    title: everywhere('Chaumet'),
    country: 'france',
    founded: 1780,
    isPopular: false,
    about: {
      ru: `Мари-Этьен Нито начал дело в Париже в 1780 году и стал ювелиром Наполеона: он делал украшения для коронации императора и для Жозефины. Имя дому дал Жозеф Шоме в конце XIX века, а с 1907 года мастерские находятся на Вандомской площади, 12. За свою историю дом сделал больше двух тысяч диадем; их силуэт повторяют кольца Joséphine. В честь пчелы, эмблемы императора, названа линия Bee. **Chaumet** входит в LVMH с 1999 года.`,
      en: `Marie-Étienne Nitot set up as a jeweller in Paris in 1780 and later worked for Napoleon: his workshop made pieces for the coronation and for the Empress Joséphine. Joseph Chaumet gave the house its name late in the nineteenth century; since 1907 it has been at 12 Place Vendôme. The house has made more than two thousand tiaras, and their outline lives on in the Joséphine rings. The bee, one of Napoleon’s emblems, inspired the Bee de Chaumet collection. **Chaumet** has been part of LVMH since 1999.`,
      ua: `Марі-Етьєн Ніто відкрив 1780 року справу в Парижі й став ювеліром Наполеона: його майстерня робила прикраси для коронації та для імператриці Жозефіни. Назву марка дістала від Жозефа Шоме, який очолив справу наприкінці XIX століття. З 1907 року майстерні марки містяться на Вандомській площі, 12. Каблучки Joséphine нагадують діадеми, ескізи яких зберігаються в архіві марки. Бджола, емблема імператора, дала назву лінії Bee. **Chaumet** входить до LVMH із 1999 року.`,
      uz: `Mari-Etyen Nito 1780-yilda Parijda ish boshlab, Napoleonning zargariga aylangan: ustaxona toj kiyish marosimi va imperatritsa Jozefina uchun taqinchoqlar yasagan, imperator qilichiga “Regent” olmosini oʻrnatgan. Brendga oʻz nomini XIX asr oxirida Jozef Shome bergan, 1907-yildan beri ustaxonalar Vandom maydonidagi 12-uyda joylashgan. Brend ikki mingdan ortiq diadema yasagan, ularning shakli Joséphine uzuklarida takrorlanadi. Bee kolleksiyasi nomini Napoleon ramzi boʻlgan asalaridan olgan. **Chaumet** 1999-yildan beri LVMH guruhi tarkibida.`,
    },
  },
  {
    url: 'pomellato',
    title: everywhere('Pomellato'),
    country: 'italy',
    founded: 1967,
    isPopular: false,
    about: {
      ru: `Пино Раболини, сын миланского ювелира, основал марку в 1967 году: он считал, что украшения можно подбирать к платью, как сумку. Так появились украшения на каждый день: крупные, плавной формы, с цветными камнями. В кольцах Nudo, показанных в 2001 году, камень держится без заметной оправы; такие кольца надевают по нескольку сразу. **Pomellato** до сих пор делает украшения в Милане и с 2013 года входит в Kering. На вторичном рынке вещи марки ценят за камни и узнаваемый облик.`,
      en: `Pino Rabolini, the son of a Milan goldsmith, founded the house in 1967 on a simple idea: jewellery, like a bag, can be changed with the outfit. The house’s everyday jewels are large and smooth, with coloured stones. The Nudo rings, introduced in 2001, each hold a cushion-cut stone without visible claws and are often worn several at a time. **Pomellato** still makes its jewellery in Milan and has belonged to Kering since 2013. Pre-owned, its pieces are valued for their stones and their soft, rounded shapes.`,
      ua: `Марку заснував 1967 року Піно Раболіні, син міланського ювеліра. Він вважав, що прикрасу можна міняти під сукню, як сумку. Так зʼявилися ювелірні речі на щодень, великі, мʼякі на вигляд, з кольоровими каменями. Каблучки Nudo марка показала 2001 року; оправи в них майже не видно, а носять їх по кілька одразу. **Pomellato** досі виготовляє прикраси в Мілані, а з 2013 року входить до Kering. На вторинному ринку її вироби цінують за кольорові камені й округлу форму.`,
      uz: `Zargarlar oilasidan chiqqan Pino Rabolini 1967-yilda Milanda brendga asos solgan: u taqinchoqni sumka kabi koʻylakka qarab almashtirsa boʻladi deb hisoblagan. Shu tariqa har kuni taqsa boʻladigan, shakli yumaloq, rangli toshli yirik taqinchoqlar paydo boʻlgan. 2001-yilda chiqqan Nudo uzuklarida yostiqsimon kesimli tosh koʻrinmas gardishda turadi, bunday uzuklarning bir nechtasi birga taqiladi. **Pomellato** taqinchoqlari hozir ham Milanda yasaladi, brend 2013-yildan beri Kering tarkibida. Ikkilamchi bozorda bu taqinchoqlar rangli toshlari va oʻziga xos qiyofasi uchun qadrlanadi.`,
    },
  },
  {
    url: 'damiani',
    title: everywhere('Damiani'),
    country: 'italy',
    founded: 1924,
    isPopular: false,
    about: {
      ru: `Энрико Грасси Дамиани открыл мастерскую в Валенце, городе итальянских ювелиров, в 1924 году. Компанией и сейчас управляет семья основателя, уже третье поколение. Марка получила восемнадцать премий Diamonds International Awards, больше, чем любая другая. Линия Belle Époque посвящена времени, когда родилось кино: геометрический рисунок её украшений с бриллиантами и цветными камнями напоминает киноплёнку. Украшения **Damiani** оценивать нетрудно: проба и клейма обычно читаются ясно, а к крупным камням часто приложен сертификат.`,
      en: `In 1924 Enrico Grassi Damiani opened a workshop in Valenza, a town of goldsmiths. The business is still in the family, now in the third generation. The house has won eighteen Diamonds International Awards. The Belle Époque line pays homage to the birth of cinema: the geometric pattern of its diamonds and coloured stones recalls a strip of film. We judge whether a **Damiani** piece is genuine by its hallmarks and the workmanship of its settings.`,
      ua: `1924 року Енріко Грассі Даміані відкрив майстерню у Валенці, місті італійських ювелірів. Справою й тепер керує його родина, уже третє покоління. Марка отримала вісімнадцять премій Diamonds International Awards, більше за будь-яку іншу. Лінію Belle Époque присвячено часам, коли народилося кіно: геометричний візерунок її прикрас із діамантами й кольоровим камінням нагадує кіноплівку. Прикраси **Damiani** ми охоче приймаємо в заставу: великі камені мають сертифікати, а клейма на виробах зазвичай чіткі.`,
      uz: `Enriko Grassi Damiani 1924-yilda Italiyaning zargarlar shahri Valensada ustaxona ochgan. Ishni hozir oilaning uchinchi avlodi boshqaradi. Brend oʻn sakkizta Diamonds International Awards mukofotini olgan, boshqa hech bir brend buncha olmagan. Belle Époque kolleksiyasi kino tugʻilgan davrga bagʻishlangan: brilliantli va rangli toshli taqinchoqlarining geometrik naqshi kinotasmani eslatadi. **Damiani** taqinchoqlarini baholash oson: yirik toshlari odatda sertifikatli, probasi va tamgʻalari aniq. Sertifikatni taqinchoq bilan birga olib keling.`,
    },
  },
];
