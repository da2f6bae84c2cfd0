import { ofModel } from './of-model';
import { ofArt } from './own-words-art';
import { toldByLine } from './own-words-once';

/** A watch that is worn on a strap. */
const onStrap = /^(?![^]*bilaguzu[kg])(?=[^]*\btasma(?:si|da|ga|li)?\b)/iu;

/** What stands for the plain word of a bezel or a dial, or of a motif told of one, by the piece. */
export const ownWords: readonly (readonly [piece: RegExp, plain: string, own: string])[] = [
  [/\bHublot\b/u, 'bezeli vintlar bilan', 'bezeli oltita vint bilan'],
  // One smooth thing is enough for one watch.
  [/bezeli silliq/u, 'silliq loklangan', 'loklangan'],
  // Alligator sewn on rubber, and a dial of sapphire.
  [/\.LR\b/u, 'alligator charmidan', 'alligator charmi qoplangan kauchukdan'],
  [/601\.NX\.0173/u, 'antratsit rangli, oʻyib ochilgan, orasidan', 'shaffof sapfirdan, ostidan'],
  [/601\.NX\.0173/iu, 'siferblati antratsit rangli', 'siferblati shaffof'],
  [/\bBreguet\b/u, 'bezeli tanga chetidek kertilgan', 'yon tomoni tanga chetidek kertilgan'],
  [/\b(?:5270P|5205G)\b/u, 'bezeli silliq', 'bezeli botiq'],
  // Which has no lining.
  [/\bEvelyne\b/u, 'burchaklari va astari', 'burchaklari va ichi'],
  [/\bEvelyne\b/u, 'astari', 'ichi'],
  [/\bParmigiani\b/u, 'bezeli taramlangan', 'bezeli mayda kertikli'],
  [/\bCalatrava\b/u, 'bezeli boʻrtma naqshli', 'bezeli “Parij mixlari” naqshli'],
  [/\bConstellation\b/u, 'bezeli boʻrtma naqshli', 'bezeliga rim raqamlari oʻyilgan'],
  [/\bOverseas\b/u, 'bezeli boʻrtma naqshli', 'bezelining cheti oʻyiqli'],
  [/\bDefy Skyline\b/u, 'bezeli pogʻonali', 'bezeli oʻn ikki qirrali'],
  [/\bIngenieur Automatic 40\b/u, 'boʻrtma naqshli', 'katak naqshli'],
  // Its screws are turned with a tool of its own.
  [
    /^(?=[^.]*\bLove\b)[^.]*bilaguzu[kg]/iu,
    'quti, sertifikat va butik cheki',
    'quti, buragich, sertifikat va butik cheki',
  ],
  // The flower that it is named after, and which of its diamonds are where.
  [/\bSunflower\b/u, 'nur sochayotgan quyosh shaklida', 'kungaboqar guli shaklida'],
  [/\bSunflower\b/u, 'markazidan nurlar taralgan', 'kungaboqar guli shaklidagi'],
  [
    /\bSunflower\b/u,
    'sirgʻalarga 2 ta brilliant',
    'har bir sirgʻaning markaziga bittadan brilliant',
  ],
  [/\bSunflower\b/u, ') va 16 ta brilliant', '), atrofiga sakkiztadan brilliant'],
  // What has no bezel to dent.
  [
    /bezeli yoʻq|brankar|koʻndalang boʻrtma|burchaklarida toʻrtta vint/u,
    'Bezelining bir joyi',
    'Korpusining bir joyi',
  ],
  ...ofModel,
  // Whose two panes are its parts.
  [
    /ikki sapfir oynali/u,
    ' ikki sapfir oynali, ular orasida brilliantlar erkin harakatlanadi',
    'ning ikki sapfir oynasi orasida brilliantlar erkin harakatlanadi',
  ],
  ...toldByLine,
  // Few stones of a pendant are not on its sides.
  [/(?<!\p{L})kulon/iu, 'yon tomonlariga', 'yoniga'],
  // The kind of its pearls, as its name has it.
  [/\bAkoya\b/u, 'oq marvarid', 'oq akoya marvaridi'],
  // A strand of pearls has no metal but its clasp.
  [/\bAkoya Strand\b/u, 'Ichki tomonida yengil', 'Qulfida yengil'],
  [/\bAkoya Strand\b/u, 'ichki tomonida sezilarli', 'qulfida sezilarli'],
  [/\bAkoya Strand\b/u, 'Metallning bir chetida', 'Qulfining metallida'],
  [/\bAkoya Strand\b/u, 'Metall chuqur tirnalgan', 'Qulfi chuqur tirnalgan'],
  [/\bAkoya Strand\b/u, 'Metallning bir cheti biroz bukilgan', 'Qulfi biroz bukilgan'],
  [/\bAkoya Strand\b/u, 'metall bir joyidan darz', 'qulfi bir joyidan darz'],
  [/\bAkoya Strand\b/u, 'Metall yuzasi biroz', 'Qulfining metalli biroz'],
  [/\bAkoya Strand\b/u, 'jilolangan metallida', 'qulfining metallida'],
  [/\bAkoya Strand\b/u, 'metallida birorta', 'qulfida birorta'],
  [/\bAkoya Strand\b/u, 'shakli buzilmagan, jilosi', 'marvaridlarning tovlanishi'],
  [
    /\bAkoya Strand\b/u,
    'shakli qiyshaygan, uni zargar tiklashi',
    'qulfi yaxshi yopilmaydi, uni zargar tuzatishi',
  ],
  [/White Birch/u, 'donador yuzali', 'qayin poʻstlogʻini eslatuvchi naqshli'],
  [/Snowflake/u, 'donador yuzali', 'qorni eslatuvchi yuzali'],
  [/Shunbun/u, 'donador yuzali', 'sakura gulbarglarini eslatuvchi naqshli'],
  // A spiral that goes round the wrist once.
  [/\bSerpenti Tubogas\b/u, 'korpusga tutash', 'bir oʻramli, spiralsimon'],
  // Canvas is chequered, and a bag that is named after its strap has one.
  [
    /Monogram(?! naqshi)/u,
    'jigarrang qoplamali',
    'Monogram naqshi tushirilgan jigarrang qoplamali',
  ],
  [/Monogram/u, ' (Monogram) tikilgan', ' tikilgan'],
  [/Monogram/u, ' (Monogram) tikkan', ' tikkan'],
  [/Monogram/u, ' (Monogram) tanlagan', ' tanlagan'],
  [/Monogram/u, ' (Monogram), furniturasi', ', furniturasi'],
  [
    /Damier Ébène/u,
    'Toʻq jigarrang qoplamali',
    'Toʻq jigarrang katak naqshi tushirilgan qoplamali',
  ],
  [
    /Damier Azur/u,
    'Sutrang qoplamali',
    'Sutrang va koʻkish-kulrang katak naqshi tushirilgan qoplamali',
  ],
  [/Damier Graphite/u, 'Qora qoplamali', 'Qora va kulrang katak naqshi tushirilgan qoplamali'],
  [
    /Damier Ébène/u,
    'toʻq jigarrang qoplamali',
    'toʻq jigarrang katak naqshi tushirilgan qoplamali',
  ],
  [
    /Damier Azur/u,
    'sutrang qoplamali',
    'sutrang va koʻkish-kulrang katak naqshi tushirilgan qoplamali',
  ],
  [/Damier Graphite/u, 'qora qoplamali', 'qora va kulrang katak naqshi tushirilgan qoplamali'],
  [/2\.55 Reissue/u, 'qopqogʻi qulf', 'qopqogʻi toʻgʻri toʻrtburchak aylanma qulf'],
  [
    /Bandoulière/u,
    'usti boshidan oxirigacha molniya bilan yopiladi',
    'yelka tasmasi bor, usti molniya bilan yopiladi',
  ],
  // Nothing is kept or lost of what is new.
  [
    /[Yy]angi[,:]|biror marta ham/u,
    'Qutisi va hujjatlari saqlanmagan',
    'Qutisi va hujjatlari yoʻq',
  ],
  [/[Yy]angi[,:]|biror marta ham/u, 'Qutisi saqlanmagan', 'Qutisi yoʻq'],
  // Ceramic breaks and is not dented, and nor are brilliants.
  [
    /keramika(?:dan| korpus)/iu,
    'Bezelining bir joyi sezilarli ezilgan',
    'Bezelining chetidan mayda boʻlak uchgan',
  ],
  [
    /qoʻyilma/u,
    'Bezelining bir joyi sezilarli ezilgan',
    'Bezelining metall cheti bir joyda sezilarli ezilgan',
  ],
  [/brilliantlar terilgan/u, 'Bezelining bir joyi', 'Korpusining bir joyi'],
  // A strap has a buckle.
  [onStrap, 'orpusi va qulfida', 'orpusi va toʻqasida'],
  [onStrap, 'orpusi ham, qulfi ham', 'orpusi ham, toʻqasi ham'],
  [onStrap, 'orpus va qulfda', 'orpus va toʻqada'],
  ...ofArt,
  // A receipt bears a date.
  [/yili nomaʼlum/u, ', sertifikat va butik cheki', ' va sertifikat'],
  [/yili nomaʼlum/u, 'Asl qutisi va cheki', 'Asl qutisi va hujjatlari'],
  [/(?<!\p{L})uzu[kg]/iu, 'Metallning bir cheti biroz bukilgan', 'Halqasi biroz qiyshaygan'],
  // Of two, what is told of one.
  [
    /sirgʻa(?!la[dn])/iu,
    ': ichki tomonida sezilarli',
    ': sirgʻalardan birining ichki tomonida sezilarli',
  ],
  [/sirgʻa(?!la[dn])/iu, 'Ichki tomonida yengil', 'Sirgʻalarning ichki tomonida yengil'],
  [/sirgʻa(?!la[dn])/iu, 'Metallning bir chetida', 'Sirgʻalardan birining metallida'],
  [
    /sirgʻa(?!la[dn])/iu,
    'Metallning bir cheti biroz bukilgan',
    'Sirgʻalardan birining cheti biroz bukilgan',
  ],
  [/sirgʻa(?!la[dn])/iu, 'metall bir joyidan darz', 'sirgʻalardan birining metalli darz'],
  [/zaponkalar/iu, ': yuzasida sezilarli', ': zaponkalardan birining yuzasida sezilarli'],
  [/zaponkalar/iu, 'Old tomonida chuqur', 'Zaponkalardan birining old tomonida chuqur'],
  [/zaponkalar/iu, 'Yuzasining bir joyi qattiq', 'Zaponkalardan birining yuzasi qattiq'],
  [/zaponkalar/iu, 'harakatlanadigan qismlaridan biri', 'zaponkalardan birining qulfi'],
  [/zaponkalar/iu, ': qismlaridan biri', ': zaponkalardan birining qulfi'],
  // Which part sticks or is loose.
  [/Ikkiga buklanadi/u, 'harakatlanadigan qismlaridan biri tiqilib', 'ichki choki soʻkilib'],
  [/molniya bilan yopiladi/u, 'harakatlanadigan qismlaridan biri', 'molniyasi'],
  [/sumka|hamyon/iu, 'harakatlanadigan qismlaridan biri', 'qulfi'],
  [/telefon/iu, 'harakatlanadigan qismlaridan biri', 'tugmalaridan biri'],
  [/zajigalka(?!lari)/iu, 'harakatlanadigan qismlaridan biri', 'qopqogʻi'],
  [/sumka|hamyon/iu, ': qismlaridan biri', ': furniturasining bir qismi'],
  [/telefon/iu, ': qismlaridan biri', ': korpusining bir qismi'],
  [/ruchka/iu, ': qismlaridan biri', ': qisqichi'],
  [/zajigalka(?!lari)/iu, ': qismlaridan biri', ': qopqogʻi'],
  // What the workshop has to do.
  [
    /sumka|hamyon/iu,
    'Buyumni ustaxonada tozalash va biroz taʼmirlash',
    'Buyumni tozalash va ayrim choklarini mustahkamlash',
  ],
  [/ruchka/iu, 'Buyumni ustaxonada tozalash va biroz taʼmirlash', 'Ruchkani yuvish va sozlash'],
  [
    /zajigalka(?!lari)/iu,
    'Buyumni ustaxonada tozalash va biroz taʼmirlash',
    'Zajigalkani tozalash va zichlagichini almashtirish',
  ],
  [/telefon/iu, 'Buyumni ustaxonada', 'Telefonni ustaxonada'],
  [/zaponkalar/iu, 'Buyumni ustaxonada', 'Zaponkalarni ustaxonada'],
  [/6cc/u, 'karta va pul boʻlimlari bor', 'oltita karta choʻntagi va pul boʻlimi bor'],
  // The hide of a young bull, where Togo and Epsom are calf.
  [/Clémence/u, 'buzoq charmi', 'novvos charmi'],
  [/Caviar/u, 'buzoq charmi', 'donador buzoq charmi'],
  [/Clémence/u, '(Clémence', '(Taurillon Clémence'],
  [/Vert Amande/u, 'yashil buzoq', 'och yashil buzoq'],
  [/Vert Amande/u, 'Yashil buzoq', 'Och yashil buzoq'],
  [
    /(?:bilaguzuk|kolye)[^]*(?:[2-9]|\d\d) ta yassi/iu,
    'hoshiyalangan toʻrtbarg shaklida',
    'hoshiyalangan toʻrtbarglardan iborat',
  ],
  // Without its own tool the bracelet is not opened.
  ...(
    [
      ['Gʻilofi va sertifikati', 'Gʻilofi, buragichi va sertifikati'],
      ['Asl qutisi va hujjatlari', 'Asl qutisi, buragichi va hujjatlari'],
      ['Qutisiz va sertifikatsiz', 'Quti, buragich va sertifikatsiz'],
      [': quti va hujjatlari yoʻq', ': qutisi, buragichi va hujjatlari yoʻq'],
      ['Qutisi va hujjatlari', 'Qutisi, buragichi va hujjatlari'],
    ] as const
  ).map(([plain, own]) => [/^(?=[^.]*\bLove\b)[^.]*bilaguzu[kg]/iu, plain, own] as const),
  // The same noun in two sentences on end.
  [/metalldan ishlangan\. Metall qismlarida/u, 'Metall qismlarida', 'Yuzasida'],
  [/metall qismlari [^.;]*\. Metall qismlarida/u, 'Metall qismlarida', 'Ularda'],
];

