import { type JewelryFact, type JewelryWords, type PluralForms, type Story } from '../language';

/** Opaque stones are counted by their inlays. */
const inlays = (of: string): PluralForms => ({
  one: `вставка из ${of}`,
  few: `вставки из ${of}`,
  other: `вставок из ${of}`,
});

export const words: JewelryWords = {
  piece: {
    piece: {
      ring: 'кольцо',
      earrings: 'серьги',
      pendant: 'подвеска',
      necklace: 'колье',
      bracelet: 'браслет',
      brooch: 'брошь',
    },
    made: {
      ring: 'сделано',
      earrings: 'сделаны',
      pendant: 'сделана',
      necklace: 'сделано',
      bracelet: 'сделан',
      brooch: 'сделана',
    },
    crafted: {
      ring: 'изготовлено',
      earrings: 'изготовлены',
      pendant: 'изготовлена',
      necklace: 'изготовлено',
      bracelet: 'изготовлен',
      brooch: 'изготовлена',
    },
    this: {
      ring: 'это',
      earrings: 'эти',
      pendant: 'эта',
      necklace: 'это',
      bracelet: 'этот',
      brooch: 'эта',
    },
  },
  ringSize: 'diameter',
  setting: {
    plain: 'камней нет',
    solitaire: 'камень стоит один, без ореола',
    three_stone: 'три камня в ряд',
    halo: 'центральный камень в ореоле мелких',
    pave: 'металл украшен бриллиантовым паве',
    eternity: 'камни идут по всему кругу',
    cluster: 'камни собраны в розетки',
    row: 'камни поставлены в линию',
    spaced: 'камни расставлены поодаль друг от друга',
    inlay: 'инкрустация заподлицо с металлом',
    bezel: 'оправа глухая',
  },
  motif: {
    screws: 'головки винтов, выгравированные по кругу',
    nail: 'согнутый гвоздь с гранёной шляпкой',
    trinity: 'три переплетённых кольца',
    panther: 'голова пантеры с пятнами и зелёными глазами',
    serpent: 'чешуйчатая спираль',
    drop: 'капля в кайме золотых бусин',
    tubogas: 'гибкая витая лента',
    spring_band: 'спираль между двумя плоскими ободками',
    clover: 'четырёхлистник в оправе из золотых бусин',
    flower: 'цветок с лепестками вокруг сердцевины',
    butterfly: 'бабочка с раскрытыми крыльями',
    fan: 'раскрытый веер',
    disc: 'вращающийся обод',
    links: 'цепь из чередующихся звеньев',
    sunburst: 'цветок, лепестки которого расходятся от центра',
    bee: 'шестигранные соты',
    bars: 'строгие прямые грани',
    quatre_bands: 'четыре ободка с разной фактурой',
    bean: 'плавный силуэт боба, отполированный как галька',
    heart: 'сердце с плавным контуром',
    knot: 'две переплетённые ленты',
    star: 'звезда с тонкими лучами',
    cross: 'крест',
    moving_stones: 'бриллианты, свободно скользящие между двумя сапфировыми стёклами',
    studs: 'остроконечные заклёпки по краю',
    crown: 'очертания диадемы',
    feather: 'перо с подвижными бородками',
  },
  motifPhrase: {
    screws: 'с выгравированными по кругу головками винтов',
    nail: 'в виде согнутого гвоздя с гранёной шляпкой',
    trinity: 'в виде трёх переплетённых ободков',
    panther: 'с головой пантеры',
    serpent: 'в виде чешуйчатой спирали',
    drop: 'в виде капли с каймой из бусин',
    tubogas: 'в виде гибкой витой ленты',
    spring_band: 'в виде спирали между двумя плоскими ободками',
    clover: 'в виде четырёхлистника с каймой из бусин',
    flower: 'в виде цветка с лепестками вокруг сердцевины',
    butterfly: 'с двумя бабочками',
    fan: 'в виде раскрытого веера',
    disc: 'с вращающимся ободком',
    links: 'с крупными звеньями',
    sunburst: 'в виде цветка',
    bee: 'с рисунком пчелиных сот',
    bars: 'в виде ряда ровных кубиков',
    quatre_bands: 'с четырьмя ободками разной фактуры',
    bean: 'в виде гладко отполированного боба',
    heart: 'с мотивом сердца',
    knot: 'в виде двух переплетённых лент',
    star: 'в виде звезды с тонкими лучами',
    cross: 'в виде креста',
    moving_stones: 'с подвижными бриллиантами между двумя сапфировыми стёклами',
    studs: 'с остроконечными заклёпками по краю',
    crown: 'в форме диадемы',
    feather: 'в виде пера с подвижными бородками',
  },
  motifPair: {
    butterfly: 'в виде бабочек',
    clover: 'в виде четырёхлистников с каймой из бусин',
    drop: 'в виде капель с каймой из бусин',
    flower: 'в виде цветков с лепестками вокруг сердцевины',
    fan: 'в виде раскрытых вееров',
    sunburst: 'в виде цветков',
    heart: 'с мотивом сердца',
    star: 'в виде звёзд с тонкими лучами',
    cross: 'в виде крестов',
    feather: 'в виде перьев с подвижными бородками',
  },
  stone: {
    diamond: {
      one: 'бриллиант',
      many: { one: 'бриллиант', few: 'бриллианта', other: 'бриллиантов' },
    },
    sapphire: { one: 'сапфир', many: { one: 'сапфир', few: 'сапфира', other: 'сапфиров' } },
    ruby: { one: 'рубин', many: { one: 'рубин', few: 'рубина', other: 'рубинов' } },
    emerald: { one: 'изумруд', many: { one: 'изумруд', few: 'изумруда', other: 'изумрудов' } },
    aquamarine: {
      one: 'аквамарин',
      many: { one: 'аквамарин', few: 'аквамарина', other: 'аквамаринов' },
    },
    amethyst: { one: 'аметист', many: { one: 'аметист', few: 'аметиста', other: 'аметистов' } },
    topaz: { one: 'топаз', many: { one: 'топаз', few: 'топаза', other: 'топазов' } },
    tourmaline: {
      one: 'турмалин',
      many: { one: 'турмалин', few: 'турмалина', other: 'турмалинов' },
    },
    spinel: { one: 'шпинель', many: { one: 'шпинель', few: 'шпинели', other: 'шпинелей' } },
    garnet: { one: 'гранат', many: { one: 'гранат', few: 'граната', other: 'гранатов' } },
    pearl: { one: 'жемчужина', many: { one: 'жемчужина', few: 'жемчужины', other: 'жемчужин' } },
    mother_of_pearl: { one: 'вставка из перламутра', many: inlays('перламутра') },
    onyx: { one: 'вставка из оникса', many: inlays('оникса') },
    malachite: { one: 'вставка из малахита', many: inlays('малахита') },
    turquoise: { one: 'вставка из бирюзы', many: inlays('бирюзы') },
    carnelian: { one: 'вставка из сердолика', many: inlays('сердолика') },
  },
  cut: {
    round: 'круглая огранка',
    princess: 'огранка «принцесса»',
    oval: 'овальная огранка',
    cushion: 'огранка «кушон»',
    pear: 'огранка «груша»',
    marquise: 'огранка «маркиз»',
    emerald: 'изумрудная огранка',
    asscher: 'огранка «ашер»',
    radiant: 'огранка «радиант»',
    heart: 'огранка «сердце»',
    baguette: 'огранка «багет»',
    cabochon: 'кабошон',
    bead: 'круглая форма',
    inlay: 'плоская форма',
  },
  oneStone: '{stone} массой {carat} карата ({cut}, цвет {grade})',
  manyStones: '{stone} общей массой {carat} карата ({cut}, цвет {grade})',
  diamondGrade: '{colour}, чистота {clarity}',
  opaqueStones: '{stone}',
  betweenRows: ' и ',
  stoneSaid: {
    solitaire: 'Камень — {stones}',
    bezel: '{stones} в глухой оправе',
  },
  stonesSaid: {
    pave: 'В украшении {stones} в закрепке паве',
    eternity: 'По всему кругу идут {stones}',
  },
  centreSaid: {
    solitaire: 'В центре {centre}, рядом {rest}',
    three_stone: 'В центре {centre}, по сторонам {rest}',
    halo: 'В центре {centre}, вокруг {rest}',
    pave: 'В центре {centre}, рядом {rest} в закрепке паве',
  },
  anyStonesSaid: 'В украшении {stones}',
  pairStonesSaid: 'В паре {stones}',
};

