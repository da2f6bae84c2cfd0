import {
  type AccessoryConditions,
  type AccessoryFact,
  type AccessoryWords,
  type Story,
  type Template,
} from '../language';
import { conditions } from './accessory-conditions';
import { accessoryOpenings } from './accessory-openings';
import { accessoriesByFact } from './openings-by-fact';
import { accessoriesByOrder } from './openings-by-order';

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
      'Ikkita dastasi bor, qopqogʻi kamarcha va aylanma qulf bilan yopiladi. Oʻlchami {size} sm.',
    bag_one_handle_belt:
      'Shakli trapetsiyasimon, dastasi bitta, yelka tasmasi yechib olinadi, qopqogʻi kamarcha va aylanma qulf bilan yopiladi. Oʻlchami {size} sm.',
    bag_flap_plate:
      'Shakli toʻgʻri toʻrtburchak, yelkaga osiladi, qopqogʻi H harfi shaklidagi toʻqa bilan yopiladi. Oʻlchami {size} sm.',
    bag_flap_chain:
      'Zanjir bilan yelkaga osiladi, qopqogʻi qulf bilan yopiladi. Oʻlchami {size} sm.',
    bag_crossbody_flat:
      'Sumka yassi, keng mato tasma bilan yelkaga osiladi, old tomonida teshikchali naqsh bor. Oʻlchami {size} sm.',
    bag_boston: 'Usti molniya bilan yopiladi, ikkita yumaloq dastasi bor. Oʻlchami {size} sm.',
    bag_open_tote:
      'Usti ilgak bilan yopiladi, ikki dastasi ingichka, ichida choʻntagi bor. Oʻlchami {size} sm.',
    bag_duffle:
      'Yonlari yumshoq, usti boshidan oxirigacha molniya bilan yopiladi. Oʻlchami {size} sm.',
    bag_arched_handles:
      'Ikkita yoysimon dastasi va harf shaklidagi osma bezaklari bor. Oʻlchami {size} sm.',
    bag_saddle:
      'Qopqogʻi egarga oʻxshash, unga D harfi shaklidagi metall halqa osilgan. Oʻlchami {size} sm.',
    bag_hobo:
      'Shakli yoysimon, yonlari yumshoq, yelka tasmasi bor, qulfi porshen shaklida. Oʻlchami {size} sm.',
    bag_briefcase: 'Shakli toʻgʻri toʻrtburchak, qulfi va ustki dastasi bor. Oʻlchami {size} sm.',
    wallet_long_zip:
      'Shakli uzunchoq, uch tomonidan molniya bilan yopiladi, ichida karta va pul boʻlimlari bor. Oʻlchami {size} sm.',
    wallet_long_belt:
      'Shakli uzunchoq, kamarcha bilan yopiladi, ichida karta va pul boʻlimlari bor. Oʻlchami {size} sm.',
    wallet_bifold: 'Ikkiga buklanadi, ichida karta va pul boʻlimlari bor. Oʻlchami {size} sm.',
    wallet_card_holder: 'Yupqa karta gʻilofining ikki tomonida tirqishlar bor.',
    pen_fountain: 'Ruchka siyohli, perosi oltindan.',
    pen_ballpoint: 'Korpusi buralsa, sharikli sterjeni chiqadi.',
    pen_rollerball: 'Ruchka roller sterjenli, qopqogʻi yechib olinadi.',
    phone_keypad: 'Tugmalari yoqut tayanchlarga oʻrnatilgan.',
    phone_touch:
      'Old tomonida sensorli ekran bor, uni tirnalishga chidamli sapfir oyna himoya qiladi.',
    cufflinks_round: 'Har birining old qismi dumaloq, diametri {face} mm, qulfi buraladi.',
    cufflinks_square: 'Har birining old qismi kvadrat, eni {face} mm, qulfi buraladi.',
    cufflinks_bar: 'Har birining old qismi choʻzinchoq, eni {face} mm, qulfi buraladi.',
    cufflinks_oval: 'Har birining old qismi oval, eni {face} mm, qulfi buraladi.',
    cufflinks_knot: 'Har birining old qismi tugun shaklida, eni {face} mm, qulfi buraladi.',
    lighter_tall: 'Korpusi baland, toʻgʻri toʻrtburchak shaklida.',
    lighter_slim: 'Korpusi yupqa, ichki choʻntakka bemalol sigʻadi, alangasi rostlanadi.',
    lighter_compact: 'Korpusi ixcham, qopqogʻi bir barmoq bilan ochiladi.',
  },
  hardware: {
    steel: 'kumushrang',
    yellow_gold: 'tillarang',
    rose_gold: 'pushti oltin rangida',
    white_gold: 'palladiy qoplamali',
    platinum: 'platina qoplamali',
    titanium: 'titandan',
    bronze: 'bronza rangida',
    silver: 'kumushdan',
    black_ceramic: 'qora keramikadan',
    white_ceramic: 'oq keramikadan',
    blue_ceramic: 'koʻk keramikadan',
    carbon: 'karbondan',
    black_steel: 'qora',
  },
  // Of pens: their fittings are told by the metal or the coating.
  trim: {
    steel: 'poʻlatdan',
    yellow_gold: 'oltin qoplamali',
    rose_gold: 'pushti oltin qoplamali',
    black_steel: 'qoraytirilgan poʻlatdan',
  },
};

