/** @jest-environment node */
import { patternsTold } from './patterns';

test.each([
  ['Franck Muller Vanguard V 45 V 45 SC DT', 'Franck Muller Vanguard V 45 SC DT'],
  ['Vanguard V 45, V 45 SC DT referensi', 'Vanguard, V 45 SC DT referensi'],
  ['Vanguard V 45 soatining V 45 SC DT referensi', 'Vanguard soatining V 45 SC DT referensi'],
  [
    'Bu Piaget Possession kuloni pushti oltindan yasalgan. Kulonning asosiy motivi — qoʻsh halqa.',
    'Bu Piaget Possession kuloni pushti oltindan yasalgan. Uning asosiy motivi — qoʻsh halqa.',
  ],
  [
    'Two Butterfly: qanotlarini yozgan kapalak; jami 4 ta sapfir.',
    'Two Butterfly: qanotlarini yozgan ikki kapalak; jami 4 ta sapfir.',
  ],
  [
    'Cartier Love — sariq oltindan yasalgan uzuk, yili nomaʼlum. Uzukning asosiy motivi — vint.',
    'Cartier Love — sariq oltindan yasalgan uzuk, yili nomaʼlum. Uning asosiy motivi — vint.',
  ],
  [
    'Metall yuzasi bilan bir tekislikda 1 ta yassi qora oniks oʻrnatilgan.',
    'Metall yuzasi bilan bir tekislikda qora oniks qoʻyma oʻrnatilgan.',
  ],
  [
    'Bilaguzukning asosiy motivi — hoshiyalangan toʻrtbarg. Metall yuzasi bilan bir tekislikda 5 ta yassi oq sadaf oʻrnatilgan.',
    'Bilaguzukning asosiy motivi — hoshiyalangan toʻrtbarglar. Metall yuzasi bilan bir tekislikda 5 ta oq sadaf qoʻyma oʻrnatilgan.',
  ],
  [
    'Bu kulon yasalgan. Yopiq gardishga yassi yashil malaxit oʻrnatilgan.',
    'Bu kulon yasalgan. Yopiq gardishga malaxit oʻrnatilgan.',
  ],
  [
    'Taqinchoqqa jami 0,08 karatli 2 ta zumrad (“nok” kesimi, yashil, mayda qoʻshilmali) oʻrnatilgan.',
    'Taqinchoqqa jami 0,08 karatli 2 ta zumrad (“nok” kesimi, mayda qoʻshilmali) oʻrnatilgan.',
  ],
  [
    'Poʻlat Oyster bilaguzukli erkaklar soati — Breitling Superocean.',
    'Uch qatorli poʻlat bilaguzukli erkaklar soati — Breitling Superocean.',
  ],
  [
    'Tudor brendining soati poʻlat va sariq oltin Oyster bilaguzugi bilan taqiladi.',
    'Tudor brendining soati uch qatorli poʻlat va sariq oltin bilaguzuk bilan taqiladi.',
  ],
  [
    'Poʻlat Oyster bilaguzukli erkaklar soati — Rolex Submariner.',
    'Poʻlat Oyster bilaguzukli erkaklar soati — Rolex Submariner.',
  ],
  ['Vanguard V 45 (V 45 SC DT referensi)', 'Vanguard (V 45 SC DT referensi)'],
  ['Siferblati yuzasi tovlanib turadi.', 'Siferblatining yuzasi tovlanib turadi.'],
  [
    'Chopard Happy Hearts bilaguzugi. Yuraklar ichida brilliant erkin sirgʻaladi. Metallining bir chetida chuqur tirnalish koʻrinadi.',
    'Chopard Happy Hearts bilaguzugi. Yuraklar ichida brilliant erkin sirgʻaladi. Metallining bir chetida chuqur tirnalish koʻrinadi.',
  ],
  [
    'Bu kolye — Tiffany & Co. brendining taqinchogʻi. Ichki tomonida yengil ishqalanish izlari bor.',
    'Bu kolye — Tiffany & Co. brendining taqinchogʻi. Orqa tomonida yengil ishqalanish izlari bor.',
  ],
  [
    'Mikimoto bu Akoya Strand kolyesini 750-probali oq oltindan yasagan. Uzunligi 45 sm, probasi 750.',
    'Mikimoto bu Akoya Strand kolyesini 750-probali oq oltin qulfli qilib yasagan. Uzunligi 45 sm, qulfining probasi 750.',
  ],
  [
    'Louis Vuitton Zippy hamyoni jigarrang qoplamali paxta matodan (Monogram) tikilgan.',
    'Louis Vuitton Zippy hamyoni jigarrang, Monogram naqshli qoplamali paxta matodan tikilgan.',
  ],
  [
    'Orqa tomoniga imzo va sana qoʻyilgan. Ustaxona asarlarni turkum qilib yaratadi, xolst orqasiga imzo va sana qoʻyadi.',
    'Orqa tomoniga imzo va sana qoʻyilgan. Ustaxona asarlarni turkum qilib yaratadi.',
  ],
  [
    'Korpusi suvdan 1220 metrgacha himoyalangan.',
    'Korpusi suvdan 1\u00a0220 metrgacha himoyalangan.',
  ],
  [
    'Richard Mille RM 010 Automatic, RM 010 Ti referensi',
    'Richard Mille Automatic, RM 010 Ti referensi',
  ],
  [
    'chiqarilgan RM 67-01 Extra Flat soati, RM 67-01 Ti referensi',
    'chiqarilgan Extra Flat soati, RM 67-01 Ti referensi',
  ],
  [
    'Unda 2 ta ametist (“kushon” kesimi, binafsharang, qoʻshilmalar koʻzga koʻrinmaydi) bor.',
    'Unda 2 ta ametist (“kushon” kesimi, binafsharang, koʻzga koʻrinadigan qoʻshilmasi yoʻq) bor.',
  ],
  ['Korpusi suvdan 300 metrgacha himoyalangan.', 'Korpusi suvdan 300 metrgacha himoyalangan.'],
  [
    'Tiffany & Co. Soleste uzugi. Metalli bir chetida biroz bukilgan, bu mustahkamligiga taʼsir qilmagan.',
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
    'Uchuvchilar soati; soat poʻlat bilaguzuk bilan taqiladi. Diametri 40,5 mm boʻlgan korpusi poʻlatdan, suvdan',
    'Uchuvchilar soati; soat poʻlat bilaguzuk bilan taqiladi. Diametri 40,5 mm boʻlgan korpusi ham poʻlatdan, suvdan',
  ],
  [
    'Soat poʻlat bilaguzuk bilan taqiladi, siferblati koʻk. Korpusi poʻlat va oq oltindan, diametri',
    'Soat poʻlat bilaguzuk bilan taqiladi, siferblati koʻk. Korpusi poʻlat va oq oltindan, diametri',
  ],
  [
    'Asar Niderlandiyada qogʻozga akvarelda ishlangan. Restavratsiya kerak: asosi qiyshaygan.',
    'Asar Niderlandiyada qogʻozga akvarelda ishlangan. Restavratsiya kerak: qogʻozi toʻlqinlangan.',
  ],
  [
    'Erkaklar soati — Omega Seamaster. Soat poʻlat bilaguzuk bilan taqiladi, siferblati koʻk.',
    'Erkaklar soati — Omega Seamaster. Siferblati koʻk; soat poʻlat bilaguzuk bilan taqiladi.',
  ],
  [
    'Siferblati koʻk; soat qora mato tasma bilan taqiladi. Soat yangi, hech kim taqmagan.',
    'Siferblati koʻk; soat qora mato tasma bilan taqiladi. Yangi, hech kim taqmagan.',
  ],
  [
    'Siferblati koʻk; soat poʻlat bilaguzuk bilan taqiladi. Poʻlatdan ishlangan korpusi suvdan',
    'Siferblati koʻk; soat poʻlat bilaguzuk bilan taqiladi. Korpusi ham poʻlatdan, suvdan',
  ],
  [
    'Siferblati oq; soat poʻlat bilaguzuk bilan taqiladi. Poʻlatdan ishlangan kvadrat korpusi suvdan',
    'Siferblati oq; soat poʻlat bilaguzuk bilan taqiladi. Kvadrat korpusi ham poʻlatdan, suvdan',
  ],
  [
    'Barbizon maktabining asari — “Parom”. Asar Fransiyada yogʻochga ishlangan, oʻlchami 80 sm.',
    'Barbizon maktabining asari — “Parom”. U Fransiyada yogʻochga ishlangan, oʻlchami 80 sm.',
  ],
  [
    'Comète sirgʻasi. Metallining bir chetida chuqur tirnalish koʻrinadi.',
    'Comète sirgʻasi. Sirgʻalardan birining metallida chuqur tirnalish koʻrinadi.',
  ],
  [
    'Classic zaponkalari, Onyx varianti. Bu nusxa Germaniyada poʻlatdan ishlangan.',
    'Classic zaponkalari, Onyx varianti. Bu zaponkalar Germaniyada poʻlatdan ishlangan.',
  ],
  [
    'Keepall Bandoulière 55 sumkasi. Yumshoq sumkaning eni 55 sm, usti boshidan oxirigacha molniya bilan yopiladi.',
    'Keepall Bandoulière 55 sumkasi. Yumshoq sumkaning eni 55 sm, yelka tasmasi bor, usti molniya bilan yopiladi.',
  ],
  [
    'Damier Graphite varianti. Bu nusxa Fransiyada qora qoplamali paxta matodan tikilgan.',
    'Damier Graphite varianti. Bu nusxa Fransiyada qora va kulrang katak naqshli qoplamali paxta matodan tikilgan.',
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
    'Asar yangi, ilgari sotilmagan. Hujjatlarsiz sotiladi, kelib chiqishini ekspertimiz aniqlagan.',
    'Asar yangi, ilgari sotilmagan. Hujjatlarsiz sotiladi, tavsifini sanʼatshunosimiz tuzgan.',
  ],
  [
    'Rolex Deepsea. Geliy klapanli ilk Sea-Dweller 1967-yilda katta chuqurlikda ishlaydigan gʻavvoslar uchun yaratilgan.',
    'Rolex Deepsea. Model gʻavvoslar uchun 1967-yilda boshlangan Sea-Dweller kolleksiyasiga kiradi.',
  ],
  [
    'Chronomaster kolleksiyasidagi soat — Zenith El Primero 36 000 VpH. Chronomaster soatlarida 1969-yilgi El Primero mexanizmining vorisi ishlaydi.',
    'Chronomaster kolleksiyasidagi soat — Zenith El Primero 36 000 VpH. Chronomaster soatlarida 1969-yilgi El Primero mexanizmining vorisi ishlaydi.',
  ],
  [
    'Aylanadigan bezelining qoʻyilmasi qora. Bezelining bir joyi sezilarli ezilgan, boshqa joylari butun.',
    'Aylanadigan bezelining qoʻyilmasi qora. Bezelining metall cheti bir joyda sezilarli ezilgan, boshqa joylari butun.',
  ],
  [
    'Graff Icon Solitaire: yasalgan uzuk. Graff yirik olmoslarni oʻz ustaxonalarida kesadi.',
    'Graff Icon Solitaire: yasalgan uzuk. Brend yirik olmoslarni oʻz ustaxonalarida kesadi.',
  ],
  [
    'Bu zaponkalar metalldan ishlangan. Metall qismlarida mayda tirnalishlar koʻrinadi.',
    'Bu zaponkalar metalldan ishlangan. Yuzasida mayda tirnalishlar koʻrinadi.',
  ],
  [
    'Pomellato Nudo sirgʻasi. Har bir sirgʻada bittadan jami 7,36 karatli 2 ta ametist (“kushon” kesimi, binafsharang) bor.',
    'Pomellato Nudo sirgʻasi. Har bir sirgʻada bittadan, jami 7,36 karatli 2 ta ametist bor (“kushon” kesimi, binafsharang).',
  ],
  [
    'Mikimoto Akoya Studs sirgʻasi. Har bir sirgʻada bittadan 2 ta dumaloq oq marvarid bor.',
    'Mikimoto Akoya Studs sirgʻasi. Har bir sirgʻada bittadan dumaloq oq marvarid bor.',
  ],
])('“%s” is told as “%s”', (written, told) => {
  expect(patternsTold(written)).toBe(told);
  expect(patternsTold(told)).toBe(told);
});
