import { everywhere } from '../lookups/per-language';
import { type SeedMaker } from '../types';

export const leatherAndCouture: readonly SeedMaker[] = [
  {
    url: 'louis-vuitton',
    title: everywhere('Louis Vuitton'),
    country: 'france',
    founded: 1854,
    isPopular: true,
    about: {
      ru: `Луи Вюиттон пришёл в Париж пешком из деревни в горах Юра, выучился на упаковщика и в 1854 году открыл мастерскую. Его сундуки с плоской крышкой не боялись воды, их можно было ставить один на другой. Клетка Damier появилась в 1888 году, а узор Monogram сын основателя Жорж придумал в 1896-м для защиты от подделок. Мягкие сумки Keepall и Speedy вышли в тридцатые годы. Вещи **Louis Vuitton** подделывают очень часто, поэтому мы проверяем строчку, совпадение узора и код даты, вместо которого с 2021 года ставят чип.`,
      en: `Louis Vuitton came to Paris on foot from a village in the Jura, learnt the packer’s trade and opened a workshop in 1854. His flat-topped trunks could be stacked, and they kept out the rain. The Damier check dates from 1888; his son Georges designed the Monogram in 1896 to make forgery harder. The soft Keepall and Speedy followed in the 1930s. **Louis Vuitton** is among the most copied names, so we check the stitching, the alignment of the pattern and the date code or, from 2021, the chip.`,
      ua: `Луї Віттон прийшов до Парижа пішки із села в горах Юра, вивчився на пакувальника й 1854 року відкрив майстерню. Його скрині з пласкою кришкою можна було ставити одну на одну, і води вони не боялися. Клітинка Damier зʼявилася 1888 року, а Monogram 1896-го намалював син засновника Жорж, щоб речі було важче підробити. Мʼякі сумки Keepall і Speedy вийшли в 1930-х роках. **Louis Vuitton** підробляють дуже часто, тому ми перевіряємо шви, збіг візерунка на них і код дати, а в речах, випущених від 2021 року, — чип.`,
      uz: `Lui Vyuitton Yura togʻlaridagi qishloqdan Parijga piyoda kelib, qadoqlovchilikni oʻrgangan va 1854-yilda ustaxona ochgan. U yasagan yassi qopqoqli sandiqlarni ustma-ust qoʻysa boʻlgan, ular suv oʻtkazmagan. Damier katak naqshi 1888-yilda paydo boʻlgan, Monogram naqshini esa 1896-yilda soxtalashtirish qiyin boʻlsin deb oʻgʻli Jorj chizgan. Yumshoq Keepall va Speedy sumkalari 1930-yillarda chiqqan. **Louis Vuitton** buyumlari juda koʻp soxtalashtiriladi, shuning uchun sumkaning chokini, naqshning choklarda toʻgʻri kelishini, sana kodini, 2021-yildan boshlab yasalganlarida esa chipini tekshiramiz.`,
    },
  },
  {
    url: 'chanel',
    title: everywhere('Chanel'),
    country: 'france',
    founded: 1910,
    isPopular: true,
    about: {
      ru: `Габриэль Шанель открыла шляпный салон на улице Камбон в 1910 году, а позже её платья помогли женщинам забыть о корсете. В феврале 1955-го появилась сумка 2.55 на цепочке, оставляющей руки свободными; в 1983-м Карл Лагерфельд нарисовал Classic Flap с замком из двух букв C. Бриллиантовую коллекцию с кометами показали в 1932 году, керамические часы J12 — в 2000-м. Когда **Chanel** поднимает цены в бутиках, вторичный рынок идёт следом. При оценке мы смотрим на стёжку, фурнитуру и карту подлинности, которую в 2021 году заменил чип.`,
      en: `Gabrielle Chanel opened a hat shop in rue Cambon in 1910 and later helped free women from the corset. In February 1955 she made the 2.55, a bag on a chain that leaves the hands free; in 1983 Karl Lagerfeld designed the Classic Flap with its double-C lock. Chanel showed her diamond collection, with its comets, in 1932; the ceramic J12 watch came out in 2000. **Chanel** raises its boutique prices time and again, and the pre-owned market follows. We look at the quilting, the hardware and the authenticity card or, from 2021, the chip.`,
      ua: `1910 року Габрієль Шанель відкрила капелюшний салон на вулиці Камбон, а згодом допомогла жінкам забути про корсет. У лютому 1955-го вона зробила сумку 2.55 на ланцюжку, щоб руки були вільні; 1983-го Карл Лагерфельд переробив цю сумку, і так зʼявилася Classic Flap із замком у вигляді двох літер C. Діамантову колекцію з кометами показали 1932 року, керамічний годинник J12 — 2000-го. **Chanel** раз у раз підвищує ціни в бутиках, і це впливає на вторинний ринок. Під час оцінки ми дивимося на стібки, фурнітуру й картку, яку 2021 року замінив чип.`,
      uz: `Gabriel Shanel 1910-yilda Kambon koʻchasida shlyapa salonini ochgan, keyinroq ayollarni korsetdan xalos qilishga yordam bergan. 1955-yil fevralida u qoʻllar boʻsh boʻlsin deb zanjirli 2.55 sumkasini yasagan; Karl Lagerfeld 1983-yilda ikki C harfli qulfi bor Classic Flap sumkasini yaratgan. Kometa shaklidagi brilliantli taqinchoqlar 1932-yilda, keramikadan yasalgan J12 soati 2000-yilda koʻrsatilgan. Butik narxlarini **Chanel** muntazam oshirib boradi, ikkilamchi bozordagi narxlar ham shunga qarab koʻtariladi. Biz sumkaning qavilishiga, furniturasiga va haqiqiylik kartasiga qaraymiz; 2021-yildan beri karta oʻrnini chip egallagan.`,
    },
  },
  {
    url: 'dior',
    title: everywhere('Dior'),
    country: 'france',
    founded: 1946,
    isPopular: false,
    about: {
      ru: `Кристиан Диор открыл дом на авеню Монтень, 30, в 1946 году, а в феврале 1947-го первая же коллекция вернула в моду тонкую талию и широкую юбку: журналисты назвали этот стиль New Look. Сумку со стёжкой cannage, повторяющей плетение стульев в салоне Диора, в девяностые годы полюбила принцесса Диана, и модель назвали Lady Dior. Сумка Saddle Джона Гальяно вышла на рубеже двухтысячных и вернулась в 2018 году. Сумки **Dior** оценивают по состоянию кожи, цвету и сохранности подвесок.`,
      en: `Christian Dior opened his house at 30 avenue Montaigne in 1946, and in February 1947 his first collection brought back the narrow waist and the wide skirt: the press called it the New Look. A bag quilted in the pattern of the salon’s cane chairs became Princess Diana’s favourite in the 1990s and was renamed the Lady Dior. John Galliano designed the Saddle for spring 2000; it returned in 2018. The price of a **Dior** bag depends on the leather, the colour and, for a Lady Dior, whether the letter charms are all there.`,
      ua: `Крістіан Діор відкрив 1946 року модний дім на авеню Монтень, 30, а в лютому 1947-го перша ж колекція повернула в моду тонку талію й широку спідницю: журналісти назвали це New Look. У 1990-х роках принцеса Діана полюбила сумку зі стьобаним візерунком cannage, що повторює плетіння стільців у салоні, і модель назвали Lady Dior. Сумка Saddle Джона Гальяно вийшла на межі століть і повернулася 2018 року. Речі **Dior** оцінюють за станом шкіри, кольором і цілістю підвісок.`,
      uz: `Kristian Dior 1946-yilda Monten xiyobonidagi 30-binoda moda uyini ochgan, 1947-yil fevralida ilk kolleksiyasi ingichka bel va keng yubkani modaga qaytargan: jurnalistlar bu uslubni “yangi qiyofa” deb atashgan. Moda uyidagi stullarning cannage toʻqimasini eslatadigan sumkani 1990-yillarda malika Diana yaxshi koʻrib qolgan va sumka Lady Dior nomini olgan. Saddle sumkasini Jon Galyano 1999-yilda yaratgan, 2018-yildan beri bu sumka yana ishlab chiqarilmoqda. **Dior** sumkalari charmining holatiga, rangiga va osma bezaklarining butunligiga qarab baholanadi.`,
    },
  },
  {
    url: 'gucci',
    title: everywhere('Gucci'),
    country: 'italy',
    founded: 1921,
    isPopular: false,
    about: {
      ru: `Гуччо Гуччи служил в лондонском отеле «Савой», насмотрелся на чемоданы постояльцев и в 1921 году открыл магазин кожаных изделий во Флоренции. В 1947 году, когда материалов не хватало, он придумал ручку из бамбука; в 1953-м на мокасинах дома появилась пряжка в виде конских удил. Сумку 1961 года носила Жаклин Кеннеди, и модель получила имя Jackie. Сегодня **Gucci** принадлежит Kering. На вторичном рынке лучше всего держат цену Jackie, Dionysus и вещи без сезонных принтов.`,
      en: `Guccio Gucci worked at the Savoy in London, studied the guests’ luggage and in 1921 opened a leather-goods shop in Florence. Post-war shortages led to the bamboo handle of 1947, and the horsebit of 1953 came from riding. The bag that Jacqueline Kennedy carried, designed in 1961, now bears her name. Today **Gucci** belongs to Kering. Pre-owned, the Jackie, the Dionysus and pieces without seasonal prints hold their price best.`,
      ua: `Гуччо Гуччі служив у лондонському готелі «Савой», надивився на валізи гостей і 1921 року відкрив магазин шкіряних речей у Флоренції. Нестача матеріалів після війни підказала бамбукову ручку (1947), верхова їзда — туфлі з пряжкою у вигляді вудил (1953). 1961 року вийшла сумка, яку носила Жаклін Кеннеді; згодом цю модель назвали Jackie. Сьогодні **Gucci** належить Kering. На вторинному ринку найохочіше купують Jackie, Dionysus і речі без сезонних принтів.`,
      uz: `Guchcho Guchchi yoshligida Londondagi “Savoy” mehmonxonasida xizmat qilib, mehmonlarning chamadonlariga havas bilan qaragan va 1921-yilda Florensiyada charm buyumlar doʻkonini ochgan. 1947-yilda urushdan keyingi tanqislik sabab sumka dastasi bambukdan qilingan, 1953-yilda esa mokasinlarda ot suvligʻi shaklidagi bezak paydo boʻlgan. 1961-yilda yaratilgan sumka uni koʻp koʻtarib yurgan Jaklin Kennedi nomi bilan Jackie deb atalgan. Bugun **Gucci** Kering guruhiga tegishli. Ikkilamchi bozorda narxini eng yaxshi saqlaydiganlari — Jackie, Dionysus va mavsumiy naqshi yoʻq buyumlar.`,
    },
  },
];
