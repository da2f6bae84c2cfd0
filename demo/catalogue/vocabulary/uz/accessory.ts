import { type AccessoryFact, type AccessoryWords, type Story } from '../language';

export const words: AccessoryWords = {
  piece: {
    piece: {
      bag: 'sumka',
      wallet: 'hamyon',
      pen: 'ruchka',
      phone: 'telefon',
      cufflinks: 'zaponkalar',
      lighter: 'zajigalka',
    },
    pieceOf: {
      bag: 'sumkasi',
      wallet: 'hamyoni',
      pen: 'ruchkasi',
      phone: 'telefoni',
      cufflinks: 'zaponkalari',
      lighter: 'zajigalkasi',
    },
  },
  shape: {
    bag_two_handles_belt:
      'Dastasi ikkita, qopqogʻi kamarcha va aylanma qulf bilan yopiladi; tagining eni {width} sm.',
    bag_one_handle_belt:
      'Shakli trapetsiya, dastasi bitta, qopqogʻi kamarcha va aylanma qulf bilan yopiladi; eni {width} sm.',
    bag_flap_plate:
      'Ixcham, toʻgʻri toʻrtburchak shaklida, qopqogʻi quyma toʻqa bilan yopiladi; eni {width} sm.',
    bag_flap_chain:
      'Qopqogʻi qulf bilan yopiladi, yelka tasmasi charm oʻtkazilgan zanjirdan; eni {width} sm.',
    bag_crossbody_flat:
      'Yassi, old tomonida teshikchali naqsh bor, yelka tasmasi keng matodan; eni {width} sm.',
    bag_boston: 'Usti molniyali, ikkita yumaloq dastasi bor; eni {width} sm.',
    bag_open_tote:
      'Ilgak bilan yopiladi, ikki dastasi ingichka, ichida choʻntagi bor; eni {width} sm.',
    bag_duffle: 'Yumshoq, molniyasi butun boʻyiga yetadi; eni {width} sm.',
    bag_arched_handles:
      'Kvadrat shaklida, ikkita yoysimon dastasi va osma bezaklari bor; eni {width} sm.',
    bag_saddle: 'Egik qopqogʻi egarni eslatadi, yonida metall halqasi bor; eni {width} sm.',
    bag_hobo: 'Yoysimon, yumshoq, yelka tasmasi bitta, qulfi porshen shaklida; eni {width} sm.',
    bag_briefcase: 'Toʻgʻri toʻrtburchak shaklida, qulfi va ustki dastasi bor; eni {width} sm.',
    wallet_long_zip: 'Uzun, uch tomoni molniyali, ichida karta va pul uchun boʻlimlari bor.',
    wallet_long_belt: 'Uzun, kamarcha bilan yopiladi, ichida karta va pul uchun boʻlimlari bor.',
    wallet_bifold: 'Ikkiga buklanadi, ichida karta va pul uchun boʻlimlari bor.',
    wallet_card_holder: 'Yupqa karta gʻilofi, ikki tomonida tirqishlari bor.',
    pen_fountain: 'Perosi oltindan, siyohi qayta toʻldiriladi.',
    pen_ballpoint: 'Sharikli, korpusi buralganda sterjeni chiqadi.',
    pen_rollerball: 'Roller turida, qopqogʻi yechib olinadi.',
    phone_keypad: 'Tugmalari yoqut tayanchlarga oʻrnatilgan.',
    phone_touch: 'Sensorli ekrani sapfir oyna bilan himoyalangan.',
    cufflinks_round: 'Old qismi dumaloq, qulfi buraladi.',
    cufflinks_square: 'Old qismi kvadrat, qulfi buraladi.',
    cufflinks_bar: 'Old qismi choʻzinchoq, qulfi buraladi.',
    cufflinks_oval: 'Old qismi oval, qulfi buraladi.',
    cufflinks_knot: 'Old qismi tugun shaklida, qulfi buraladi.',
    lighter_tall: 'Korpusi baland, toʻgʻri toʻrtburchak shaklda.',
    lighter_slim: 'Korpusi ichki choʻntakka sigʻadigan darajada ingichka, alangasi rostlanadi.',
    lighter_compact: 'Korpusi ixcham, qopqogʻi bir barmoq bilan ochiladi.',
  },
  hardware: {
    steel: 'poʻlatdan',
    yellow_gold: 'oltin qoplamali',
    rose_gold: 'pushti oltin qoplamali',
    white_gold: 'palladiy qoplamali',
    platinum: 'platina qoplamali',
    titanium: 'titandan',
    bronze: 'bronza tusli',
    silver: 'kumushdan',
    black_ceramic: 'qora keramikadan',
    white_ceramic: 'oq keramikadan',
    blue_ceramic: 'koʻk keramikadan',
    carbon: 'karbondan',
    black_steel: 'qoraytirilgan poʻlatdan',
  },
};

