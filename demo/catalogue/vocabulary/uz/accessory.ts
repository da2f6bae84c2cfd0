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
      'Ikki dastali, ustki qopqogʻi va aylanma qulfli kamarchasi bor; asosining eni — {width} sm.',
    bag_one_handle_belt:
      'Bitta dasta, kamarchali qopqoq va aylanma qulf, trapetsiya shakli; eni — {width} sm.',
    bag_flap_plate:
      'Kichik toʻgʻri toʻrtburchak shakl, qopqogʻi quyma toʻqa bilan yopiladi; eni — {width} sm.',
    bag_flap_chain:
      'Qopqogʻi aylanma qulfli, yelka tasmasi charm oʻtkazilgan zanjirdan; eni — {width} sm.',
    bag_crossbody_flat:
      'Yassi shakl, old tomoni teshikchali, yelka tasmasi keng matodan; eni — {width} sm.',
    bag_boston: 'Bochka shaklida, ustida molniya va ikkita yumaloq dasta bor; eni — {width} sm.',
    bag_open_tote: 'Ikki ingichka dastali ochiq sumka, ichida choʻntagi bor; eni — {width} sm.',
    bag_duffle: 'Butun boʻyi molniyali yumshoq yoʻl sumkasi; eni — {width} sm.',
    bag_arched_handles: 'Kvadrat shakl, ikkita yoysimon dasta va osma bezaklar; eni — {width} sm.',
    bag_saddle: 'Egik qopqogʻi egarni eslatadi, yonida metall halqa bor; eni — {width} sm.',
    bag_hobo: 'Yumshoq yoy shakli, bitta yelka tasmasi va porshenli qulf; eni — {width} sm.',
    bag_briefcase: 'Qulfli va ustki dastali toʻgʻri toʻrtburchak portfel; eni — {width} sm.',
    wallet_long_zip: 'Uzun shakl, uch tomoni molniyali, ichida karta va pul uchun boʻlimlari bor.',
    wallet_long_belt:
      'Uzun shakl, kamarcha bilan yopiladi, ichida karta va pul uchun boʻlimlari bor.',
    wallet_bifold: 'Ikkiga buklanadi, ichida karta va pul uchun boʻlimlari bor.',
    wallet_card_holder: 'Ikki tomonida tirqishlari boʻlgan yupqa karta gʻilofi.',
    pen_fountain: 'Perosi oltindan, siyoh konverter yoki porshendan keladi.',
    pen_ballpoint: 'Sharikli sterjen korpusni burash bilan chiqadi.',
    pen_rollerball: 'Roller sterjeni, qopqogʻi yechiladi.',
    phone_keypad: 'Tugmali korpus, tugmalari yoqut tayanchlarda, orqa tomonida charm bor.',
    phone_touch: 'Sapfir oyna ostida sensorli ekran, orqa tomoniga charm qoplangan.',
    cufflinks_round: 'Old qismi dumaloq, qulfi buraladi.',
    cufflinks_square: 'Old qismi kvadrat, qulfi buraladi.',
    cufflinks_bar: 'Old qismi choʻzinchoq, qulfi buraladi.',
    cufflinks_oval: 'Old qismi oval, qulfi buraladi.',
    cufflinks_knot: 'Old qismi tugun shaklida, qulfi buraladi.',
    lighter_tall: 'Baland korpus, qopqogʻi ochilganda tanish jaranglaydi.',
    lighter_slim: 'Ichki choʻntak uchun ingichka korpus, alangasi rostlanadi.',
    lighter_compact: 'Ixcham korpus, qopqogʻi bir barmoq bilan ochiladi.',
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
      '{maker} {model}: {piece}, {finish}.',
      '{year}-yil: {maker} {model} {pieceOf}, {finish}.',
      '{finish}: {maker} {model} {pieceOf}.',
      '{material}dan ishlangan, rangi — {colour}: {maker} {model}, {finish}.',
      '{line} kolleksiyasi: {maker} {model} {pieceOf}, {finish}.',
      '{model}, {finish}; {maker} {pieceOf}, {year}-yil.',
      '{maker} brendining {model} {pieceOf}, {finish}.',
      '{maker} {model} {finish}, {year}-yilgi {piece}.',
    ],
    shape: ['{shape}'],
    body: [
      '{material}dan ishlangan, rangi — {colour}; furniturasi {hardware}.',
      'Rangi — {colour}, asosi {material}dan, furniturasi {hardware}.',
      'Materiali va rangi: {material}, {colour}; metall qismlari {hardware}.',
      'Furniturasi {hardware}.',
      '{material}dan ishlangan, rangi — {colourOnly}.',
      '{materialOnly}dan ishlangan, qoʻyilma va loksiz.',
      'Korpusi {frame}dan, charmining rangi — {leather}.',
      'Charmining rangi — {leather}, korpusi {frame}dan yigʻilgan.',
      '{inlaid}dan ishlangan, qoʻyilmasi — {inlay}.',
      'Asosi {inlaid}dan, oʻrtasida qoʻyilma: {inlay}.',
    ],
    year: ['Chiqarilgan yili — {year}.', '{year}-yilda chiqarilgan.'],
    note: ['{note}'],
    origin: ['{madeIn} ishlab chiqarilgan.', 'Ishlab chiqarilgan mamlakati — {country}.'],
    visit: [
      'Buyumni u saqlanayotgan filialda koʻrish mumkin.',
      'Buyumni filialda koʻrsatamiz va siz bilan birga tekshirib chiqamiz.',
    ],
  },
  conditions: {
    perfect: [
      'Holati aʼlo: burchak va chetlari ishqalanmagan.',
      'Foydalanish izlari deyarli yoʻq.',
      'Buyum aʼlo holatda, uni avaylab saqlashgan.',
    ],
    new: [
      'Buyum yangi, undan foydalanilmagan.',
      'Yangidek: na tirnalish, na ishqalanish bor.',
      'Biror marta ishlatilmagan, izlari yoʻq.',
    ],
    natural_wear: [
      'Foydalanish izlari tabiiy: burchaklari va metallida yengil ishqalanish bor.',
      'Metall qismlarida mayda tirnalishlar koʻrinadi.',
      'Yuzasi toza, chetlari biroz ishqalangan.',
    ],
    has_defects: [
      'Nuqsoni bor: yuzasida sezilarli dogʻ.',
      'Old tomonida chuqur tirnalish koʻrinadi.',
      'Burchaklaridan biri qattiq ishqalangan.',
    ],
    needs_repair: [
      'Taʼmir kerak: qulfi yoki mexanizmi har doim ham ishlamaydi.',
      'Usta ishi kerak: bir qismi boʻshab qolgan.',
      'Buyumga ustaxonada tozalash va mayda taʼmir zarur.',
    ],
  },
  equipments: {
    with_package: [
      'Qutisi, gʻilofi va hujjatlari bor.',
      'Komplekti toʻliq: asl qutisi va chek.',
      'Firma qutisi va haqiqiylik kartasi qoʻshiladi.',
    ],
    without_package: [
      'Quti va hujjatlarsiz sotiladi.',
      'Faqat buyumning oʻzi, quti va hujjatlarsiz.',
      'Qadogʻi saqlanmagan, haqiqiyligini ekspertimiz tasdiqlagan.',
    ],
  },
};
