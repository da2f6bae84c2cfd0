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
      'Ikki dastali sumka, qopqogʻi kamarcha va aylanma qulf bilan yopiladi; tagining eni {width} sm.',
    bag_one_handle_belt:
      'Bir dastali, trapetsiya shaklidagi sumka, qopqogʻi kamarcha va aylanma qulf bilan yopiladi; eni {width} sm.',
    bag_flap_plate:
      'Kichik toʻgʻri toʻrtburchak sumka, qopqogʻi quyma toʻqa bilan yopiladi; eni {width} sm.',
    bag_flap_chain:
      'Qopqogʻi qulf bilan yopiladi, yelka tasmasi charm oʻtkazilgan zanjirdan; eni {width} sm.',
    bag_crossbody_flat:
      'Yassi sumka, old tomonida teshikchali naqsh bor, yelka tasmasi keng matodan; eni {width} sm.',
    bag_boston: 'Usti molniyali sumka, ikkita yumaloq dastasi bor; eni {width} sm.',
    bag_open_tote:
      'Ilgak bilan yopiladigan sumka, ikki dastasi ingichka, ichida choʻntagi bor; eni {width} sm.',
    bag_duffle: 'Butun boʻyi molniyali yumshoq yoʻl sumkasi, eni {width} sm.',
    bag_arched_handles:
      'Kvadrat shaklidagi sumka, ikkita yoysimon dastasi va osma bezaklari bor; eni {width} sm.',
    bag_saddle: 'Egik qopqogʻi egarni eslatadi, yonida metall halqasi bor; eni {width} sm.',
    bag_hobo:
      'Yoysimon yumshoq sumka, yelka tasmasi bitta, qulfi porshen shaklida; eni {width} sm.',
    bag_briefcase: 'Toʻgʻri toʻrtburchak portfel, qulfi va ustki dastasi bor; eni {width} sm.',
    wallet_long_zip: 'Uzun hamyon, uch tomoni molniyali, ichida karta va pul uchun boʻlimlari bor.',
    wallet_long_belt:
      'Uzun hamyon, kamarcha bilan yopiladi, ichida karta va pul uchun boʻlimlari bor.',
    wallet_bifold: 'Ikkiga buklanadigan hamyon, ichida karta va pul uchun boʻlimlari bor.',
    wallet_card_holder: 'Yupqa karta gʻilofi, ikki tomonida tirqishlari bor.',
    pen_fountain: 'Perosi oltindan, siyohi qayta toʻldiriladi.',
    pen_ballpoint: 'Sharikli ruchka, korpusi buralganda sterjeni chiqadi.',
    pen_rollerball: 'Roller turidagi ruchka, qopqogʻi yechib olinadi.',
    phone_keypad: 'Tugmali telefon, tugmalari yoqut tayanchlarda, orqasiga charm qoplangan.',
    phone_touch: 'Sensorli ekrani sapfir oyna ostida, orqasiga charm qoplangan.',
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
      '{maker} {model}, {finish}.',
      '{maker} {model}: {finish} talqinidagi {piece}.',
      '{year}-yilgi {maker} {model} {pieceOf}, {finish}.',
      '{maker} {model} {pieceOf} {finish} talqinida.',
      '{colour} {material}dan ishlangan {maker} {model}, {finish}.',
      '{line} kolleksiyasidagi {maker} {model} {pieceOf}, {finish}.',
      '{maker} {model} {pieceOf}, {finish}, {year}-yil.',
      '{maker} brendining {model} {pieceOf}, {finish}.',
      '{madeIn} ishlab chiqarilgan {maker} {model} {pieceOf}, {finish}.',
      '{maker} {model} {pieceOf} {year}-yilda chiqarilgan, talqini — {finish}.',
    ],
    shape: ['{shape}'],
    body: [
      '{colour} {material}dan ishlangan, furniturasi {hardwareOnly}.',
      'Asosi {colour} {material}dan, furniturasi {hardwareOnly}.',
      'Korpusi {colour} {material}dan ishlangan, metall qismlari {trim}.',
      'Furniturasi {hardwareOnly}.',
      'Metall qismlari {trim}.',
      '{colourOnly} {material}dan ishlangan.',
      '{materialOnly}dan ishlangan, qoʻyilma va loksiz.',
      'Korpusi {frame}dan, charmi {leather}.',
      'Charmi {leather}, korpusi {frame}dan yigʻilgan.',
      '{inlaid}dan ishlangan, qoʻyilmasi {inlay}dan.',
      'Asosi {inlaid}dan, oʻrtasiga {inlay} qoʻyilgan.',
    ],
    year: ['Bu {year}-yilgi nusxa.', 'Bu nusxa {year}-yilniki.'],
    note: ['{note}'],
    origin: ['Buyum {madeIn} ishlab chiqarilgan.', '{maker} ishi, {madeIn} tayyorlangan.'],
    visit: [
      'Buyumni u saqlanayotgan filialda koʻrish mumkin.',
      'Buyumni filialda koʻrsatamiz va siz bilan birga tekshirib chiqamiz.',
    ],
  },
  conditions: {
    perfect: [
      'Holati aʼlo: chetlari ishqalanmagan.',
      'Foydalanish izlari deyarli yoʻq.',
      'Buyum aʼlo holatda, uni avaylab saqlashgan.',
    ],
    new: [
      'Buyum yangi, undan foydalanilmagan.',
      'Buyum yangidek: na tirnalish, na ishqalanish bor.',
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
      'Buyum brend qutisi va haqiqiylik kartasi bilan beriladi.',
    ],
    without_package: [
      'Buyum quti va hujjatlarsiz sotiladi.',
      'Faqat buyumning oʻzi sotiladi: quti va hujjatlari yoʻq.',
      'Qadogʻi saqlanmagan, haqiqiyligini ekspertimiz tasdiqlagan.',
    ],
  },
};