export const story: Story<AccessoryFact> = {
  title: ['{maker} {model} {pieceOf}, {finish}'],
  facts: {
    opening: [
      '{maker} {model} {pieceOf}, {finish}.',
      '{maker} brendining {model} {pieceOf}, {finish}.',
      '{year}-yilgi {maker} {model} {pieceOf}, {finish}.',
      '{maker} {model} {pieceOf}, {finish}, {year}-yil.',
      '{line} kolleksiyasidagi {maker} {model} {pieceOf}, {finish}.',
    ],
    // With what is known of the collection, which thus never comes after the terms of sale.
    shape: ['{shape} {note}', '{shape}'],
    body: [
      '{year}-yilda {madeIn} {colour} {material}dan tikilgan, furniturasi {hardwareOnly}.',
      '{madeIn} {colour} {material}dan tikilgan, furniturasi {hardwareOnly}.',
      '{year}-yilda {madeIn} {colour} {material}dan ishlangan, metall qismlari {trim}.',
      '{madeIn} {colour} {material}dan ishlangan, metall qismlari {trim}.',
      '{year}-yilda {madeIn} {colourOnly} {material}dan ishlangan.',
      '{madeIn} {colourOnly} {material}dan ishlangan.',
      '{year}-yilda {madeIn} {materialOnly}dan ishlangan, qoʻyilma va loksiz.',
      '{madeIn} {materialOnly}dan ishlangan, qoʻyilma va loksiz.',
      '{year}-yilda {madeIn} yigʻilgan, korpusi {frame}dan, orqasi {leather} charm bilan qoplangan.',
      '{madeIn} yigʻilgan, korpusi {frame}dan, orqasi {leather} charm bilan qoplangan.',
      '{year}-yilda {madeIn} {inlaid}dan ishlangan, oʻrtasiga {inlay} qoʻyilgan.',
      '{madeIn} {inlaid}dan ishlangan, oʻrtasiga {inlay} qoʻyilgan.',
    ],
    // Told with the body.
    year: [],
    // Told with the shape.
    note: [],
    // Told with the body.
    origin: [],
    visit: [
      'Buyumni u saqlanayotgan filialda koʻrish mumkin.',
      'Buyumni filialda koʻrsatamiz va siz bilan birga tekshirib chiqamiz.',
    ],
  },
  conditions: {
    perfect: [
      'Holati aʼlo: chetlari ishqalanmagan.',
      'Foydalanish izlari deyarli yoʻq.',
      'Holati aʼlo, avaylab saqlangan.',
    ],
    new: [
      'Yangi, undan foydalanilmagan.',
      'Yangi: na tirnalish, na ishqalanish bor.',
      'Biror marta ham ishlatilmagan, birorta iz yoʻq.',
    ],
    natural_wear: [
      'Foydalanilgani bilinadi: chetlari va metallida yengil ishqalanish bor.',
      'Metallida mayda tirnalishlar koʻrinadi.',
      'Yuzasi toza, chetlari biroz ishqalangan.',
    ],
    has_defects: [
      'Nuqsoni bor: yuzasida sezilarli dogʻ koʻrinadi.',
      'Old tomonida chuqur tirnalish koʻrinadi.',
      'Bir cheti qattiq ishqalangan.',
    ],
    needs_repair: [
      'Taʼmir kerak: qulfi yoki mexanizmi har doim ham ishlamaydi.',
      'Taʼmir kerak: bir qismi boʻshab qolgan.',
      'Buyumni ustaxonada tozalash va biroz taʼmirlash kerak.',
    ],
  },
  equipments: {
    with_package: [
      'Qutisi, gʻilofi va hujjatlari bor.',
      'Komplekti toʻliq: asl qutisi va chek.',
      'Brend qutisi va haqiqiylik kartasi bilan sotiladi.',
    ],
    without_package: [
      'Quti va hujjatlarsiz sotiladi.',
      'Faqat buyumning oʻzi sotiladi: quti va hujjatlari yoʻq.',
      'Qadogʻi saqlanmagan, haqiqiyligini ekspertimiz tasdiqlagan.',
    ],
  },
};