/** Where a piece was made and when; of some the year is not known. */
const dates = ['{madeIn} в {year} году', '{madeInOnly}'] as const;

/**
 * Every opening tells the figure, the country and the year, first of what is dated. Without a figure
 * the metal stands alone.
 */
const openings: readonly ((date: string, metal: string, figure?: string) => string)[] = [
  (date, metal, figure = '') => `{piece} {maker} {model} ${metal}${figure} {made} ${date}.`,
  (date, metal, figure = '') =>
    `{piece} {model} ${metal}${figure} — работа дома {maker}, созданная ${date}.`,
  (date, metal, figure = '') =>
    `{this} {piece} {maker} {model} ${metal}${figure} {crafted} ${date}.`,
  (date, metal, figure = '') => `{piece} {maker} {model}${figure} {made} ${metal} ${date}.`,
  (date, metal, figure = '') =>
    `{this} {piece} {model} ${metal}${figure} {made} домом {maker} ${date}.`,
  (date, metal, figure = '') =>
    `{this} {piece} {model} ${metal}${figure} {crafted} домом {maker} ${date}.`,
  (date, metal, figure = '') => `{this} {piece} {maker} {model} ${metal}${figure} {made} ${date}.`,
  (date, metal, figure = '') =>
    `{piece} {model} ${metal}${figure} {crafted} домом {maker} ${date}.`,
  (date, metal, figure = '') => `{this} {piece} {maker} {model}${figure} {made} ${metal} ${date}.`,
  (date, metal, figure = '') => `{piece} {maker} {model} ${metal}${figure} {crafted} ${date}.`,
  (date, metal, figure = '') => `{piece} {model} ${metal}${figure} {made} домом {maker} ${date}.`,
  (date, metal, figure = '') => `{piece} {maker} {model}${figure} {crafted} ${metal} ${date}.`,
];

