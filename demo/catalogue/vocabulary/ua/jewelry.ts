import { type JewelryFact, type JewelryWords, type PluralForms, type Story } from '../language';
import { openingsOfShape } from './jewelry-openings';

/** Several flat stones of one kind; `stone` in the genitive. */
const inlays = (stone: string): PluralForms => ({
  one: `вставка з ${stone}`,
  few: `вставки з ${stone}`,
  other: `вставок з ${stone}`,
});

/** Clauses with their own subject, so that they stand alone. */
const motif = {
  screws: 'по колу йдуть головки гвинтів',
  nail: 'форма нагадує зігнутий цвях',
  trinity: 'три кільця переплетені між собою',
  panther: 'верх має форму голови пантери',
  serpent: 'обриси нагадують змію',
  drop: 'форма нагадує краплю',
  tubogas: 'форма нагадує гнучку трубку',
  spring_band: 'між двома пласкими обідками — спіраль',
  clover: 'чотирилисник облямований дрібними золотими намистинами',
  flower: 'пелюстки розходяться від серцевини',
  butterfly: 'розкриті крила викладені каменями',
  fan: 'форма нагадує розкрите віяло',
  disc: 'зовнішній обід обертається',
  links: 'ланцюг складається з великих ланок',
  sunburst: 'від центра розходяться промені',
  bee: 'поверхня поділена на шестикутні комірки, як у стільниках',
  bars: 'поверхня складається з рівних кубиків із чіткими гранями',
  quatre_bands: 'чотири різні обідки зʼєднані в одне ціле',
  bean: 'форма нагадує біб, поверхня гладка, як морська галька',
  heart: 'елементи мають форму сердець',
  knot: 'дві стрічки переплетені вузлом',
  star: 'тонкі промені складаються в зірку',
  cross: 'за формою це хрест',
  moving_stones: 'діаманти вільно ковзають між двома сапфіровими скельцями',
  studs: 'край обведений загостреними заклепками',
  crown: 'верх має форму діадеми',
  feather: 'борідки пера рухаються',
} as const;

export const words: JewelryWords = {
  piece: {
    piece: {
      ring: 'каблучка',
      earrings: 'сережки',
      pendant: 'підвіска',
      necklace: 'кольє',
      bracelet: 'браслет',
      brooch: 'брошка',
    },
    pieceAcc: {
      ring: 'каблучку',
      earrings: 'сережки',
      pendant: 'підвіску',
      necklace: 'кольє',
      bracelet: 'браслет',
      brooch: 'брошку',
    },
    thisAcc: {
      ring: 'цю каблучку',
      earrings: 'ці сережки',
      pendant: 'цю підвіску',
      necklace: 'це кольє',
      bracelet: 'цей браслет',
      brooch: 'цю брошку',
    },
    pieceGen: {
      ring: 'каблучки',
      earrings: 'сережок',
      pendant: 'підвіски',
      necklace: 'кольє',
      bracelet: 'браслета',
      brooch: 'брошки',
    },
    madePart: {
      ring: 'виготовлена',
      earrings: 'виготовлені',
      pendant: 'виготовлена',
      necklace: 'виготовлене',
      bracelet: 'виготовлений',
      brooch: 'виготовлена',
    },
  },
  ringSize: 'diameter',
  // Of stones it is told with them, see `anyStonesSaid` and what stands before it.
  setting: {
    plain: 'каменів немає',
    solitaire: 'камінь один',
    three_stone: 'три камені стоять у ряд',
    halo: 'центральний камінь оточують дрібні',
    pave: 'метал викладений паве з дрібних каменів',
    eternity: 'камені йдуть по всьому колу',
    cluster: 'камені зібрані в розетку',
    row: 'камені стоять в один ряд',
    spaced: 'камені стоять на відстані один від одного',
    inlay: 'інкрустація лежить урівень із металом',
    bezel: 'оправа глуха, без крапанів',
  },
  motif,
  motifPhrase: motif,
  motifPair: {
    butterfly: 'кожна сережка має форму метелика',
    clover: 'чотирилисники облямовані дрібними золотими намистинами',
    fan: 'кожна сережка має форму розкритого віяла',
    flower: 'кожна сережка має форму квітки',
    sunburst: 'від центра кожної сережки розходяться промені',
    star: 'тонкі промені складаються в зірки',
  },
  stone: {
    diamond: { one: 'діамант', many: { one: 'діамант', few: 'діаманти', other: 'діамантів' } },
    sapphire: { one: 'сапфір', many: { one: 'сапфір', few: 'сапфіри', other: 'сапфірів' } },
    ruby: { one: 'рубін', many: { one: 'рубін', few: 'рубіни', other: 'рубінів' } },
    emerald: { one: 'смарагд', many: { one: 'смарагд', few: 'смарагди', other: 'смарагдів' } },
    aquamarine: {
      one: 'аквамарин',
      many: { one: 'аквамарин', few: 'аквамарини', other: 'аквамаринів' },
    },
    amethyst: { one: 'аметист', many: { one: 'аметист', few: 'аметисти', other: 'аметистів' } },
    topaz: { one: 'топаз', many: { one: 'топаз', few: 'топази', other: 'топазів' } },
    tourmaline: {
      one: 'турмалін',
      many: { one: 'турмалін', few: 'турмаліни', other: 'турмалінів' },
    },
    spinel: { one: 'шпінель', many: { one: 'шпінель', few: 'шпінелі', other: 'шпінелей' } },
    garnet: { one: 'гранат', many: { one: 'гранат', few: 'гранати', other: 'гранатів' } },
    pearl: { one: 'перлина', many: { one: 'перлина', few: 'перлини', other: 'перлин' } },
    mother_of_pearl: { one: 'вставка з перламутру', many: inlays('перламутру') },
    onyx: { one: 'вставка з оніксу', many: inlays('оніксу') },
    malachite: { one: 'вставка з малахіту', many: inlays('малахіту') },
    turquoise: { one: 'вставка з бірюзи', many: inlays('бірюзи') },
    carnelian: { one: 'вставка з сердоліку', many: inlays('сердоліку') },
  },
  cut: {
    round: 'кругле огранування',
    princess: 'огранування «принцеса»',
    oval: 'овальне огранування',
    cushion: 'огранування «кушон»',
    pear: 'огранування «груша»',
    marquise: 'огранування «маркіз»',
    emerald: 'смарагдове огранування',
    asscher: 'огранування «ашер»',
    radiant: 'огранування «радіант»',
    heart: 'огранування «серце»',
    baguette: 'огранування «багет»',
    cabochon: 'кабошон',
    bead: 'кругла форма',
    inlay: 'пласка форма',
  },
  oneStone: '{stone} {carat} карата ({cut}, колір {grade})',
  manyStones: '{stone} ({cut}, разом {carat} карата, колір {grade})',
  // The colour is told of pearls alone (`spelledOut`): that of the others is known by their name.
  opaqueStones: '{stone} ({grade})',
  betweenRows: ' та ',
  stoneSaid: {
    solitaire: 'у прикрасі один камінь — {stones}',
    inlay: 'урівень із металом лежить {stones}',
    bezel: 'у глухій оправі — {stones}',
  },
  stonesSaid: {
    pave: 'паве утворюють {stones}',
    eternity: 'по всьому колу закріплено {stones}',
    spaced: 'на відстані один від одного закріплено {stones}',
    inlay: 'урівень із металом лежать {stones}',
  },
  centreSaid: {
    solitaire: 'у центрі — {centre}, в оправі — {rest}',
    three_stone: 'у центрі — {centre}, обабіч — {rest}',
    halo: 'у центрі — {centre}, навколо — {rest}',
    pave: 'у центрі — {centre}, у паве — {rest}',
  },
  anyStonesSaid: 'у прикрасі — {stones}',
};

