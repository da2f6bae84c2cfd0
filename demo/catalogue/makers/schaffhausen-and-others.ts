import { everywhere } from '../lookups/per-language';
import { type SeedMaker } from '../types';

export const schaffhausenAndOtherMakers: readonly SeedMaker[] = [
  {
    url: 'iwc',
    title: everywhere('IWC Schaffhausen'),
    country: 'switzerland',
    founded: 1868,
    isPopular: true,
    about: {
      ru: `Американец Флорентайн Ариосто Джонс приехал в Шаффхаузен в 1868 году: Рейн вращал станки, а в городе было немало умелых мастеров. Его International Watch Company до сих пор делает часы в Шаффхаузене. С 1936 года **IWC** выпускает часы для лётчиков, с 1939-го — крупные Portugieser, а в 1985-м инженер Курт Клаус придумал вечный календарь, который переводят одной заводной головкой. Марку выбирают за хорошо читаемые циферблаты и надёжные механизмы.`,
      en: `The American watchmaker Florentine Ariosto Jones came to Schaffhausen in 1868: the Rhine could drive his machines, and there were skilled workers nearby. His International Watch Company has been based on the river bank since the 1870s. **IWC** has made pilot’s watches since 1936 and brought out the large Portugieser in 1939; in 1985 it launched the engineer Kurt Klaus’s perpetual calendar, which is set by the crown alone. Its watches are known for clear dials and reliable movements.`,
      ua: `Американець Флорентайн Аріосто Джонс приїхав до Шаффгаузена 1868 року, бо там легко було знайти досвідчених майстрів, а верстати крутила вода Рейну. Його International Watch Company й досі робить годинники в тому самому місті. З 1936 року **IWC** випускає годинники для пілотів, з 1939-го — великі Portugieser, а 1985-го інженер Курт Клаус придумав вічний календар, який переводять самою лише заводною головкою. Марку люблять за чіткі циферблати й надійні механізми.`,
      uz: `Amerikalik Florentayn Ariosto Jons 1868-yilda Shaffxauzenga kelgan: bu yerda dastgohlarni aylantiradigan Reyn suvi va shveytsariyalik ustalar bor edi. Uning International Watch Company firmasi hozirgacha oʻsha joyda soat yasaydi. Uchuvchilar soatini **IWC** 1936-yildan beri, yirik Portugieser soatini 1939-yildan beri yasab kelmoqda, 1985-yilda esa muhandis Kurt Klaus burash boshchasining oʻzi bilan sozlanadigan abadiy taqvimni yaratgan. 2000-yildan beri brend Richemont guruhi tarkibida. Xaridorlar bu soatlarni oson oʻqiladigan siferblati va ishonchli mexanizmi uchun tanlaydi.`,
    },
  },
  {
    url: 'panerai',
    title: everywhere('Panerai'),
    country: 'italy',
    founded: 1860,
    isPopular: true,
    about: {
      ru: `Джованни Панераи открыл часовую лавку во Флоренции в 1860 году, а его потомки поставляли приборы итальянскому флоту. В тридцатые годы для боевых пловцов создали Radiomir — крупные часы со светящимся циферблатом; позже появились Luminor со скобой, которая прикрывает заводную головку. Широкая публика узнала о **Panerai** только в девяностые. С 1997 года марка принадлежит группе Richemont, а мануфактура работает в Невшателе. Подушкообразная форма корпуса почти не изменилась со времён первых Radiomir, и часы марки не спутаешь с другими.`,
      en: `Giovanni Panerai opened a watch shop in Florence in 1860, and his heirs supplied instruments to the Italian navy. In the 1930s the firm made the Radiomir, a large watch for frogmen, with a luminous dial; the Luminor, with a bridge over its crown, came later. The wider public learnt of **Panerai** only in the 1990s. Since 1997 the firm has belonged to Richemont; its manufacture is in Neuchâtel. The shape of the watches has hardly changed since the beginning, and collectors like it that way.`,
      ua: `Джованні Панераї відкрив 1860 року годинниковий магазин у Флоренції, а його нащадки постачали прилади італійському флоту. У 1930-х роках для бойових плавців зробили Radiomir, великий годинник із циферблатом, що світиться в темряві; згодом зʼявився Luminor зі скобою над заводною головкою. Широка публіка дізналася про **Panerai** лише в 1990-х роках. З 1997 року марка належить групі Richemont; мануфактура працює в Невшателі. Відколи вийшли перші моделі, форма корпусу майже не змінилася, і за це марку люблять.`,
      uz: `Jovanni Panerai 1860-yilda Florensiyada soat doʻkonini ochgan, avlodlari esa Italiya flotiga asboblar yetkazib bergan. 1930-yillarda harbiy gʻavvoslar uchun siferblati qorongʻida nur sochadigan yirik Radiomir soati yasalgan, keyinroq burash boshchasini himoya yoyi bosib turadigan Luminor paydo boʻlgan. Keng omma **Panerai** nomini 1990-yillardagina bilgan. 1997-yildan beri brend Richemont guruhiga tegishli, manufakturasi Nevshatelda ishlaydi. Sakson yildan ortiq vaqt ichida soatlarining shakli deyarli oʻzgarmagan, muxlislari aynan shuni qadrlaydi.`,
    },
  },
  {
    url: 'hublot',
    title: everywhere('Hublot'),
    country: 'switzerland',
    founded: 1980,
    isPopular: true,
    about: {
      ru: `Итальянец Карло Крокко показал в 1980 году золотые часы на каучуковом ремешке, с безелем в виде иллюминатора: hublot по-французски и значит «иллюминатор». В 2004-м марку возглавил Жан-Клод Бивер, и через год вышел Big Bang, в котором соединили металл, керамику и каучук. С 2008 года **Hublot** входит в LVMH; собственный механизм, хронограф Unico, делают в Ньоне. На вторичном рынке цена часов Hublot сильно зависит от состояния и полноты комплекта.`,
      en: `In 1980 the Italian Carlo Crocco showed a gold watch on a rubber strap; its bezel was like a porthole, which is what ‘hublot’ means in French. In 2004 Jean-Claude Biver took over, and a year later came the Big Bang, which combines gold, ceramic, carbon and rubber. **Hublot** has been part of LVMH since 2008; its own chronograph movement, the Unico, is made in Nyon. Pre-owned prices depend above all on condition and on whether the watch has its box and papers.`,
      ua: `Італієць Карло Крокко показав 1980 року золотий годинник на каучуковому ремінці, з безелем у вигляді ілюмінатора (французькою — hublot). 2004-го за справу взявся Жан-Клод Бівер, і за рік вийшов Big Bang, у якому поєдналися золото, кераміка, карбон і каучук. З 2008 року **Hublot** входить до LVMH. Власний калібр хронографа Unico роблять у Ньйоні. Ціна цих годинників дуже залежить від стану й комплекту.`,
      uz: `Italiyalik Karlo Krokko 1980-yilda bezeli illyuminatorga oʻxshash, kauchuk tasmali oltin soat taqdim etgan: hublot fransuzchada aynan “illyuminator” degani. 2004-yilda brendga Jan-Klod Biver rahbar boʻlgan va bir yildan keyin oltin, keramika, karbon va kauchukni birlashtirgan Big Bang chiqqan. 2008-yildan beri **Hublot** LVMH guruhi tarkibida. Brendning oʻzi yaratgan Unico xronograf mexanizmi Nyonda yasaladi. Koʻpchilik modellarining bezeli oltita vint bilan mahkamlangan, vint boshlaridagi oʻyiq H harfiga oʻxshaydi.`,
    },
  },
  {
    url: 'tudor',
    title: everywhere('Tudor'),
    country: 'switzerland',
    founded: 1926,
    isPopular: true,
    about: {
      ru: `В 1926 году имя Tudor зарегистрировали для основателя Rolex Ханса Вильсдорфа: он хотел выпускать часы дешевле Rolex, но такие же надёжные. Корпуса делал Rolex, механизмы покупали у других фирм. Водолазные часы Tudor Submariner носили во французском флоте. В 2012 году марка **Tudor** выпустила модель Black Bay, в которой собраны черты тех часов, а с 2015-го ставит собственные калибры. С этой марки хорошо начинать знакомство с механическими часами: модели Tudor надёжны и стоят сравнительно недорого.`,
      en: `The name Tudor was registered in 1926 for Hans Wilsdorf, the founder of Rolex, who wished to sell watches as reliable as a Rolex for less. The cases came from Rolex; the movements were bought in. The French navy issued its divers with **Tudor** watches. In 2012 the firm launched the Black Bay, which combines features of its early diving watches, and since 2015 it has fitted its own calibres. A Tudor is a sensible first mechanical watch: sturdy, and easy to sell again.`,
      ua: `Назву Tudor зареєстровано 1926 року для Ганса Вільсдорфа, засновника Rolex: він хотів продавати такі самі надійні годинники дешевше. Корпуси постачала Rolex, механізми купували в інших фірм. Водолазні годинники марки носили моряки французького військового флоту. 2012 року **Tudor** показала Black Bay, у якому поєднала риси тих водолазних годинників, а з 2015-го ставить власні мануфактурні калібри. Годинники Tudor коштують помітно менше, ніж Rolex, тож із них зручно починати знайомство з механікою.`,
      uz: `Tudor nomi 1926-yilda Rolex asoschisi Hans Vilsdorf uchun roʻyxatdan oʻtkazilgan: u Rolex kabi ishonchli soatlarni arzonroq sotmoqchi boʻlgan. Korpuslarni Rolex yasagan, mexanizmlar esa chetdan olingan. Brend soatlarini Fransiya harbiy-dengiz flotining gʻavvoslari ham taqqan. 2012-yilda **Tudor** oʻsha soatlarga xos belgilarni jamlagan Black Bay kolleksiyasini taqdim etgan, 2015-yildan boshlab esa oʻz manufaktura kalibrlarini oʻrnatmoqda. Ilk yaxshi mexanik soatini olmoqchi boʻlganlar koʻpincha shu brendni tanlaydi: soatlarining narxi nisbatan barqaror, sotmoqchi boʻlsangiz, xaridor tez topiladi.`,
    },
  },
  {
    url: 'richard-mille',
    title: everywhere('Richard Mille'),
    country: 'switzerland',
    founded: 2001,
    isPopular: true,
    about: {
      ru: `Ришар Милль, много лет работавший на другие марки, вместе с Домиником Гена основал в 2001 году марку в Ле-Брёлё и начал с турбийона RM 001. Взяв пример с «Формулы-1», он выбирал титан, карбон и сплавы, которых часовщики прежде не применяли. Теннисист Рафаэль Надаль с 2010 года выходил на корт в часах **Richard Mille**. Марка выпускает лишь несколько тысяч часов в год, поэтому и на вторичном рынке почти каждую модель приходится искать или ждать.`,
      en: `Richard Mille, who had long worked for other houses, founded his own in Les Breuleux with Dominique Guenat in 2001 and began with the RM 001, a tourbillon. Taking his cue from Formula 1, he chose titanium, carbon and alloys new to watchmaking. From 2010 Rafael Nadal wore a **Richard Mille** on court. Only a few thousand watches are made each year, and nearly every model is priced on request.`,
      ua: `Рішар Мілль, який багато років працював на інші марки, разом із Домініком Гена заснував 2001 року марку в Ле-Брьольо й почав із турбійона RM 001. За прикладом «Формули-1» він обирав титан, карбон і сплави, про які годинникарі доти не думали. Рафаель Надаль від 2010 року виходив на корт у годиннику **Richard Mille**. Годинників випускають лише кілька тисяч на рік, тому на вторинному ринку ціну майже кожної моделі називають лише за запитом.`,
      uz: `Koʻp yillar boshqa brendlarning soat yoʻnalishini boshqargan Rishar Mill 2001-yilda Dominik Gena bilan birga Le-Bryolyoda brendga asos solgan va ishni RM 001 turbiyonidan boshlagan. “Formula-1” bolidlaridan oʻrnak olib, u titan, karbon va soatsozlikda avval qoʻllanmagan qotishmalarni tanlagan. Rafael Nadal 2010-yildan sport faoliyatining oxirigacha kortga **Richard Mille** soatini taqib chiqqan. Brend yiliga bor-yoʻgʻi bir necha ming soat chiqaradi; ikkilamchi bozorda koʻp modelning narxi faqat soʻralganda aytiladi.`,
    },
  },
  {
    url: 'h-moser',
    title: everywhere('H. Moser & Cie.'),
    country: 'switzerland',
    founded: 1828,
    isPopular: false,
    about: {
      ru: `Генрих Мозер из Шаффхаузена открыл часовую торговлю в Петербурге в 1828 году, а через год — мастерскую в Ле-Локле. Его часы хорошо знали в России. В 2005 году марку **H. Moser & Cie.** возродили под Шаффхаузеном, с 2012-го ею управляет семья Мейлан. Её часы узнают по циферблатам, которые темнеют к краю и часто обходятся без надписей. Механизмы марка делает сама, вплоть до спиралей баланса. Выпускают таких часов немного, поэтому на вторичном рынке они редки.`,
      en: `Heinrich Moser of Schaffhausen opened a watch business in St Petersburg in 1828 and a workshop in Le Locle a year later. His watches were known all over Russia, and the name is still remembered there. **H. Moser & Cie.** was revived near Schaffhausen in 2005; the Meylan family has run it since 2012. The house is known for fumé dials without a logo, its own hairsprings and a sense of humour about the trade. Few watches are made, and they seldom come up for sale.`,
      ua: `Генріх Мозер із Шаффгаузена почав 1828 року торгувати годинниками в Петербурзі, а за рік відкрив майстерню в Ле-Локлі. Його годинники знали в усій Російській імперії. 2005 року марку **H. Moser & Cie.** відродили під Шаффгаузеном, а з 2012-го її веде родина Мейлан. Спіралі фірма робить сама. У рекламі вона не раз кепкувала з годинникового світу. Її годинники впізнають за димчастими циферблатами без написів; випускають їх небагато, тож на вторинному ринку вони рідкість.`,
      uz: `Shaffxauzenlik Genrix Mozer 1828-yilda Sankt-Peterburgda soat savdosini boshlagan, bir yildan keyin Le-Loklda ustaxona ochgan. Uning soatlari Rossiyada keng tanilgan, bu nomni u yerda hozir ham eslashadi. 2005-yilda **H. Moser & Cie.** Shaffxauzen yaqinida qayta tiklangan, 2012-yildan beri brendni Meylan oilasi boshqarib kelmoqda. Brend yozuvsiz tutunsimon siferblatlari va oʻzi yasaydigan spirallari bilan tanilgan, soatsozlikdagi rasm-rusumlar ustidan bir necha bor kulgan ham. Soatlari kam chiqariladi, shuning uchun ikkilamchi bozorda ularni topish oson emas.`,
    },
  },
  {
    url: 'bell-ross',
    title: everywhere('Bell & Ross'),
    country: 'france',
    founded: 1992,
    isPopular: false,
    about: {
      ru: `Парижане Бруно Беламиш и Карлос Росильо основали марку в 1992 году; её имя сложено из их фамилий. Первые часы делала для них немецкая фирма Sinn, позже производство перешло в Ла-Шо-де-Фон. В 2005 году марка **Bell & Ross** показала BR 01, квадратные часы размером с бортовой прибор, и с тех пор её узнают по круглому циферблату в квадратном корпусе. В линии BR 05 такой корпус переходит прямо в браслет. Часы прочные, а цены на вторичном рынке невысокие.`,
      en: `Bruno Belamich and Carlos Rosillo of Paris founded the house in 1992 and formed its name from theirs. The German firm Sinn built the first watches; production later moved to La Chaux-de-Fonds. In 2005 **Bell & Ross** showed the BR 01, a square watch the size of a cockpit gauge, and a circle in a square has been the house’s emblem ever since. The BR 05 puts the same shape on a bracelet. Its watches are sturdy and, pre-owned, modestly priced.`,
      ua: `Парижани Бруно Беламіш і Карлос Росільйо заснували 1992 року марку, а назву склали зі скорочень своїх прізвищ. Перші годинники робила для них німецька фірма Sinn; згодом виробництво перейшло до Ла-Шо-де-Фона. 2005 року **Bell & Ross** показала BR 01, квадратний годинник розміром із бортовий прилад, і відтоді її впізнають за колом у квадраті. Лінія BR 05 — міський варіант цього задуму. Годинники міцні й на вторинному ринку недорогі.`,
      uz: `Parijlik Bruno Belamish va Karlos Rosilyo brendga 1992-yilda asos solgan, nomi ularning familiyasidan tuzilgan. Ilk soatlarni ular uchun nemis Sinn firmasi yasagan, keyin ishlab chiqarish La-Sho-de-Fonga oʻtgan. 2005-yilda bort asbobi kattaligidagi kvadrat BR 01 soati koʻrsatilgan, shundan beri kvadrat ichidagi doira **Bell & Ross** belgisi boʻlib kelmoqda. BR 05 kolleksiyasida shu shakldagi korpus bilaguzukka tutashgan. Soatlari mustahkam, ikkilamchi bozorda narxi ham baland emas.`,
    },
  },
];
