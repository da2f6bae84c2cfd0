/** @jest-environment node */
import { patternsTold } from './patterns';

test.each([
  [
    'Bu 1966 40 mm soatini Girard-Perregaux 2023-yilda chiqargan.',
    'Bu “1966” soatini Girard-Perregaux 2023-yilda chiqargan.',
  ],
  [
    '2025-yilgi A. Lange & Söhne 1815 (235.032 referensi) — erkaklar soati.',
    '2025-yilgi A. Lange & Söhne “1815” (235.032 referensi) — erkaklar soati.',
  ],
  [
    'Girard-Perregaux 1966 mexanizmi — oʻzi buraladigan GP03300 kalibri.',
    'Girard-Perregaux “1966” mexanizmi — oʻzi buraladigan GP03300 kalibri.',
  ],
  [
    'Bu Akoya Strand kolyesi uchun Mikimoto 750-probali oq oltinni tanlagan; kolye 2019-yilda Yaponiyada yasalgan.',
    'Bu Akoya Strand kolyesining qulfi uchun Mikimoto 750-probali oq oltinni tanlagan; kolye 2019-yilda Yaponiyada yasalgan.',
  ],
  [
    '2022-yilgi Rolex Submariner soati poʻlatdan. Shveytsariyada yigʻilgan, referensi — 124060, u 2020-yilda taqdim etilgan. Oyster bilaguzugi poʻlatdan.',
    '2022-yilgi Rolex Submariner soati poʻlatdan. Shveytsariyada yigʻilgan, referensi — 124060, u 2020-yilda taqdim etilgan. Oyster bilaguzugi ham poʻlatdan.',
  ],
  [
    'Bu Piaget Possession kuloni pushti oltindan yasalgan. Kulonning ogʻirligi 7 gramm.',
    'Bu Piaget Possession kuloni pushti oltindan yasalgan. Ogʻirligi 7 gramm.',
  ],
  [
    'Two Butterfly uzugi. Uzuk qanotlarini yozgan kapalak shaklida.',
    'Two Butterfly uzugi. Uzuk ochiq halqali, ikki uchiga kapalak oʻrnatilgan.',
  ],
  [
    'Cartier Love — sariq oltindan yasalgan uzuk, yili nomaʼlum. Uzukning ogʻirligi 7 gramm.',
    'Cartier Love — sariq oltindan yasalgan uzuk, yili nomaʼlum. Ogʻirligi 7 gramm.',
  ],
  [
    'Bu kulon yasalgan. Taqinchoqqa metall bilan bir tekis qilib 1 ta yassi qora oniks oʻrnatilgan.',
    'Bu kulon yasalgan. Taqinchoqqa metall bilan bir tekis qilib qora oniks oʻrnatilgan.',
  ],
  [
    'Bilaguzuk munchoqlar bilan hoshiyalangan toʻrtbarg shaklida. Taqinchoqqa metall bilan bir tekis qilib 5 ta yassi oq sadaf oʻrnatilgan.',
    'Bilaguzuk munchoqlar bilan hoshiyalangan toʻrtbarglardan iborat. Taqinchoqqa metall bilan bir tekis qilib 5 ta oq sadaf oʻrnatilgan.',
  ],
  [
    'Bu kulon yasalgan. Taqinchoqqa yaxlit gardish ichida yassi yashil malaxit oʻrnatilgan.',
    'Bu kulon yasalgan. Taqinchoqqa yaxlit gardish ichida malaxit oʻrnatilgan.',
  ],
  [
    'Taqinchoqqa 2 ta zumrad (jami 0,08 karat, “nok” kesimi, rangi yashil, mayda qoʻshilmali) oʻrnatilgan.',
    'Taqinchoqqa 2 ta zumrad (jami 0,08 karat, “nok” kesimi, mayda qoʻshilmali) oʻrnatilgan.',
  ],
  ['Siferblati yuzasi tovlanib turadi.', 'Siferblatining yuzasi tovlanib turadi.'],
  [
    'Chopard Happy Hearts bilaguzugi. Yuraklarda brilliant ikki oyna orasida erkin harakatlanadi. Metallning bir chetida chuqur tirnalgan joy bor.',
    'Chopard Happy Hearts bilaguzugi. Yuraklarda brilliant ikki oyna orasida erkin harakatlanadi. Metallning bir chetida chuqur tirnalgan joy bor.',
  ],
  [
    'Bu kolye — Tiffany & Co. brendining taqinchogʻi. Ichki tomonida yengil ishqalanish izlari bor.',
    'Bu kolye — Tiffany & Co. brendining taqinchogʻi. Orqa tomonida yengil ishqalanish izlari bor.',
  ],
  [
    'Mikimoto bu Akoya Strand kolyesini 750-probali oq oltindan yasagan. Uzunligi 45 sm, probasi 750.',
    'Mikimoto bu Akoya Strand kolyesini yasagan, qulfi 750-probali oq oltindan. Uzunligi 45 sm, qulfining probasi 750.',
  ],
  [
    'Louis Vuitton Zippy hamyoni jigarrang qoplamali paxta matodan (Monogram) tikilgan.',
    'Louis Vuitton Zippy hamyoni Monogram naqshi tushirilgan jigarrang qoplamali paxta matodan tikilgan.',
  ],
  [
    'Louis Vuitton bu Zippy hamyonini jigarrang qoplamali paxta matodan (Monogram) tikkan.',
    'Louis Vuitton bu Zippy hamyonini Monogram naqshi tushirilgan jigarrang qoplamali paxta matodan tikkan.',
  ],
  [
    'Korpusi suvdan 1220 metrgacha himoyalangan.',
    'Korpusi suvdan 1\u00a0220 metrgacha himoyalangan.',
  ],
  [
    'Unda 2 ta ametist (yostiqsimon kesim, rangi binafsharang, qoʻshilmalar koʻzga koʻrinmaydi) bor.',
    'Unda 2 ta ametist (yostiqsimon kesim, rangi binafsha, qoʻshilmalari koʻzga koʻrinmaydi) bor.',
  ],
  ['Korpusi suvdan 300 metrgacha himoyalangan.', 'Korpusi suvdan 300 metrgacha himoyalangan.'],
  [
    'Tiffany & Co. Soleste uzugi. Metallning bir cheti biroz bukilgan, bu mustahkamligiga taʼsir qilmagan.',
    'Tiffany & Co. Soleste uzugi. Halqasi biroz qiyshaygan, bu mustahkamligiga taʼsir qilmagan.',
  ],
  [
    'Mikimoto Akoya Studs: yasalgan sirgʻa. Mikimoto marvaridlarni rangiga qarab tanlaydi.',
    'Mikimoto Akoya Studs: yasalgan sirgʻa. Brend marvaridlarni rangiga qarab tanlaydi.',
  ],
  [
    'Asar Oʻzbekistonda ishlangan, ramasi silliq, zarhal. Asar yangi, ilgari sotilmagan.',
    'Asar Oʻzbekistonda ishlangan, ramasi silliq, zarhal. Ilgari sotilmagan.',
  ],
  [
    'Mikimoto Akoya Strand: 2019-yilda Yaponiyada oq oltindan yasalgan kolye.',
    'Mikimoto Akoya Strand: 2019-yilda Yaponiyada yasalgan oq oltin qulfli kolye.',
  ],
  [
    'Bu Mikimoto Akoya Strand kolyesi Yaponiyada oq oltindan yasalgan. Yangi.',
    'Bu Mikimoto Akoya Strand kolyesi Yaponiyada yasalgan, qulfi oq oltindan. Yangi.',
  ],
  [
    'Yaponiyada oq oltindan yasalgan bu Mikimoto Akoya Strand kolyesi 2019-yilda chiqarilgan.',
    'Yaponiyada yasalgan oq oltin qulfli bu Mikimoto Akoya Strand kolyesi 2019-yilda chiqarilgan.',
  ],
  [
    'Yaponiyada 750-probali oq oltindan yasalgan 2019-yilgi bu Mikimoto Akoya Strand kolyesi 30 gramm keladi.',
    'Yaponiyada yasalgan 750-probali oq oltin qulfli 2019-yilgi bu Mikimoto Akoya Strand kolyesi 30 gramm keladi.',
  ],
  [
    'Mikimoto 2019-yilda tayyorlagan bu Akoya Strand kolyesi 750-probali oq oltindan.',
    'Mikimoto 2019-yilda tayyorlagan bu Akoya Strand kolyesining qulfi 750-probali oq oltindan.',
  ],
  [
    'B.zero1 kolleksiyasi 1999-yilda boshlangan. Bu Bvlgari B.zero1 uzugi 2004-yilda Italiyada 750-probali pushti oltindan yasalgan. Uzukning ogʻirligi 12,5 gramm.',
    'B.zero1 kolleksiyasi 1999-yilda boshlangan. Bu Bvlgari B.zero1 uzugi 2004-yilda Italiyada 750-probali pushti oltindan yasalgan. Ogʻirligi 12,5 gramm.',
  ],
  [
    'Rolex Explorer poʻlat soati (214270 referensi) Shveytsariyada 2017-yilda yigʻilgan. Oyster bilaguzugi poʻlatdan, siferblati qora.',
    'Rolex Explorer poʻlat soati (214270 referensi) Shveytsariyada 2017-yilda yigʻilgan. Oyster bilaguzugi ham poʻlatdan, siferblati qora.',
  ],
  [
    'Mikimoto Yaponiyada yasagan bu Akoya Strand kolyesi 750-probali oq oltindan, yili nomaʼlum.',
    'Mikimoto Yaponiyada yasagan bu Akoya Strand kolyesining qulfi 750-probali oq oltindan, yili nomaʼlum.',
  ],
  [
    'Soat uch qatorli poʻlat bilaguzukli. Diametri 40,5 mm boʻlgan korpusi poʻlatdan, bezeli silliq.',
    'Soat uch qatorli poʻlat bilaguzukli. Diametri 40,5 mm boʻlgan korpusi ham poʻlatdan, bezeli silliq.',
  ],
  [
    'Bu soatning korpusi poʻlatdan, eni 42 mm. Siferblati kulrang. Soat 100 metrgacha suv oʻtkazmaydi. Unda sana koʻrsatkichi bor. Ichida 3620 kalibri ishlaydi. Korpusga tutash bilaguzugi poʻlatdan.',
    'Bu soatning korpusi poʻlatdan, eni 42 mm. Siferblati kulrang. Soat 100 metrgacha suv oʻtkazmaydi. Unda sana koʻrsatkichi bor. Ichida 3620 kalibri ishlaydi. Korpusga tutash bilaguzugi ham poʻlatdan.',
  ],
  [
    'Soat poʻlat bilaguzukli. Korpusi poʻlat va oq oltindan, diametri',
    'Soat poʻlat bilaguzukli. Korpusi poʻlat va oq oltindan, diametri',
  ],
  [
    'Korpusi bochkasimon, poʻlatdan, eni 40 mm. Siferblati koʻk, bilaguzugi poʻlatdan.',
    'Korpusi bochkasimon, poʻlatdan, eni 40 mm. Siferblati koʻk, bilaguzugi ham poʻlatdan.',
  ],
  [
    'Patek Philippe Nautilus. Sakkizburchak poʻlat korpusining eni 40 mm, bezeli silliq.',
    'Patek Philippe Nautilus. Poʻlat korpusining diametri 40 mm, bezeli silliq.',
  ],
  [
    'Dala och, sovuq tusli surtmalar bilan chizilgan. Sovuq kulrang tuslar pushti rang bilan jonlantirilgan.',
    'Dala och, sovuq tusli surtmalar bilan chizilgan. Kulrang tuslar pushti rang bilan jonlantirilgan.',
  ],
  [
    'Ranglar bosiq, kulrangdan och pushtigacha. Bosiq ranglari uchun bu maktab “kulrang” degan laqab olgan.',
    'Ranglar bosiq, kulrangdan och pushtigacha. Shunday ranglari uchun bu maktab “kulrang” degan laqab olgan.',
  ],
  [
    'Bu maktab “kulrang” degan laqab olgan. Kumushrang va kulrang tuslar ustun. Asar qogʻozga ishlangan.',
    'Bu maktab “kulrang” degan laqab olgan. Asarda kumushrang va kulrang tuslar ustun. U qogʻozga ishlangan.',
  ],
  [
    'Asar Niderlandiyada qogʻozga akvarelda ishlangan. Restavratsiya kerak: asosi qiyshaygan.',
    'Asar Niderlandiyada qogʻozga akvarelda ishlangan. Restavratsiya kerak: qogʻozi toʻlqinlangan.',
  ],
  [
    'Soatda xronograf bor. Soat yangi, hech kim taqmagan.',
    'Soatda xronograf bor. Soat yangi, hech kim taqmagan.',
  ],
  [
    'Soat qora mato tasmali, siferblati koʻk. Soat avaylab taqilgan, korpusida mayda ishqalanish izlari bor.',
    'Soat qora mato tasmali, siferblati koʻk. Avaylab taqilgan, korpusida mayda ishqalanish izlari bor.',
  ],
  [
    'Soat poʻlat bilaguzukli. Poʻlatdan ishlangan korpusining diametri 40 mm.',
    'Soat poʻlat bilaguzukli. Korpusi ham poʻlatdan, diametri 40 mm.',
  ],
  [
    'Soat poʻlat bilaguzukli. Poʻlatdan ishlangan kvadrat korpusining eni 30 mm.',
    'Soat poʻlat bilaguzukli. Kvadrat korpusi ham poʻlatdan, eni 30 mm.',
  ],
  [
    'Barbizon maktabining asari — “Parom”. Asar Fransiyada yogʻochga ishlangan, oʻlchami 80 sm.',
    'Barbizon maktabining asari — “Parom”. U Fransiyada yogʻochga ishlangan, oʻlchami 80 sm.',
  ],
  [
    'Comète sirgʻalari. Metallning bir chetida chuqur tirnalgan joy bor.',
    'Comète sirgʻalari. Sirgʻalardan birining metallida chuqur tirnalgan joy bor.',
  ],
  [
    'Keepall Bandoulière 55 sumkasi. Yumshoq sumkaning eni 55 sm, usti boshidan oxirigacha molniya bilan yopiladi.',
    'Keepall Bandoulière 55 sumkasi. Yumshoq sumkaning eni 55 sm, yelka tasmasi bor, usti molniya bilan yopiladi.',
  ],
  [
    'Damier Graphite varianti. Sumka Fransiyada qora qoplamali paxta matodan tikilgan.',
    'Damier Graphite varianti. Sumka Fransiyada qora va kulrang katak naqshi tushirilgan qoplamali paxta matodan tikilgan.',
  ],
  [
    'Soat yangi, hech kim taqmagan. Qutisi va hujjatlari saqlanmagan, haqiqiyligini soatsozimiz tasdiqlagan.',
    'Soat yangi, hech kim taqmagan. Qutisi va hujjatlari yoʻq, haqiqiyligini soatsozimiz tasdiqlagan.',
  ],
  [
    'Buyum yangi: na tirnalish, na ishqalanish bor. Qutisi saqlanmagan, haqiqiyligini ekspertimiz tasdiqlagan.',
    'Buyum yangi: na tirnalish, na ishqalanish bor. Qutisi yoʻq, haqiqiyligini ekspertimiz tasdiqlagan.',
  ],
  [
    'Louis Vuitton Alma PM sumkasi. Usti molniya bilan yopiladi. Taʼmir kerak: harakatlanadigan qismlaridan biri tiqilib qoladi.',
    'Louis Vuitton Alma PM sumkasi. Usti molniya bilan yopiladi. Taʼmir kerak: molniyasi tiqilib qoladi.',
  ],
  [
    'Hermès Birkin 25 sumkasi. Taʼmir kerak: qismlaridan biri boʻshab qolgan.',
    'Hermès Birkin 25 sumkasi. Taʼmir kerak: furniturasining bir qismi boʻshab qolgan.',
  ],
  ['Louis Vuitton Zippy Wallet hamyoni, Monogram', 'Louis Vuitton Zippy hamyoni, Monogram'],
  [
    'Bu Mikimoto Golden South Sea Pendant kuloni Yaponiyada yasalgan.',
    'Bu Mikimoto Golden South Sea kuloni Yaponiyada yasalgan.',
  ],
  [
    'Holati benuqson, birinchi marta sotilmoqda. Sanʼatshunos xulosasi va egalik tarixi bor.',
    'Holati benuqson, birinchi marta sotilmoqda. Sanʼatshunos xulosasi bor.',
  ],
  [
    'Asar yangi, ilgari sotilmagan. Hujjatlarsiz sotiladi, asar qaysi maktabga mansubligini ekspertimiz aniqlagan.',
    'Asar yangi, ilgari sotilmagan. Hujjatlarsiz sotiladi, tavsifini sanʼatshunosimiz tuzgan.',
  ],
  [
    'Rolex Deepsea. Sea-Dweller katta chuqurlikda kunlab qoladigan gʻavvoslarga atalgan.',
    'Rolex Deepsea. Model Sea-Dweller kolleksiyasiga kiradi, u katta chuqurlikda kunlab qoladigan gʻavvoslarga atalgan.',
  ],
  [
    'Chronomaster kolleksiyasiga kiradigan bu Zenith El Primero 36 000 VpH soati 2019-yilda yigʻilgan. Chronomaster soatlariga 1969-yilgi El Primero mexanizmining zamonaviy avlodi oʻrnatiladi.',
    'Chronomaster kolleksiyasiga kiradigan bu Zenith El Primero 36 000 VpH soati 2019-yilda yigʻilgan. Chronomaster soatlariga 1969-yilgi El Primero mexanizmining zamonaviy avlodi oʻrnatiladi.',
  ],
  [
    'Aylanadigan bezelining qoʻyilmasi qora. Bezelining bir joyi sezilarli ezilgan, boshqa joylari butun.',
    'Aylanadigan bezelining qoʻyilmasi qora. Bezelining metall cheti bir joyda sezilarli ezilgan, boshqa joylari butun.',
  ],
  [
    'Graff Icon Solitaire: yasalgan uzuk. Graff yirik olmoslarni xom holida sotib oladi va oʻzi kesadi.',
    'Graff Icon Solitaire: yasalgan uzuk. Brend yirik olmoslarni xom holida sotib oladi va oʻzi kesadi.',
  ],
  [
    'Bu zaponkalar metalldan ishlangan. Metall qismlarida mayda tirnalgan joylar bor.',
    'Bu zaponkalar metalldan ishlangan. Yuzasida mayda tirnalgan joylar bor.',
  ],
  [
    'Pomellato Nudo sirgʻalari. Har bir sirgʻada bittadan 2 ta ametist (jami 7,36 karat, yostiqsimon kesim) bor.',
    'Pomellato Nudo sirgʻalari. Har bir sirgʻada bittadan ametist bor (jami 7,36 karat, yostiqsimon kesim).',
  ],
  [
    'Mikimoto Akoya Studs sirgʻalari. Har bir sirgʻada bittadan 2 ta dumaloq oq marvarid bor.',
    'Mikimoto Akoya Studs sirgʻalari. Har bir sirgʻada bittadan dumaloq oq akoya marvaridi bor.',
  ],
  [
    'Cartier Love uzugi. Taqinchoqqa 4 ta brilliant oʻrnatilgan. Uzuk mix shaklida. Yangi.',
    'Cartier Love uzugi. Uzuk mix shaklida. Taqinchoqqa 4 ta brilliant oʻrnatilgan. Yangi.',
  ],
  [
    'Cartier Love uzugi. Ichki diametri 17,5 mm, probasi 750. Ichki tomonida yengil ishqalanish izlari bor.',
    'Cartier Love uzugi. Ichki diametri 17,5 mm, probasi 750. Uzukning ichki tomonida yengil ishqalanish izlari bor.',
  ],
  [
    'Ilk Alhambra 1968-yilda chiqqan. 2016-yilda Fransiyada yasalgan bu kulon — oltindan ishlangan Van Cleef & Arpels Alhambra. Kulonning ogʻirligi 5 gramm.',
    'Ilk Alhambra 1968-yilda chiqqan. 2016-yilda Fransiyada yasalgan bu kulon — oltindan ishlangan Van Cleef & Arpels Alhambra. Ogʻirligi 5 gramm.',
  ],
  [
    'Kolleksiya 2014-yilda boshlangan. Tiffany & Co. bu Knot uzugini 2025-yilda AQSHda oltindan yasagan. Uzukning ogʻirligi 5 gramm.',
    'Kolleksiya 2014-yilda boshlangan. Tiffany & Co. bu Knot uzugini 2025-yilda AQSHda oltindan yasagan. Ogʻirligi 5 gramm.',
  ],
  [
    'Toʻgʻnagʻichning eni 4,5 sm. Ogʻirligi 15,6 gramm.',
    'Toʻgʻnagʻichning eni 4,5 sm, ogʻirligi 15,6 gramm.',
  ],
  [
    'Referensi — 1. Soat 100 metrgacha suv oʻtkazmaydi, bezeli silliq. Oynasining cheti ozgina uchgan.',
    'Referensi — 1. Zavod maʼlumotiga koʻra, soat 100 metrgacha suv oʻtkazmaydi, bezeli silliq. Oynasining cheti ozgina uchgan.',
  ],
  [
    'Tiffany & Co. Victoria kolyesi. Taqinchoqqa 16 ta brilliant (jami 1,47 karat, “markiz” kesimi, rangi F) va 16 ta brilliant (jami 0,60 karat, dumaloq kesim, rangi G) oʻrnatilgan.',
    'Tiffany & Co. Victoria kolyesi. Taqinchoqqa 16 ta “markiz” kesimli brilliant (jami 1,47 karat, rangi F) va 16 ta dumaloq brilliant (jami 0,60 karat, rangi G) oʻrnatilgan.',
  ],
  [
    '“Oʻrmon yoʻlagi” 1895-yil atrofida Rossiya imperiyasida yaratilgan, u Isaak Levitan maktabiga mansub. Imzosi yoʻq.',
    '“Oʻrmon yoʻlagi” 1895-yil atrofida yaratilgan, u Isaak Levitan maktabiga mansub. Imzosi yoʻq.',
  ],
  [
    'Asar Rossiyada xolstga akril boʻyoqda ishlangan. Ustaxona Sankt-Peterburgning Oxta mavzesidagi sobiq sexda joylashgan.',
    'Asar xolstga akril boʻyoqda ishlangan. Ustaxona Sankt-Peterburgning Oxta mavzesidagi sobiq sexda joylashgan.',
  ],
  [
    '“Dasht”, Sergiy Vasilkivskiy maktabi. Asar Ukrainada yogʻochga moyboʻyoqda ishlangan, eni 31 sm, boʻyi 31 sm.',
    '“Dasht”, Sergiy Vasilkivskiy maktabi. Asar yogʻochga moyboʻyoqda ishlangan, eni 31 sm, boʻyi 31 sm.',
  ],
  [
    'Korpusining diametri 44 mm, suvdan himoyasi 3900 metr. Taʼmir kerak: burash boshchasi joyida mahkam turmaydi.',
    'Korpusining diametri 44 mm. Zavod maʼlumotiga koʻra, soat 3\u00a0900 metrgacha suv oʻtkazmaydi. Taʼmir kerak: burash boshchasi joyida mahkam turmaydi.',
  ],
  [
    '1990-yilgi bu Rolex Submariner Date soatining bilaguzugi poʻlatdan. Korpusi poʻlatdan, diametri 40 mm. Soat 300 metrgacha suv oʻtkazmaydi. Unda sana koʻrsatkichi bor.',
    '1990-yilgi bu Rolex Submariner Date soatining bilaguzugi poʻlatdan. Korpusi ham poʻlatdan, diametri 40 mm. Zavod maʼlumotiga koʻra, soat 300 metrgacha suv oʻtkazmaydi. Unda sana koʻrsatkichi bor.',
  ],
  [
    'Chopard Happy Diamonds kuloni. Kulon ikki sapfir oynali, ular orasida brilliantlar erkin harakatlanadi.',
    'Chopard Happy Diamonds kuloni. Uning ikki sapfir oynasi orasida brilliantlar erkin harakatlanadi.',
  ],
  [
    'Korpusi poʻlatdan, diametri 42 mm. Soat 300 metrgacha suv oʻtkazmaydi. Oynasining cheti ozgina uchgan.',
    'Korpusi poʻlatdan, diametri 42 mm. Zavod maʼlumotiga koʻra, soat 300 metrgacha suv oʻtkazmaydi. Oynasining cheti ozgina uchgan.',
  ],
  [
    'Ichida oʻzi buraladigan CH 28-520 C FUS kalibri ishlaydi, yurish zaxirasi 55 soat; xronograf bor.',
    'Ichida oʻzi buraladigan CH 28-520 C FUS kalibri ishlaydi, yurish zaxirasi 55 soatgacha; xronograf bor.',
  ],
  [
    'Soatda sana koʻrsatkichi bor, ichida oʻzi buraladigan 324 S C kalibri ishlaydi; yurish zaxirasi 45 soat.',
    'Soatda sana koʻrsatkichi bor, ichida oʻzi buraladigan 324 S C kalibri ishlaydi; yurish zaxirasi 45 soatgacha.',
  ],
  [
    'Hermès Kelly 32 sumkasi qora buzoq charmidan (Clémence Noir) tikilgan.',
    'Hermès Kelly 32 sumkasi qora novvos charmidan (Taurillon Clémence Noir) tikilgan.',
  ],
  [
    'Rolex Lady-Datejust 28 soatining Jubilee bilaguzugi poʻlat va pushti oltindan. Referensi — 279171. Korpusi poʻlat va pushti oltindan, diametri 28 mm.',
    'Rolex Lady-Datejust 28 soatining Jubilee bilaguzugi poʻlat va pushti oltindan. Referensi — 279171. Korpusi ham poʻlat va pushti oltindan, diametri 28 mm.',
  ],
  [
    'Poʻlat Oyster bilaguzukli bu Rolex soati. Soatning 126334 referensi 2017-yilda taqdim etilgan. Poʻlatdan ishlangan korpusining diametri 41 mm.',
    'Poʻlat Oyster bilaguzukli bu Rolex soati. Soatning 126334 referensi 2017-yilda taqdim etilgan. Korpusi ham poʻlatdan, diametri 41 mm.',
  ],
  [
    'Harry Winston Sunflower sirgʻalari. Sirgʻalar nur sochayotgan quyosh shaklida. Sirgʻalarga 2 ta brilliant (rangi D) va 16 ta brilliant (rangi F) oʻrnatilgan.',
    'Harry Winston Sunflower sirgʻalari. Sirgʻalar kungaboqar guli shaklida. Har bir sirgʻaning markaziga bittadan brilliant (rangi D), atrofiga sakkiztadan brilliant (rangi F) oʻrnatilgan.',
  ],
  [
    'Tudor Black Bay Chrono, 79360N. Soatda xronograf va kichik soniya mili bor.',
    'Tudor Black Bay Chrono, 79360N. Soatda xronograf (hisoblagichlari kumushrang) va kichik soniya mili bor.',
  ],
  [
    'Cartier Love bilaguzugi. Faqat taqinchoqning oʻzi sotiladi: quti va hujjatlari yoʻq.',
    'Cartier Love bilaguzugi. Faqat taqinchoqning oʻzi sotiladi: qutisi, buragichi va hujjatlari yoʻq.',
  ],
  [
    '“Gumbazlar” — “Chorsu” ustaxonasining 2026-yilgi asari. Holati aʼlo, restavratsiya qilinmagan. Sanʼatshunos xulosasi va egalik tarixi bor.',
    '“Gumbazlar” — “Chorsu” ustaxonasining 2026-yilgi asari. Holati aʼlo, nuqsoni yoʻq. Sanʼatshunos xulosasi bor.',
  ],
  [
    '2023-yilgi bu Rolex Explorer soatining yurish zaxirasi 70 soat. Referensi — 124270. Mexanizmi — oʻzi buraladigan 3230 kalibri. Korpusi poʻlatdan, diametri 36 mm, suvdan himoyasi 100 metr, bezeli silliq. Oyster bilaguzugi ham poʻlatdan. Siferblati qora. Korpusining yon tomonida chuqur tirnalgan joy bor, mexanizmi soz. Qutisi ham, hujjatlari ham bor.',
    '2023-yilgi bu Rolex Explorer soatining yurish zaxirasi 70 soat. Mexanizmi — oʻzi buraladigan 3230 kalibri. Korpusi poʻlatdan, diametri 36 mm, suvdan himoyasi 100 metr, bezeli silliq. Oyster bilaguzugi ham poʻlatdan. Siferblati qora. Korpusining yon tomonida chuqur tirnalgan joy bor, mexanizmi soz. Qutisi ham, hujjatlari ham bor.',
  ],
])('“%s” is told as “%s”', (written, told) => {
  expect(patternsTold(written)).toBe(told);
  expect(patternsTold(told)).toBe(told);
});