/** Size or length, weight and fineness, as far as the opening has not told them. */
const measures = [
  ...[
    'внутрішній діаметр — {ringSize} мм',
    'внутрішній обхват — {wrist} см',
    'довжина — {length} см',
    'довжина ланцюжка — {chain} см',
  ].flatMap((size) => [
    `${size}, вага — {grams} г, проба — {fineness}.`,
    `Вага — {grams} г, ${size}, проба — {fineness}.`,
    `Проба — {fineness}, вага — {grams} г, ${size}.`,
    `Проба — {fineness}, ${size}.`,
    `${size}, вага — {grams} г.`,
    `Вага — {grams} г, ${size}.`,
    `${size}, проба — {fineness}.`,
    `${size}.`,
  ]),
  'Вага — {grams} г, проба — {fineness}.',
  'Проба — {fineness}, вага — {grams} г.',
  'Вага — {grams} г.',
  'Вага пари — {pairGrams} г, проба — {fineness}.',
  'Проба — {fineness}, обидві сережки важать {pairGrams} г.',
  'Вага пари — {pairGrams} г.',
  'Проба — {fineness}.',
];

export const story: Story<JewelryFact> = {
  title: ['{piece} {maker} {model} {material}'],
  facts: {
    opening: Object.values(openingsOfShape).flat(),
    design: [
      '{motifPhrase}; {stonesSaid}.',
      '{stonesSaid}; {motifPhrase}.',
      '{motifPhrase}; каменів немає.',
      '{stonesSaid}.',
    ],
    // Told with the design.
    stones: [],
    across: [
      'Діаметр перлини — {pearlMm} мм.',
      'Діаметр перлин — {pearlsMm} мм.',
      'Ширина брошки — {across} см.',
    ],
    measures,
    year: [],
    note: ['{note}'],
    // Told with the design.
    origin: [],
    visit: [
      'Подивитися й приміряти виріб можна у відділенні, де він зберігається.',
      'Покажемо виріб у відділенні й розглянемо його під лупою разом із вами.',
    ],
  },
  conditions: {
    perfect: [
      'Стан ідеальний: без деформацій, полірування рівне.',
      'Стан ідеальний, слідів носіння не видно.',
      'Під лупою пошкоджень не видно.',
    ],
    new: [
      'Виріб новий, його не носили.',
      'Виріб новий: бирки на місці, на металі жодної подряпини.',
      'Цього виробу жодного разу не надягали.',
    ],
    natural_wear: [
      'На полірованому металі є дрібні подряпини від носіння.',
      'На внутрішньому боці є легкі потертості.',
      'На металі є легкі потертості; за бажання поверхню освіжить ювелір.',
    ],
    has_defects: [
      'На внутрішньому боці помітна вмʼятина.',
      'На металі є глибока подряпина.',
      'Виріб трохи погнутий, на міцність це не вплинуло.',
    ],
    needs_repair: [
      'Виріб погнутий, його має вирівняти ювелір.',
      'Метал в одному місці надтріснув, потрібен ремонт у ювеліра.',
      'Поверхня сильно подряпана, відновити її має ювелір.',
    ],
  },
  equipments: {
    with_package: [
      'У комплекті футляр і сертифікат.',
      'Комплект повний: коробка, сертифікат і чек із бутика.',
      'У комплекті оригінальна коробка й документи.',
    ],
    without_package: [
      'Продається без коробки й сертифіката, пробу та клейма перевірив наш експерт.',
      'Коробки й документів немає, виріб перевірив наш експерт.',
      'Коробки й документів немає, справжність підтвердив наш експерт.',
    ],
  },
};