/** Of a ring, a rigid bracelet, a chain, a pendant on its chain, a pair and anything else. */
const measures = [
  'Размер кольца — {ringSize}, масса — {grams} г, проба — {fineness}.',
  'Внутренний диаметр кольца — {ringSize} мм, масса — {grams} г, металл {fineness}-й пробы.',
  'Кольцо весит {grams} г, размер — {ringSize}, проба — {fineness}.',
  'Размер браслета — {wrist} см, масса — {grams} г, проба — {fineness}.',
  'Внутренний обхват браслета — {wrist} см, масса — {grams} г, металл {fineness}-й пробы.',
  'Длина — {length} см, масса — {grams} г, проба — {fineness}.',
  'Длина — {length} см, масса — {grams} г, металл {fineness}-й пробы.',
  'Длина цепочки — {chain} см, масса вместе с подвеской — {grams} г, проба — {fineness}.',
  'Цепочка длиной {chain} см вместе с подвеской весит {grams} г, проба — {fineness}.',
  'Пара весит {pairGrams} г, проба — {fineness}.',
  'Масса пары — {pairGrams} г, металл {fineness}-й пробы.',
  'Масса — {grams} г, проба — {fineness}.',
  'Масса — {grams} г, металл {fineness}-й пробы.',
] as const;

export const story: Story<JewelryFact> = {
  title: ['{piece} {maker} {model} из {material}'],
  facts: {
    opening: openings.flatMap((tell) =>
      dates.flatMap((date) => [
        tell(date, 'из {material}', ' {motifPhrase}'),
        tell(date, 'из {materialOnly}'),
      ]),
    ),
    design: [],
    stones: ['{stonesSaid}.'],
    across: [
      'Диаметр жемчужины — {pearlMm} мм.',
      'Диаметр жемчужин — {pearlsMm} мм.',
      'Ширина броши — {across} см.',
    ],
    measures: [...measures],
    year: [],
    note: ['{note}'],
    origin: [],
    visit: [
      'Приходите на примерку в отделение: эксперт ответит на ваши вопросы.',
      'Примерить украшение можно в отделении, где оно хранится.',
    ],
  },
  conditions: {
    perfect: [
      'Состояние отличное: вмятин нет, полировка ровная.',
      'Изделие в отличном состоянии, следов носки почти нет.',
      'При осмотре изъянов не нашли.',
    ],
    new: [
      'Изделие новое, его не носили.',
      'Изделие новое: бирки на месте, на металле ни одной царапины.',
      'Изделие ни разу не надевали.',
    ],
    natural_wear: [
      'Следы носки небольшие: мелкие царапины на полированном металле.',
      'С изнанки видны лёгкие потёртости.',
      'Металл слегка потёрт, полировка вернёт ему блеск.',
    ],
    has_defects: [
      'Есть изъян: с изнанки заметна вмятина.',
      'На металле видна глубокая царапина; покажем её при осмотре.',
      'Металл в одном месте слегка погнут, на прочности это не сказалось.',
    ],
    needs_repair: [
      'Нужен ремонт: изделие деформировано.',
      'Требуется работа ювелира: металл в одном месте надломлен.',
      'Металл сильно исцарапан, нужна полировка у ювелира.',
    ],
  },
  pairConditions: {
    perfect: [
      'Состояние отличное: вмятин нет, полировка ровная.',
      'Серьги в отличном состоянии, следов носки почти нет.',
      'При осмотре изъянов не нашли.',
    ],
    new: [
      'Серьги новые, их не носили.',
      'Серьги новые: бирки на месте, на металле ни одной царапины.',
      'Серьги ни разу не надевали.',
    ],
    natural_wear: [
      'Следы носки небольшие: на обеих серьгах мелкие царапины.',
      'С изнанки обеих серёг видны лёгкие потёртости.',
      'Металл слегка потёрт, полировка вернёт ему блеск.',
    ],
    has_defects: [
      'Есть изъян: на одной серьге с изнанки заметна вмятина.',
      'На одной серьге видна глубокая царапина; покажем её при осмотре.',
      'Одна серьга слегка погнута, на прочности это не сказалось.',
    ],
    needs_repair: [
      'Нужен ремонт: одна серьга деформирована.',
      'Требуется работа ювелира: у одной серьги надломлен металл.',
      'Серьги сильно исцарапаны, нужна полировка у ювелира.',
    ],
  },
  equipments: {
    with_package: [
      'Футляр и сертификат прилагаются.',
      'Комплект полный: коробка, сертификат и чек бутика.',
      'Прилагаются оригинальная коробка и документы.',
    ],
    without_package: [
      'Коробки и сертификата нет, пробу и клейма проверил наш эксперт.',
      'Коробки и документов нет.',
      'Коробки и документов нет, подлинность подтвердил наш эксперт.',
    ],
  },
};
