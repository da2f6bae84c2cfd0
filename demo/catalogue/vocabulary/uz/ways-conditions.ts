import { type Ways } from './ways';

/** Conditions by kind; the first letter is left out where the owner may stand before it. */
export const conditionWays: readonly Ways[] = [
  // Watches.
  [
    'Holati aʼlo, jilolashga hojat yoʻq.',
    'Aʼlo holatda saqlangan, jilolash shart emas.',
    'Holati aʼlo: jilolashga ehtiyoj yoʻq.',
    'Soat aʼlo holatda, uni jilolamasdan sotuvga qoʻydik.',
  ],
  [
    'Holati aʼlo: korpus va oynada sezilarli taqish izi yoʻq.',
    'Korpusi va oynasi aʼlo holatda, sezilarli taqish izi yoʻq.',
    'Aʼlo holatda: korpusi va oynasida taqish izlari deyarli sezilmaydi.',
    'Korpus va oynada koʻzga tashlanadigan iz yoʻq, holati aʼlo.',
    'Oynasi ham, korpusi ham aʼlo holatda saqlangan.',
  ],
  [
    'Taqish izlari deyarli yoʻq, mexanizmi soz.',
    'Taqish izlari deyarli sezilmaydi, mexanizmi soz.',
    'Taqilgani deyarli bilinmaydi, mexanizmi soz.',
    'Soat yangidek koʻrinadi, mexanizmi soz.',
  ],
  [
    'Soat yangi, hech kim taqmagan.',
    'Soat yangi, hali taqilmagan.',
    'Soat yangi: hali hech kim taqmagan.',
  ],
  [
    'Soat biror marta ham taqilmagan.',
    'Soat hali bir marta ham taqilmagan.',
    'Soat yangi, hali bilakka taqilmagan.',
  ],
  ['Biror marta ham taqilmagan.', 'Hali bir marta ham taqilmagan.'],
  [
    'angi: korpusi va qulfida birorta ham tirnalgan joy yoʻq.',
    'angi: korpusi ham, qulfi ham tirnalmagan.',
    'angi: korpus va qulfda birorta ham iz yoʻq.',
  ],
  [
    'Taqish izlari yengil: korpusi va qulfida mayda tirnalgan joylar bor.',
    'Korpusi va qulfida mayda tirnalgan joylar bor, taqish izlari yengil.',
    'Taqilgani biroz bilinadi: korpusi va qulfida mayda tirnalgan joylar bor.',
    'Korpusi va qulfida mayda tirnalish izlari bor, boshqa shikasti yoʻq.',
    'Korpus va qulfda kundalik taqishdan mayda tirnalish izlari qolgan.',
  ],
  [
    'vaylab taqilgan, korpusida mayda ishqalanish izlari bor.',
    'vaylab taqilgan: korpusida faqat mayda ishqalanish izlari bor.',
    'vaylab taqilgan, korpusi bilinar-bilinmas ishqalangan.',
    'vaylab taqilgan, korpusida sinchiklab qaragandagina koʻrinadigan izlar bor.',
  ],
  [
    'ulfida tirnalgan joylar bor, oynasi toza.',
    'ulfi biroz tirnalgan, oynasi benuqson.',
    'ulfi taqishdan yengil tirnalgan, oynasida iz yoʻq.',
    'ulfida mayda tirnalish izlari bor, oynasiga shikast yetmagan.',
  ],
  [
    'ynasining cheti ozgina uchgan; oyna almashtirilguncha soatni suvdan asrash kerak.',
    'ynasining cheti ozgina uchgan; yangi oyna qoʻyilguncha soatni suvdan asrang.',
    'ynasining chetidan mayda boʻlak uchgan; oyna almashtirilmaguncha soatni suvga tushirmang.',
  ],
  [
    'orpusining yon tomonida chuqur tirnalgan joy bor, mexanizmi soz.',
    'orpusining yon tomoni chuqur tirnalgan, mexanizmi soz.',
    'orpusining yonida chuqur tirnalgan joy koʻrinadi, bu mexanizmga taʼsir qilmagan.',
  ],
  [
    ' bir joyi sezilarli ezilgan, qolgan qismi butun.',
    ' bir joyida sezilarli ezik bor, qolgan qismi butun.',
    ' bir joyi ezilgan, boshqa shikasti yoʻq.',
  ],
  [
    'Taʼmir kerak: mexanizmi toʻxtab qoladi, uni tozalash va moylash lozim.',
    'Mexanizmi toʻxtab qoladi: tozalash va moylash kerak.',
  ],
  [
    'Taʼmir kerak: burash boshchasi joyida mahkam turmaydi; tuzatilguncha soatni suvdan asrang.',
    'Burash boshchasi boʻshagan, taʼmirlash kerak; ungacha soatni suvdan asrang.',
  ],
  [
    'exanizmini sozlash kerak: sutkalik xatosi meʼyordan katta.',
    'exanizmini sozlash kerak, sutkalik xatosi meʼyordan oshgan.',
  ],
  // Jewels.
  [
    'Holati aʼlo: shakli buzilmagan, jilosi bir tekis.',
    'Shakli buzilmagan, jilosi bir tekis, holati aʼlo.',
    'Aʼlo holatda: jilosi bir tekis, shakli oʻzgarmagan.',
  ],
  [
    'Buyum aʼlo holatda, taqish izlari deyarli yoʻq.',
    'Taqish izlari deyarli yoʻq, holati aʼlo.',
    'Aʼlo holatda saqlangan, taqish izlari deyarli sezilmaydi.',
  ],
  [
    'Holati aʼlo, taqish izlari sinchiklab qaragandagina bilinadi.',
    'Holati aʼlo, taqilgani faqat lupa ostida bilinadi.',
    'Taqish izlarini sinchiklab qaragandagina koʻrish mumkin, holati aʼlo.',
  ],
  ['Buyum yangi, hech kim taqmagan.', 'Taqinchoq yangi, hali taqilmagan.'],
  ['Buyum biror marta ham taqilmagan.', 'Taqinchoq hali bir marta ham taqilmagan.'],
  [
    'Taqilgani bilinadi: jilolangan metallida mayda tirnalgan joylar bor.',
    'Jilolangan metallida taqish izlari bor: ayrim joylari biroz tirnalgan.',
    'Taqilgani bilinadi: jilolangan metalliga mayda chiziqlar tushgan.',
  ],
  [' tomonida yengil ishqalanish izlari bor.', ' tomoni yengil ishqalangan.'],
  [
    'Metall yuzasi biroz xiralashgan, zargar uni asl holiga keltira oladi.',
    'Metallining yuzasi biroz xira tortgan, zargar jilosini tiklay oladi.',
    'Metalli biroz xiralashgan, zargar uni jilolab, asl holiga keltira oladi.',
  ],
  // Accessories.
  ['Buyum yangi, undan foydalanilmagan.', 'Buyum yangi, hali ishlatilmagan.'],
  [
    'Buyum yangi: na tirnalish, na ishqalanish bor.',
    'Buyum yangi: tirnalgan ham, ishqalangan ham joyi yoʻq.',
  ],
  [
    'Holati aʼlo, ishqalangan joyi yoʻq.',
    'Holati aʼlo: biror joyi ishqalanmagan.',
    'Birorta ham ishqalangan joyi yoʻq, holati aʼlo.',
  ],
  [
    'Holati aʼlo: burchaklari ishqalanmagan, astari toza.',
    'Burchaklari ishqalanmagan, astari toza, holati aʼlo.',
    'Aʼlo holatda: na burchaklari ishqalangan, na astariga dogʻ tushgan.',
  ],
  [
    'Foydalanish izlari deyarli yoʻq: furniturasi tirnalmagan, astari toza.',
    'Furniturasi tirnalmagan, astari toza, foydalanilgani deyarli bilinmaydi.',
  ],
  [
    'Holati aʼlo: chetlari ishqalanmagan, ichida ham, tashqarisida ham dogʻ yoʻq.',
    'Ichida ham, tashqarisida ham dogʻ yoʻq, chetlari ishqalanmagan: holati aʼlo.',
  ],
  [
    'Burchaklari biroz ishqalangan, astari toza.',
    'Astari toza, burchaklari biroz ishqalangan.',
    'Foydalanilgani biroz bilinadi: burchaklari ishqalangan, astari toza.',
  ],
  [
    'Furniturasida mayda tirnalgan joylar bor, sumkaning ichida ham, tashqarisida ham dogʻ yoʻq.',
    'Ichida ham, tashqarisida ham dogʻ yoʻq, faqat furniturasi biroz tirnalgan.',
  ],
  [
    'Foydalanishdan yengil bukilish izlari qolgan, burchaklari va astari butun.',
    'Burchaklari va astari butun, foydalanishdan yengil bukilish izlari qolgan.',
  ],
  // Works of art.
  [
    'Holati aʼlo: ranglari tiniq, boʻyogʻi koʻchgan joyi yoʻq.',
    'Ranglari tiniq, boʻyogʻi koʻchmagan, holati aʼlo.',
  ],
  ['Holati benuqson, birinchi marta sotilmoqda.', 'Holati benuqson, ilgari sotilmagan.'],
  ['Fonda kichik dogʻ koʻrinadi.', 'Fonning bir joyida kichik dogʻ bor.'],
  ['Nuqsoni bor: pastki chetida boʻyoq biroz koʻchgan.', 'Pastki chetida boʻyoq biroz koʻchgan.'],
  [
    'Holati aʼlo, restavratsiya qilinmagan.',
    'Aʼlo holatda, restavratsiya qilinmagan.',
    'Restavratsiya qilinmagan, holati aʼlo.',
  ],
  [
    'Lupada va ultrabinafsha nurda nuqson topilmadi.',
    'Lupa ostida va ultrabinafsha nurda tekshirildi, nuqsoni yoʻq.',
  ],
  [
    'Yuzasi toza, chetlarida mayda ishqalanish izlari bor.',
    'Chetlari biroz ishqalangan, yuzasi toza.',
  ],
  [
    'Orqa tomonida mayda izlar bor, old tomoni toza.',
    'Old tomoni toza, orqasida bilinar-bilinmas izlar bor.',
    'Old tomonida nuqson yoʻq, orqasida mayda izlar koʻrinadi.',
  ],
  [
    'Holati yaxshi, yuzasida yengil ishqalanish izlari bor.',
    'Holati yaxshi, yuzasi yengil ishqalangan.',
  ],
];
