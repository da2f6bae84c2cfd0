import { type SeedMaker } from '../types';

export const landscapeSchools: readonly SeedMaker[] = [
  {
    url: 'circle-of-levitan',
    title: {
      ru: 'круг Исаака Левитана',
      en: 'circle of Isaac Levitan',
      ua: 'коло Ісаака Левітана',
      uz: 'Isaak Levitan maktabi',
    },
    country: 'russian_empire',
    founded: 1885,
    isPopular: false,
    about: {
      ru: `Исаак Левитан (1860–1900) учился в Московском училище живописи у Саврасова и Поленова, а в последние годы жизни сам вёл там пейзажную мастерскую. Он писал плёсы Волги, осенние рощи и тихие дороги; с его именем связан русский «пейзаж настроения». Кругом Левитана мы называем его учеников и близких к нему художников; работ самого мастера здесь нет. Картины круга узнают по низкому горизонту, сдержанному цвету и свободному мазку. Для каждой работы указано, есть ли заключение эксперта и что известно о её происхождении.`,
      en: `Isaac Levitan (1860–1900) studied at the Moscow School of Painting under Savrasov and Polenov and in his last years led its landscape class. He painted reaches of the Volga, autumn groves and quiet roads, and found poetry in plain views. Under this heading we show works by his pupils and by painters close to him, not by the master. Look for a low horizon, restrained colour and free brushwork. Each work’s page says whether there is an expert’s report.`,
      ua: `Ісаак Левітан (1860–1900) навчався в Московському училищі живопису в Саврасова й Поленова, а в останні роки сам керував там пейзажною майстернею. Він писав плеса Волги, осінні гаї та тихі дороги так, що простий краєвид передавав настрій. Під цією назвою зібрано роботи учнів і художників його кола, а не самого майстра. Їх упізнають за низьким обрієм, стриманим кольором і вільним мазком. Для кожної роботи зазначено, чи є висновок експерта і що відомо про попередніх власників.`,
      uz: `Isaak Levitan (1860–1900) Moskva rassomlik maktabida Savrasov va Polenovdan oʻrgangan, soʻnggi yillarida u yerda manzara ustaxonasini oʻzi boshqargan. U Volga sohillari, kuzgi daraxtzorlar va sokin yoʻllarni chizgan; bu asarlar sanʼat tarixiga “kayfiyat manzarasi” nomi bilan kirgan. “Isaak Levitan maktabi” nomi ostida ustaning oʻz asarlarini emas, shogirdlari va izdoshlarining asarlarini koʻrsatamiz. Bunday asarlar past ufq, bosiq rang va erkin surtmadan taniladi. Ekspert xulosasi bor-yoʻqligini har bir asarning tavsifida yozamiz.`,
    },
  },
  {
    url: 'circle-of-korovin',
    title: {
      ru: 'круг Константина Коровина',
      en: 'circle of Konstantin Korovin',
      ua: 'коло Костянтина Коровіна',
      uz: 'Konstantin Korovin maktabi',
    },
    country: 'russia',
    founded: 1900,
    isPopular: false,
    about: {
      ru: `Константин Коровин (1861–1939) оформлял оперы и балеты, преподавал в Москве и одним из первых русских художников принял импрессионизм. С 1923 года он жил в Париже и писал вечерние бульвары, розы и фонари. Ему охотно подражали ученики и соседи по мастерской; кругом Коровина мы называем именно их, а работ самого мастера здесь нет. Приметы круга: быстрый густой мазок, искусственный свет, картон вместо холста. У каждой работы указано, есть ли заключение эксперта.`,
      en: `Konstantin Korovin (1861–1939) designed sets for operas and ballets, taught in Moscow and was among the first Russian painters to take up Impressionism wholeheartedly. From 1923 he lived in Paris and painted boulevards at night, street lamps and roses. Pupils and painters in neighbouring studios followed his manner closely; it is their sketches that we show here, and we do not call them Korovin’s own. Look for quick, thick paint, artificial light and board in place of canvas. Each work’s page says whether there is an expert’s report.`,
      ua: `Костянтин Коровін (1861–1939) оформлював опери й балети, викладав у Москві та одним із перших російських художників повністю прийняв імпресіонізм. З 1923 року він жив у Парижі й писав вечірні бульвари, троянди та ліхтарі. Його охоче наслідували учні й товариші з майстерні. Тут зібрано їхні етюди; самому Коровіну ми їх не приписуємо. Прикмети цих етюдів: швидкий густий мазок, штучне світло, картон замість полотна. Для кожної роботи зазначено, чи є висновок експерта.`,
      uz: `Konstantin Korovin (1861–1939) opera va baletlar uchun sahna bezaklari yaratgan, Moskvada dars bergan va rus rassomlari ichida birinchilardan boʻlib impressionizmga oʻtgan. 1923-yildan u Parijda yashab, kechki bulvarlar, atirgullar va chiroqlarni chizgan. Shogirdlari va bir ustaxonada ishlagan hamkasblari unga ergashgan. Shu nom ostida Korovinning oʻz asarlarini emas, ana shu rassomlarning etyudlarini koʻrsatamiz. Bu maktab rassomlari tez va quyuq surtmasidan, sunʼiy yorugʻlikni chizishidan va xolst oʻrniga karton tanlashidan taniladi. Ekspert xulosasi bor-yoʻqligi har bir asarning tavsifida aytilgan.`,
    },
  },
  {
    url: 'circle-of-vasylkivsky',
    title: {
      ru: 'круг Сергея Васильковского',
      en: 'circle of Serhii Vasylkivsky',
      ua: 'коло Сергія Васильківського',
      uz: 'Sergiy Vasilkivskiy maktabi',
    },
    country: 'ukraine',
    founded: 1885,
    isPopular: false,
    about: {
      ru: `Сергей Васильковский (1854–1917) родился в Изюме, учился в Петербургской академии художеств, работал во Франции и вернулся в Харьков. Он писал степь, шляхи и сады на небольших дощечках прямо в поле и оставил множество таких этюдов. Вокруг него собрались харьковские пейзажисты; их работы мы и показываем, а картин самого Васильковского здесь нет. Картины круга узнают по высокому светлому небу и мелким, но живым фигурам. В описании каждой работы сказано, в каком она состоянии и была ли экспертиза.`,
      en: `Serhii Vasylkivsky (1854–1917) was born in Izium, studied at the Academy in St Petersburg, worked in France and came back to Kharkiv. He painted the steppe, its roads and gardens out of doors, on small panels, and left a great many of them. A circle of Kharkiv landscape painters formed around him, and it is their works that we show here, not his own. Look for a high, bright sky and small, lively figures. Each work’s page describes its condition and any expert’s report.`,
      ua: `Сергій Васильківський (1854–1917) народився в Ізюмі, навчався в Петербурзькій академії, працював у Франції та повернувся до Харкова. Він писав степ, шляхи й сади на невеликих дощечках просто в полі й залишив безліч таких етюдів. За ним пішли інші харківські пейзажисти. Тут зібрано роботи його кола, а не самого художника. Упізнати їх можна за високим світлим небом і дрібними, але живими постатями. В описі кожної роботи сказано про її збереженість і про експертизу, якщо вона була.`,
      uz: `Sergiy Vasilkivskiy (1854–1917) Izyumda tugʻilgan, Sankt-Peterburgdagi Badiiy akademiyada oʻqigan, Fransiyada ishlab, Xarkivga qaytgan. U dasht, yoʻl va bogʻlarni kichik taxtachalarga ochiq havoda chizgan, bunday etyudlari juda koʻp qolgan. Uning atrofida xarkivlik manzarachilar maktabi shakllangan. Shu nom ostida Vasilkivskiyning oʻz asarlarini emas, shu maktab rassomlarining asarlarini koʻrsatamiz. Bu asarlarni baland yorugʻ osmondan va mayda, ammo jonli chizilgan odamlardan tanish mumkin. Saqlanish holatini va ekspert xulosasi bor-yoʻqligini har bir asarning tavsifida yozamiz.`,
    },
  },
  {
    url: 'barbizon-school',
    title: {
      ru: 'барбизонская школа',
      en: 'Barbizon School',
      ua: 'барбізонська школа',
      uz: 'Barbizon maktabi',
    },
    country: 'france',
    founded: 1830,
    isPopular: false,
    about: {
      ru: `С тридцатых годов XIX века Теодор Руссо и его друзья собирались в деревне Барбизон на краю леса Фонтенбло и писали деревья, дороги и пруды с натуры. К ним присоединились Диаз, Дюпре, Труайон, а позже Милле и Добиньи. Их этюды подготовили импрессионизм. Под именем школы мы показываем работы малых мастеров и последователей, чаще на дереве и без подписи. Их узнают по тёплой земляной гамме и просвету неба среди ветвей. Атрибуция указана у каждой работы.`,
      en: `From the 1830s Théodore Rousseau and his friends gathered in the village of Barbizon, at the edge of the forest of Fontainebleau, to paint trees, roads and ponds from nature. Diaz, Dupré and Troyon came too, and later Millet and Daubigny. Their studies prepared the way for Impressionism. The works that we list as Barbizon are by minor masters and followers, mostly unsigned and on panel. Look for warm earth colours and a patch of sky between branches. Each work’s page gives its attribution.`,
      ua: `З 1830-х років Теодор Руссо та його друзі збиралися в селі Барбізон на краю лісу Фонтенбло й писали дерева, дороги та ставки з натури. До них приєдналися Діаз, Дюпре, Труайон, згодом Мілле й Добіньї. Їхні етюди проклали шлях імпресіонізму. Тут зібрано роботи маловідомих майстрів і послідовників школи, здебільшого на дереві й без підпису. Їх упізнають за теплою земляною гамою та просвітом неба серед гілок. Кому приписують роботу, сказано в її описі.`,
      uz: `1830-yillardan boshlab Teodor Russo va doʻstlari Fontenblo oʻrmoni chetidagi Barbizon qishlogʻiga yigʻilib, daraxt, yoʻl va koʻlmaklarni tabiat qoʻynida chizgan. Ularga Diaz, Dyupre, Troyon, keyinroq Mille va Dobinyi qoʻshilgan. Bu rassomlarning etyudlari impressionizmga yoʻl ochgan. Maktab nomi ostida biz kam tanilgan ustalar va izdoshlarning asarlarini koʻrsatamiz, bu asarlar koʻpincha yogʻochga chizilgan va imzosiz. Ular iliq tuproq ranglaridan va shoxlar orasidan koʻringan yorugʻ osmondan taniladi. Har bir asar kimga mansub deb topilgani tavsifida yozilgan.`,
    },
  },
  {
    url: 'hague-school',
    title: {
      ru: 'гаагская школа',
      en: 'Hague School',
      ua: 'гаазька школа',
      uz: 'Gaaga maktabi',
    },
    country: 'netherlands',
    founded: 1860,
    isPopular: false,
    about: {
      ru: `Между 1860 и 1890 годами в Гааге работали Йозеф Исраэлс, Хендрик Месдаг, Антон Мауве и братья Марис. Они писали дюны, рыбачьи лодки Схевенингена и польдеры под влажным небом; за приглушённые тона критики прозвали школу серой. У Мауве брал первые уроки живописи молодой Ван Гог. Под именем школы мы показываем акварели её мастеров, чаще без подписи. Приметы: серебристый тон, много воздуха, лодка на песке. Состояние листа указано в описании каждой работы.`,
      en: `Between 1860 and 1890 Jozef Israëls, Hendrik Mesdag, the Maris brothers and Anton Mauve worked in The Hague. They painted dunes, the fishing boats of Scheveningen and polders under a damp sky, in muted tones that led critics to call them the Grey School. The young Van Gogh had his first painting lessons from Mauve. The works that we list as Hague School are watercolours by followers, mostly unsigned. Look for a silvery tone, plenty of air and a boat on the sand. Each work’s page describes the sheet and its condition.`,
      ua: `Між 1860 і 1890 роками в Гаазі працювали Йозеф Ісраелс, Гендрік Месдаг, Антон Мауве та брати Маріс. Вони писали дюни, рибальські човни Схевенінгена й польдери під вологим небом; за приглушені тони критики прозвали школу «сірою». У Мауве брав перші уроки молодий Ван Гог. Тут зібрано акварелі художників школи, здебільшого без підпису. Прикмети: сріблястий тон, багато повітря, човен на піску. У якому стані аркуш, сказано в описі кожної роботи.`,
      uz: `1860-yildan 1890-yilgacha Gaagada Yozef Israels, Hendrik Mesdag, aka-uka Marislar va Anton Mauve ishlagan. Ular qumtepalarni, Sxeveningendagi baliqchi qayiqlarini va bulutli osmon ostidagi polderlarni chizgan, bosiq ranglari uchun tanqidchilar maktabni “kulrang” deb atagan. Yosh Van Gog ilk saboqlarni Mauvedan olgan. Bizda shu maktab izdoshlarining akvarellari bor, ularning koʻpi imzosiz. Ularni kumushsimon tus, keng osmon va qumdagi qayiqlardan tanish mumkin. Har bir asarning tavsifida qogʻozning holati ham aytilgan.`,
    },
  },
];
