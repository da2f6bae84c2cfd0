import { type ArtWords } from '../language';

/** What is to be seen in a work: two motifs of each composition, every one in several wordings. */
export const composition: ArtWords['composition'] = {
  seascape_storm: [
    [
      'Toʻlqinlar ketma-ket keladi, uchlarida koʻpik oqarib turadi.',
      'Suv ufqqacha toʻlqinlangan, ustida yorugʻlik izi jilvalanadi.',
      'Yaqindagi toʻlqinlar kema korpusini deyarli yashirgan, tepada parcha-parcha bulutlar bor.',
    ],
    [
      'Kema yonboshlagan, lekin yelkanlari yigʻilmagan.',
      'Toʻlqinlar orasida uch machtali yolgʻiz kema, osmonda bulutlar bor.',
      'Kemaning toʻq rangli korpusi bulutlar orasidagi yorugʻlik fonida koʻrinadi.',
    ],
  ],
  seascape_calm: [
    [
      'Suv deyarli qimirlamaydi, yuzida yorugʻlik yoʻli choʻzilgan.',
      'Ufq yaqinidagi yorugʻlik silliq suvda aks etadi.',
      'Yorugʻlik yoʻli pastki chetgacha yetgan, toʻlqin deyarli yoʻq.',
    ],
    [
      'Ikki kemaning biri yaqinda, ikkinchisining yelkani uzoqda zoʻrgʻa koʻrinadi.',
      'Yelkanli kema qimirlamay turibdi, ortida yana bittasi juda kichik koʻrinadi.',
      'Yelkanli kemaning qiyofasi yorugʻ osmon fonida aniq koʻrinadi.',
    ],
  ],
  harbour: [
    [
      'Qirgʻoq boʻylab uylar tizilgan, oldida kemalar turibdi.',
      'Kemalar ortida qirgʻoqdagi uylarning tomlari koʻrinadi.',
      'Uylar suv yoqasida turibdi, tomlari uchli.',
      'Sohildagi uylar yaxlit bir qator boʻlib koʻrinadi.',
    ],
    [
      'Kemalar turli masofada turibdi, yaqindagilari yirik tasvirlangan.',
      'Yelkanli qayiqlar suv boʻylab sochilgan, ayrimlarining yelkani koʻtarilgan.',
      'Ingichka machtalar suv ustida koʻtarilib turadi, suvda nur jilvalanadi.',
      'Old planda baland machtali qayiq, ortida boshqalari koʻrinadi.',
    ],
  ],
  river_landscape: [
    [
      'Daryo ravon burilib uzoqlashadi, unda osmon aks etadi.',
      'Suv yuzi silliq, daryo past qirgʻoqlar orasida burilib oqadi.',
      'Suvdagi yorugʻ yoʻlak nigohni ufqqa yetaklaydi.',
      'Daryo old planda keng, uzoqda esa ingichka tasmaga aylanadi.',
    ],
    [
      'Ikkala qirgʻoqda daraxtlar bor, ortida tepaliklar koʻrinadi.',
      'Daraxtlar osmondan toʻqroq, uzoqdagi tepaliklar zoʻrgʻa bilinadi.',
      'Daraxtlar qirgʻoqlarni oʻragan, suvning oʻrtasi ochiq va yorugʻ.',
      'Daraxtlar uzoqlashgan sari ochroq va yumshoqroq koʻrinadi.',
    ],
  ],
  forest: [
    [
      'Daraxt tanalari zich turadi, oralaridan uzoqda yorugʻ osmon koʻrinadi.',
      'Yaqin daraxtlarning uchi koʻrinmaydi, tanalari tasvirning yuqori chetiga yetgan.',
      'Daraxt tanalari bir necha qator turadi, uzoqdagilari ochroq.',
    ],
    [
      'Yorugʻlik va soya yoʻllari nigohni daraxtlar orasiga yetaklaydi.',
      'Yerda uzun soyalar yotadi, barglar orasidan nur oʻtadi.',
      'Yorugʻlik ichkaridan keladi, old plan soyada qolgan.',
    ],
  ],
  winter: [
    [
      'Yalangʻoch daraxtlar orasida uy turibdi, derazalarida chiroq yonadi.',
      'Uy tomi oppoq, ikki derazasidan iliq yorugʻlik koʻrinadi.',
      'Uy yolgʻiz turibdi, ortida oʻrmon qorayib koʻrinadi.',
      'Yalangʻoch shoxlar nozik chizilgan, ortida oq tomli uy koʻrinadi.',
      'Moʻrili, derazalari yorugʻ uy oʻrtadan biroz chetda tasvirlangan.',
    ],
    [
      'Qor turli tuslarda tasvirlangan, soyalari sovuq rangda.',
      'Sof oq rang deyarli yoʻq, dala och, sovuq tusli surtmalar bilan chizilgan.',
      'Old planda qorli dala va daraxtlar tasvirlangan.',
      'Qoramtir shoxlar qor va osmon fonida aniq ajralib turadi.',
      'Qordagi soyalar tomoshabinga yaqinlashgan sari quyuqlashadi.',
    ],
  ],
  steppe: [
    [
      'Keng osmonda bulutlar bor, yer uning ostida tekis yoyilgan.',
      'Tekislik ustidan bulutlar oʻtadi, uzoqda past tepalik koʻrinadi.',
    ],
    [
      'Old planda baland oʻt-oʻlan oʻsgan, uzoqqa yoʻl ketgan.',
      'Yoʻl ufqda koʻzdan yoʻqoladi, oʻtlar bir tomonga egilgan.',
    ],
  ],
  mountains: [
    [
      'Togʻlar ketma-ket turadi, uzoqdagilari yaqindagilaridan ochroq.',
      'Yaqin yonbagʻirlar qoramtir, uzoqdagilari havoga singib ketgan.',
      'Yonbagʻirlarning bir tomoni yorugʻ, ikkinchisi soyada.',
    ],
    [
      'Pastki chetda archalar qorayib koʻrinadi, uzoqdagi choʻqqilarda qor yotibdi.',
      'Archalar yonbagʻir etagigacha yetgan, yuqorida qor yotibdi.',
      'Oq choʻqqilar yengil, old plandagi archalar quyuq boʻyoqda tasvirlangan.',
    ],
  ],
  garden: [
    [
      'Gullar yoʻlakning ikki yonini toʻldirgan.',
      'Gulzorlar mayda, rang-barang surtmalar bilan tasvirlangan.',
      'Gullar old planni deyarli toʻliq egallagan, ortida yashillik koʻrinadi.',
      'Chap va oʻngda rang-barang gulzorlar yoyilgan, butalar devordek turadi.',
      'Och va toʻq rangli gullar aralash, alohida gulbarglar koʻrinmaydi.',
    ],
    [
      'Yoʻlak ichkariga, quyuq koʻkatzorga olib boradi.',
      'Yoʻlak gulzorlar orasida burilib, butalar ortida koʻzdan yoʻqoladi.',
      'Och rangli qumloq yoʻlak tasvirni ikkiga boʻladi.',
      'Yoʻlak maysadan ochroq, u nigohni daraxtlarga yetaklaydi.',
      'Yoʻlakda hech kim yoʻq, oxirini butalar toʻsgan.',
    ],
  ],
  city_street: [
    [
      'Binolar uzoqdagi yorugʻ nuqtaga tomon torayib boradi.',
      'Uylar qatori uzoqqa ketgan, oxirida osmon yorishgan.',
    ],
    [
      'Odamlar soyadek chizilgan, derazalarning bir qismida chiroq yonadi.',
      'Bir necha derazada chiroq yonadi, pastda odamlar koʻrinadi.',
    ],
  ],
  city_domes: [
    [
      'Yassi tomlar ustida gumbazlar koʻtarilib turadi.',
      'Tomlar bir tekis tizilgan, ustida bir guruh qubba koʻtarilib turadi.',
    ],
    [
      'Oʻrtadagi gumbaz boshqalaridan baland, oldidagi maydon boʻm-boʻsh.',
      'Beshta gumbaz osmon fonida aniq koʻrinadi.',
    ],
  ],
  still_life_flowers: [
    [
      'Guldasta deyarli oʻrtada turibdi, gullari yirik va toʻla ochilgan.',
      'Yumaloq koʻzada och va toʻq rangli gullar turibdi.',
      'Koʻzani gullar deyarli yashirgan, yonida nur jilvalanadi.',
      'Och rangli gullar toʻq yashil barglar orasida ajralib turadi.',
      'Guldasta quyuq, novda va barglari har tomonga yoyilgan.',
    ],
    [
      'Dasturxonga bir necha gulbarg toʻkilgan.',
      'Gullar turgan koʻza yonida, dasturxonda gulbarglar yotibdi.',
      'Foni sokin, eng yorqin joylari — gullar va toʻkilgan gulbarglar.',
      'Gullar turgan koʻzaning soyasi oʻng tomonga tushgan, yonida gulbarglar sochilgan.',
      'Pastki qismini och rangli dasturxon egallagan, unga gulbarglar sochilgan.',
    ],
  ],
  still_life_fruit: [
    [
      'Mevalar oq vazaga uyib qoʻyilgan, vazaning chetida koʻk hoshiya bor.',
      'Oq vaza chetidan uyilgan mevalar koʻtarilib turadi.',
    ],
    [
      'Ikki dona meva alohida, stolning ikki chetida yotibdi.',
      'Mevalar poʻstida nur jilvalanadi, dasturxondagi soyalar yumshoq.',
    ],
  ],
  abstract_geometric: [
    [
      'Doira va qiya toʻrtburchaklar bir-birini muvozanatlab turadi.',
      'Katta doira atrofiga uchburchak va yarim doiralar toʻplangan.',
      'Pastda shaxmat taxtasidek katakli yoʻl, tepada katta doira bor.',
    ],
    [
      'Ingichka chiziqlar ochiq fondagi rangli shakllarni kesib oʻtadi.',
      'Shakllar ustma-ust qoʻyilgan, chiziqlar turli tomonga ketgan.',
      'Toʻgʻri burchaklar, yoylar va turli qalinlikdagi chiziqlar ochiq fonda jamlangan.',
    ],
  ],
  abstract_gestural: [
    [
      'Keng surtmalar butun yuzadan oʻtib, bir-birini qoplaydi.',
      'Surtmalar keng qoʻl harakati bilan tortilgan, moʻyqalam tolalari izi koʻrinadi.',
      'Egri rang yoʻllari bir chetdan ikkinchisigacha choʻzilgan.',
    ],
    [
      'Keng boʻyoq chiziqlari ustiga tomchilar sachratilgan.',
      'Boʻyoq tez surtilgan, tomchilari xolst chetlarigacha yetgan.',
      'Boʻyoq tomchilari va sachratmalari tushgan joyida qoldirilgan.',
    ],
  ],
  colour_field: [
    [
      'Rangli toʻrtburchaklar ustma-ust joylashgan, chetlari noaniq.',
      'Katta rang maydonlari noaniq chegara bilan ajralgan.',
    ],
    [
      'Boʻyoq yupqa shaffof qatlamlarda surtilgan.',
      'Rang koʻp qatlamda hosil qilingan, chetlarida ostki qatlam koʻrinadi.',
    ],
  ],
};
