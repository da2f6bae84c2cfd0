import { everywhere } from '../lookups/per-language';
import { type SeedMaker } from '../types';

export const pensPhonesLighters: readonly SeedMaker[] = [
  {
    url: 'montblanc',
    title: everywhere('Montblanc'),
    country: 'germany',
    founded: 1906,
    isPopular: true,
    about: {
      ru: `В 1906 году в Гамбурге начали делать перьевые ручки, которые не оставляли клякс. Через несколько лет марку назвали в честь самой высокой горы Альп, а в 1913-м появилась белая звезда с шестью закруглёнными лучами — снежная вершина, если смотреть сверху. Ручки Meisterstück выпускают с 1924 года, на пере гравируют число 4810 — высоту Монблана в метрах. Ручкой Meisterstück 149 подписывали международные договоры. Под маркой **Montblanc** делают и кожаные изделия, и запонки, и часы. Ручки мы проверяем в работе.`,
      en: `In 1906 three men in Hamburg began to make fountain pens that did not blot. They took the name of the highest peak in the Alps a few years later; the white star with six rounded points, the snowcap seen from above, dates from 1913. The Meisterstück has been made since 1924; its nib bears the number 4810, the height of Mont Blanc in metres. International treaties have been signed with the Meisterstück 149. **Montblanc** also makes leather goods, cufflinks and watches. We test every pre-owned pen by writing with it.`,
      ua: `1906 року в Гамбурзі троє компаньйонів почали робити чорнильні ручки, що не лишали клякс. За кілька років ручки назвали на честь найвищої гори Альп, а 1913-го на ковпачку зʼявилася біла зірка із шістьма заокругленими променями — снігова шапка вершини. Meisterstück випускають із 1924 року, а на пері гравіюють 4810, висоту гори в метрах. Моделлю 149 підписували міждержавні договори. Під маркою **Montblanc** роблять і шкіряні речі, і запонки, і годинники. Коли оцінюємо ручку, дивимося, як вона пише.`,
      uz: `Brend tarixi 1906-yilda Gamburgda siyohi oqmaydigan ruchkalardan boshlangan. Bir necha yildan keyin brend Alp togʻlaridagi eng baland choʻqqining nomini olgan; olti yumaloq nurli oq yulduz 1913-yilda paydo boʻlgan, u tepadan koʻrinadigan qorli choʻqqini bildiradi. Meisterstück 1924-yildan beri ishlab chiqarilmoqda, perosiga choʻqqining balandligi — 4810 soni oʻyiladi. 149-model ruchkalari bilan davlatlararo shartnomalar imzolangan. **Montblanc** nomi bilan charm buyumlar, zaponka va soatlar ham chiqariladi. Ruchkalarni biz yozib koʻrib tekshiramiz.`,
    },
  },
  {
    url: 'vertu',
    title: everywhere('Vertu'),
    country: 'united_kingdom',
    founded: 1998,
    isPopular: false,
    about: {
      ru: `Nokia основала Vertu в 1998 году, чтобы делать телефоны так, как делают часы. Первый аппарат вышел в 2002-м: сапфировое стекло, клавиши на рубиновых опорах, кожа, сталь или золото. Каждый телефон собирал вручную один мастер в английском Чёрч-Крукеме; его подпись гравировали внутри корпуса. Кнопка консьержа вызывала помощника в любой час. Английский завод закрылся в 2017 году, поэтому телефоны **Vertu** английской сборки ищут коллекционеры; кнопочный Signature держит цену лучше сенсорных моделей.`,
      en: `Nokia founded Vertu in 1998 to make telephones the way watches are made. The first came out in 2002, with a sapphire crystal, keys on ruby bearings, leather trim and a case of steel or precious metal. Each was assembled in Church Crookham, England, by one craftsman, whose signature was engraved inside. A concierge key put the owner through to an assistant at any hour. The English works closed in 2017, so an English-built **Vertu** is now a collector’s piece; the Signature with its keypad holds its price best.`,
      ua: `1998 року Nokia заснувала Vertu, щоб робити телефони так, як роблять годинники. Перший апарат вийшов 2002-го: сапфірове скло, клавіші на рубінових опорах, шкіра, сталь або золото. Кожен телефон складав уручну один майстер в англійському Черч-Крукемі, і його підпис гравіювали всередині. Кнопкою консьєржа можна було будь-коли викликати помічника. Англійський завод закрився 2017 року, тому справжні **Vertu** тих років тепер шукають колекціонери, насамперед кнопковий Signature.`,
      uz: `Nokia 1998-yilda telefonlarni qimmatbaho soat kabi qoʻlda yigʻish uchun Vertu brendini tashkil qilgan. Ilk telefon 2002-yilda chiqqan: sapfir oyna, yoqut tayanchdagi tugmalar, charm, poʻlat yoki oltin. Har birini Angliyaning Cherch-Krukem shaharchasida bitta usta yigʻgan va korpusi ichiga imzosini oʻyib qoldirgan. Konsyerj tugmasi bilan istalgan vaqtda yordamchini chaqirish mumkin boʻlgan. Angliyadagi zavod 2017-yilda yopilgan, shuning uchun u yerda yigʻilgan **Vertu** telefonlari kolleksiyabop buyumga aylangan. Tugmali Signature narxini sensorli modellardan yaxshiroq saqlaydi.`,
    },
  },
  {
    url: 'st-dupont',
    title: everywhere('S.T. Dupont'),
    country: 'france',
    founded: 1872,
    isPopular: false,
    about: {
      ru: `Симон Тиссо-Дюпон открыл в Париже мастерскую кожаных изделий в 1872 году. Дорожные несессеры марки заказывали и магараджи; в тридцатые годы эмигрант из России Новосильцев научил мастеров искусству китайского лака. Первая карманная зажигалка вышла в 1941 году, а Ligne 2, которую узнают по звону крышки, — в 1977-м. Мастерские находятся в Фаверже, в Верхней Савойе. **S.T. Dupont** делает и ручки, и запонки. У зажигалок мы проверяем искру, ход крышки и сохранность лака.`,
      en: `Simon Tissot-Dupont opened a workshop in Paris in 1872, and the house became known for fitted travelling cases ordered by ministers and maharajas. In the 1930s it learnt the art of natural lacquer from a Russian émigré craftsman. Its first pocket lighter came out in 1941, and the Ligne 2, known for the ringing sound of its lid, in 1977. The workshops are in Faverges, Haute-Savoie. **S.T. Dupont** makes pens too. When we examine a lighter, we test the spark, listen to the lid and look for chips in the lacquer.`,
      ua: `1872 року Сімон Тіссо-Дюпон відкрив у Парижі майстерню шкіряних виробів. Марку прославили дорожні валізки для міністрів і магараджів. У 1930-х роках Новосильцев, емігрант із Росії, навчив майстрів працювати з китайським лаком. Перша кишенькова запальничка вийшла 1941 року, а Ligne 2, яку впізнають за дзвоном кришки, — 1977-го. Майстерні працюють у Фавержі, у Верхній Савої. **S.T. Dupont** робить і ручки. У запальничок ми перевіряємо іскру, кришку й лак.`,
      uz: `Simon Tisso-Dyupon 1872-yilda Parijda yoʻl anjomlari ustaxonasini ochgan. Vazirlar va maharojalar uchun yasalgan safar sandiqchalari brendni zodagonlar orasida mashhur qilgan, xitoy loki sanʼatini esa brendga 1930-yillarda rossiyalik muhojir usta Novosilsev olib kelgan. Ilk choʻntak zajigalkasi 1941-yilda, qopqogʻining jarangidan taniladigan Ligne 2 esa 1977-yilda chiqqan. Ustaxonalar Yuqori Savoyadagi Faverj shaharchasida joylashgan. **S.T. Dupont** ruchka ham yasaydi. Zajigalkalarni uchquni, jarangi va lokining butunligiga qarab baholaymiz.`,
    },
  },
];