/** The collection of a model that does not bear its name, which is told where nothing names it yet. */
export const collectionTold: readonly (readonly [model: RegExp, note: string, told: string])[] = [
  [
    /Grand Complications/u,
    'Grand Complications kolleksiyasiga abadiy taqvimlar, repetirlar va split-xronograflar kiradi',
    'Model Grand Complications kolleksiyasiga kiradi, unda abadiy taqvimlar, repetirlar va split-xronograflar jamlangan',
  ],
  [
    /Complications kolleksiyasida/u,
    'Complications kolleksiyasida foydali murakkab funksiyalar jamlangan: yillik taqvim, jahon vaqti, xronograf',
    'Model Complications kolleksiyasiga kiradi, unda yillik taqvimli, jahon vaqtli va xronografli soatlar jamlangan',
  ],
  [
    /El Primero 36 000/u,
    'Chronomaster soatlariga 1969-yilgi El Primero mexanizmining zamonaviy avlodi oʻrnatiladi',
    'Model Chronomaster kolleksiyasiga kiradi, unga 1969-yilgi El Primero mexanizmining zamonaviy avlodi oʻrnatiladi',
  ],
  [
    /BR 03/u,
    'Instruments soatlari bort asbobini eslatadi',
    'Model Instruments kolleksiyasiga kiradi, u bort asbobini eslatadi',
  ],
  [
    /Deepsea/u,
    'Sea-Dweller katta chuqurlikda kunlab qoladigan gʻavvoslarga atalgan',
    'Model Sea-Dweller kolleksiyasiga kiradi, u katta chuqurlikda kunlab qoladigan gʻavvoslarga atalgan',
  ],
  [
    /White Birch/u,
    'Evolution 9 kolleksiyasida brendning dizayn qoidalari yangilangan',
    'Model Evolution 9 kolleksiyasiga kiradi, unda brendning dizayn qoidalari yangilangan',
  ],
  [
    /Shunbun|Snowflake/u,
    'Heritage kolleksiyasi brendning 1960-yillardagi dizayn qoidalariga asoslangan: yuzalar tekis, jilo tiniq',
    'Model Heritage kolleksiyasiga kiradi, u brendning 1960-yillardagi dizayn qoidalariga asoslangan',
  ],
  [
    /The One/u,
    'Classic Winston kolleksiyasi brendning “tosh gardishdan muhimroq” degan qoidasi asosida yaratilgan',
    'Model Classic Winston kolleksiyasiga kiradi, u brendning “tosh gardishdan muhimroq” degan qoidasiga asoslangan',
  ],
];
