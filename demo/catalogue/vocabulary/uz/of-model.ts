/** What a buyer of a model asks about, told with one of its parts. */
export const ofModel: readonly (readonly [piece: RegExp, plain: string, own: string])[] = [
  [/5227J/u, 'bezeli silliq', 'bezeli silliq, orqa oynasini ochiladigan qopqoq yopib turadi'],
  [/\bAquanaut\b/u, 'kauchukdan', 'kompozit materialdan'],
  [/\bAquanaut\b/u, 'kauchuk tasma', 'kompozit tasma'],
  [/\bConstellation V\b/u, 'tomonida sensorli', 'tomonida 4,3 dyuymli sensorli'],
  [/\bConstellation V\b/u, 'chiqqanlari esa sensorli, ular Android', 'chiqqanlari esa Android'],
  [/405\.035|RM 011/u, 'xronograf, flaybek', 'xronograf, flaybek, kichik soniya mili'],
  // Counters of another colour than the dial.
  ...(
    [
      [
        /^(?!.*hisoblagich).*(?:26331ST|405\.035|AB0138211|AB012012|AB0134101|CBS2210|79360N)/u,
        'kumushrang',
      ],
      [/^(?!.*hisoblagich).*AB0118221/u, 'qora'],
      [/^(?!.*hisoblagich).*CAW211P/u, 'oq'],
      [/^(?!.*hisoblagich).*\/69\./u, 'uch xil rangli'],
    ] as const
  ).flatMap(
    ([reference, colour]) =>
      [
        [reference, 'Soatda xronograf', `Soatda xronograf (hisoblagichlari ${colour})`],
        [reference, 'soatida xronograf', `soatida xronograf (hisoblagichlari ${colour})`],
      ] as const,
  ),
  [
    /126720VTNR/u,
    ', aylanadigan bezelidagi',
    '. Burash boshchasi va sana darchasi chap tomonda. Aylanadigan bezelidagi',
  ],
  [
    /\bMilgauss\b/u,
    ', sapfir oynasi yashil',
    '. Sapfir oynasi yashil, toʻq sariq soniya mili chaqmoq shaklida',
  ],
  [
    /^(?!.*(?:ming gauss|gausslik)).*\bMilgauss\b/u,
    'yurish zaxirasi 48 soat',
    'yurish zaxirasi 48 soat, magnitdan himoyasi 1\u00a0000 gaussgacha',
  ],
  [/\b(?:Black Bay Pro|Explorer II)\b/u, 'bezelida 24 soatlik', 'qoʻzgʻalmas bezelida 24 soatlik'],
  [
    /\bExplorer II\b/u,
    'sana va ikkinchi vaqt mintaqasi koʻrsatkichi',
    'sana koʻrsatkichi va ikkinchi vaqt mintaqasining toʻq sariq mili',
  ],
  [/310\.30\.42\.50\.01\.001/u, 'bezelidagi taximetr', 'oynasi hezalitdan, bezelidagi taximetr'],
  [/310\.30\.42\.50\.01\.002/u, 'bezelidagi taximetr', 'oynasi sapfirdan, bezelidagi taximetr'],
  [/311\.30\.42\.30\.01\.005/u, 'bezelidagi taximetr', 'oynasi hezalitdan, bezelidagi taximetr'],
  [
    /^(?!.*oʻrtasi sakkizburchak).*\bCode 11\.59\b/u,
    'bezeli ingichka',
    'oʻrta qismi sakkizburchak, bezeli ingichka',
  ],
  [/CAW211P/u, 'bezeli ingichka', 'burash boshchasi chap tomonda, bezeli ingichka'],
  [/\bBig Pilot/u, 'bezeli ingichka', 'burash boshchasi yirik, konussimon, bezeli ingichka'],
  [
    /^(?!.*agʻdarib).*\bReverso\b/u,
    'korpusi toʻgʻri toʻrtburchak',
    'agʻdariladigan korpusi toʻgʻri toʻrtburchak',
  ],
  [
    /^(?!.*agʻdarib).*\bReverso\b/u,
    'toʻgʻri toʻrtburchak poʻlat korpus',
    'agʻdariladigan toʻgʻri toʻrtburchak poʻlat korpus',
  ],
  [
    /^(?!.*agʻdarib).*\bReverso\b/u,
    'toʻgʻri toʻrtburchak korpus',
    'agʻdariladigan toʻgʻri toʻrtburchak korpus',
  ],
  [
    /^(?!.*himoya yoyi).*\bLuminor\b/u,
    'bezeli silliq',
    'bezeli silliq, burash boshchasini himoya yoyi bosib turadi',
  ],
  [
    /\bSubmersible\b/u,
    'aylanadigan bezelining',
    'burash boshchasini himoya yoyi bosib turadi, aylanadigan bezelining',
  ],
  [
    /^(?!.*zanjirchali qopqogʻi).*\bPasha\b/u,
    'bezeli silliq',
    'bezeli silliq, burash boshchasining zanjirchali qopqogʻi bor',
  ],
  [
    /^(?!.*logarifm).*\bNavitimer\b/u,
    'bezeli tanga chetidek kertilgan',
    'tanga chetidek kertilgan bezelida logarifmik chizgʻich bor',
  ],
  [
    /\bLange 1\b|^(?!.*markazidan chetga).*\bPanoMaticLunar\b/u,
    ', yaltiramaydigan yuzali',
    ', yaltiramaydigan yuzali, soat va daqiqa doirasi chapga surilgan',
  ],
  [/\bAmerican 1921\b/u, 'oq, donador yuzali', 'oq, donador yuzali, oʻngga qiya oʻrnatilgan'],
  [/\bAmerican 1921\b/u, 'donador yuzali oq', 'oʻngga qiya oʻrnatilgan donador yuzali oq'],
  [
    /\bAmerican 1921\b/u,
    'vaqtni rulda koʻrish oson boʻlsin deb siferblati qiya oʻrnatilgan',
    'qiya siferblatda vaqtni rulda ham koʻrish oson',
  ],
  // Shown in the last month of the year before its sale.
  [/210\.90\.42\.20\.01\.001/u, '2020-yilda taqdim etilgan', '2019-yil dekabrida taqdim etilgan'],
  // Whose diamonds move, as its line tells where it comes first.
  [
    /^(?!.*(?:bir joyda turmaydi|sirgʻaladigan brilliant)).*\bHappy Sport\b/u,
    ', gilyoshe naqshli',
    ', gilyoshe naqshli, ustida beshta brilliant siljib yuradi',
  ],
  [
    /(?:bir joyda turmaydi|sirgʻaladigan brilliant)/u,
    ', gilyoshe naqshli',
    ', gilyoshe naqshli, brilliantlari beshta',
  ],
  [
    /\bHappy Sport\b/u,
    'gilyoshe naqshli kumushrang',
    'ustida beshta brilliant siljib yuradigan, gilyoshe naqshli kumushrang',
  ],
  [/\bCamélia\b/u, 'toʻla ochilgan gul shaklida', 'ochilgan kameliya guli shaklida'],
  // Three golds and a band with a coating, on one of four a row of stones.
  [
    /\bQuatre\b/u,
    'tutashgan toʻrt halqadan iborat',
    'tutashgan toʻrt halqadan iborat, ulardan biri jigarrang PVD qoplamali',
  ],
  [
    /\bQuatre\b/u,
    'halqadan tutashtirilgan',
    'halqadan (biri jigarrang PVD qoplamali) tutashtirilgan',
  ],
  [/\bQuatre\b/u, 'taqinchoqqa', 'halqalardan biriga'],
  // On a cross and on a strand.
  [/\bBelle Époque\b/u, 'bir qator qilib', 'qator qilib'],
  [/\bAkoya Strand\b/u, 'bir qator qilib terilgan', 'terilgan'],
  [/\bCarrera Chronograph 39\b/u, 'bezeli ingichka', 'oynasi qavariq'],
  [/\bCarrera Chronograph 39\b/u, 'Bezelining bir joyi', 'Korpusining bir joyi'],
  [
    /\bOffshore Diver\b/u,
    'sakkizta vint bilan mahkamlangan',
    'sakkizta vint bilan mahkamlangan, siferblat chetidagi gʻavvoslik shkalasi alohida boshcha bilan aylantiriladi',
  ],
  [
    /^(?!.*klapan orqali).*\b(?:Seamaster Diver 300M|Planet Ocean|Deepsea|Sea-Dweller)\b/u,
    'aylanadigan bezelining',
    'geliy klapani bor, aylanadigan bezelining',
  ],
  [
    /220\.10\.40\.20\.01\.001/u,
    'yurish zaxirasi 55 soat',
    'yurish zaxirasi 55 soat, magnitdan himoyasi 15\u00a0000 gaussgacha',
  ],
  // A ring that is open between its two butterflies, where its note does not say so.
  [
    /^(?!.*(?:tutashmaydi|kapalak shaklidagi)).*\bTwo Butterfly\b/u,
    'qanotlarini yozgan kapalak shaklida',
    'ochiq halqali, ikki uchiga kapalak oʻrnatilgan',
  ],
  [/\bTwo Butterfly\b/u, 'yozgan kapalak', 'yozgan ikki kapalak'],
  // Of a case that is not round its length as well, which its maker measures with the ears.
  ...(
    [
      [/WSTA0041|WGTA0011/u, '25,5', '33,7'],
      [/WSSA0029/u, '35,1', '41,9'],
      [/WSSA0018/u, '39,8', '47,5'],
      [/WSPN0007/u, '27', '37'],
      [/W5200027/u, '31', '40,85'],
      [/Q3858520/u, '27,4', '45,6'],
    ] as const
  ).map(
    ([reference, width, height]) =>
      [
        reference,
        `eni ${width} mm`,
        `oʻlchami quloqchalari bilan ${height} × ${width} mm`,
      ] as const,
  ),
  // An ellipse without ears.
  [/5738R/u, 'eni 34,5 mm', 'oʻlchami 39,5 × 34,5 mm'],
  // What an insert is made of, where it is known.
  ...(
    [
      [
        /\b(?:1[12]6(?:6|7)\d{2}L[NVB]|116710BLNR|126710BL|126711CHNR|126720VTNR|126600|126660|124060)|\b210\.3[02]\.|\b215\.30\.|\b329\.30\.|L3\.781|\b5000-1110|\bJ12\b|WBP201A|25600TB|\bAB2010121|\/69\.M3100|\bSeaQ\b/u,
        'keramika',
      ],
      [
        /\b16610(?!\d|L)|2220\.80|\b79230|\b79030|79360N|79830RB|\b210\.90|\b31[01]\.30/u,
        'alyuminiy',
      ],
    ] as const
  ).flatMap(
    ([reference, stuff]) =>
      [
        [reference, 'bezelining qoʻyilmasi', `bezelining ${stuff} qoʻyilmasi`],
        [reference, ' qoʻyilmaga tushirilgan', ` ${stuff} qoʻyilmaga tushirilgan`],
        [reference, ' qoʻyilmasiga tushirilgan', ` ${stuff} qoʻyilmasiga tushirilgan`],
      ] as const,
  ),
  [/5270P/u, 'xronograf va Oy', 'xronograf, kichik soniya mili va Oy'],
  [/Q4138420|L2\.673/u, 'xronograf, toʻliq', 'xronograf, kichik soniya mili, toʻliq'],
  // Its links are many and narrow.
  [/\bSeamaster Diver 300M\b/u, 'besh qatorli', 'koʻp qatorli'],
  [/\bPatek Philippe\b/u, 'kafolat kartasi', 'kelib chiqish sertifikati'],
  // Neither ceramic and carbon nor what is matt or tarnishes is polished.
  [
    /\b(?:karbon|titan|bronza|Black Matte)|keramika(?:dan| korpus)(?<!bezeli qora keramikadan)/iu,
    'Holati aʼlo, jilolashga hojat yoʻq.',
    'Holati aʼlo: korpus va oynada sezilarli taqish izi yoʻq.',
  ],
  // What the stones have told.
  [
    /atrofiga \d+ ta brilliant/u,
    'kolleksiyasi; ularda markaziy tosh atrofiga mayda brilliantlar terilgan',
    'kolleksiyasi',
  ],
];