/** Of leather goods, pens, lighters and cufflinks: what each is made of and how. */
const bodies = {
  sewn: '{colour} {material}dan tikilgan, furniturasi {hardwareOnly}',
  sewnOf: '{material}dan tikilgan, furniturasi {hardwareOnly}',
  sewnPlain: '{colour} {material}dan tikilgan',
  pen: '{colour} {material}dan ishlangan, metall qismlari {trim}',
  coloured: '{colourOnly} {material}dan ishlangan',
  plain: '{materialOnly}dan ishlangan',
  inlaid: '{inlaid}dan ishlangan, oʻrtasiga {inlay} qoʻyilgan',
} as const;

/** The body with the year and the country, as far as the opening has not told them. */
const bodyOf = (body: Template): readonly Template[] => [
  `{piece} {year}-yilda {madeIn} ${body}.`,
  `{piece} {madeIn} ${body}.`,
  `{piece} ${body}.`,
];

export const story: Story<AccessoryFact, AccessoryConditions> = {
  title: ['{maker} {model} {pieceOf}, {finish}'],
  facts: {
    opening: [accessoryOpenings, accessoriesByFact, accessoriesByOrder].flatMap((ofShape) =>
      Object.values(ofShape).flat(),
    ),
    // With what is known of the collection, which thus never comes after the terms of sale.
    shape: ['{shape} {note}', '{shape}'],
    body: [
      ...Object.values(bodies).flatMap(bodyOf),
      'Telefon {year}-yilda {madeIn} yigʻilgan, korpusi {frame}dan, orqasi {leather} charm bilan qoplangan.',
      'Telefon {madeIn} yigʻilgan, korpusi {frame}dan, orqasi {leather} charm bilan qoplangan.',
      'Telefonning korpusi {frame}dan yasalgan, orqasi {leather} charm bilan qoplangan.',
      '{piece}ning furniturasi {hardwareOnly}.',
    ],
    // Told with the body.
    year: [],
    // Told with the shape.
    note: [],
    // Told with the body.
    origin: [],
    visit: [
      'Buyumni filialga kelib koʻrish mumkin.',
      'Buyumni filialda koʻrsatamiz va siz bilan birga tekshirib chiqamiz.',
    ],
  },
  conditions,
  equipments: {
    with_package: [
      'Qutisi, gʻilofi va hujjatlari bor.',
      'Asl qutisi va cheki bilan sotiladi.',
      'Brend qutisi va hujjatlari bilan sotiladi.',
    ],
    without_package: [
      'Quti va hujjatlarsiz sotiladi.',
      'Faqat buyumning oʻzi sotiladi: quti va hujjatlari yoʻq.',
      'Qutisi va hujjatlari saqlanmagan, haqiqiyligini ekspertimiz tasdiqlagan.',
    ],
  },
};
