import { type AccessoryFact, type AccessoryWords, type Story } from '../language';

export const words: AccessoryWords = {
  piece: {
    piece: {
      bag: 'сумка',
      wallet: 'портмоне',
      pen: 'ручка',
      phone: 'телефон',
      cufflinks: 'запонки',
      lighter: 'зажигалка',
    },
    made: {
      bag: 'сделана',
      wallet: 'сделано',
      pen: 'сделана',
      phone: 'сделан',
      cufflinks: 'сделаны',
      lighter: 'сделана',
    },
    madePart: {
      bag: 'сделанная',
      wallet: 'сделанное',
      pen: 'сделанная',
      phone: 'сделанный',
      cufflinks: 'сделанные',
      lighter: 'сделанная',
    },
    crafted: {
      bag: 'изготовлена',
      wallet: 'изготовлено',
      pen: 'изготовлена',
      phone: 'изготовлен',
      cufflinks: 'изготовлены',
      lighter: 'изготовлена',
    },
    this: {
      bag: 'эта',
      wallet: 'это',
      pen: 'эта',
      phone: 'этот',
      cufflinks: 'эти',
      lighter: 'эта',
    },
  },
  fountainPen: { piece: 'перьевая ручка' },
  ballpointPen: { piece: 'шариковая ручка' },
  rollerballPen: { piece: 'ручка-роллер' },
  shape: {
    bag_two_handles_belt:
      'Две ручки, откидной клапан и два ремешка с поворотным замком; размеры — {size} см.',
    bag_one_handle_belt:
      'Трапециевидная форма, одна ручка, откидной клапан и два ремешка с поворотным замком; размеры — {size} см.',
    bag_flap_plate: 'Прямоугольная форма, откидной клапан и плечевой ремень; размеры — {size} см.',
    bag_flap_chain:
      'Клапан с металлической застёжкой и плечевой ремень-цепочка; размеры — {size} см.',
    bag_crossbody_flat:
      'Плоская форма, перфорация спереди и плечевой ремень из широкой тесьмы; размеры — {size} см.',
    bag_boston:
      'Закруглённый силуэт, застёжка-молния сверху и две короткие ручки; размеры — {size} см.',
    bag_open_tote:
      'Это шопер с двумя тонкими ручками, застёжкой-крючком и внутренним карманом; размеры — {size} см.',
    bag_duffle: 'Застёжка-молния во всю длину, две ручки и плечевой ремень; размеры — {size} см.',
    bag_arched_handles:
      'Прямоугольная форма, две дугообразные ручки и подвески в виде букв; размеры — {size} см.',
    bag_saddle:
      'Изогнутый клапан напоминает седло, сбоку закреплена металлическая скоба; размеры — {size} см.',
    bag_hobo: 'Форма полумесяца, плечевой ремень и застёжка-поршень; размеры — {size} см.',
    bag_briefcase: 'Прямоугольная форма, ручка и замок сверху; размеры — {size} см.',
    wallet_long_zip:
      'Молния идёт с трёх сторон, внутри — отделения для карт и купюр; размеры — {size} см.',
    wallet_long_belt:
      'Застёжка — язычок, который продевают в металлическую букву H; внутри — отделения для карт и купюр; размеры — {size} см.',
    wallet_bifold:
      'Модель складывается вдвое, внутри — отделения для карт и купюр; размеры — {size} см.',
    wallet_card_holder: 'Это тонкий держатель для карт с прорезями по обе стороны.',
    pen_fountain: 'Перо золотое.',
    pen_ballpoint: 'Стержень выдвигается поворотом корпуса.',
    pen_rollerball: 'Внутри сменный чернильный стержень.',
    phone_keypad: 'Клавиши стоят на рубиновых опорах.',
    phone_touch: 'Сенсорный экран закрыт сапфировым стеклом.',
    cufflinks_round: 'Лицевые стороны круглые, диаметром {face} мм, застёжки поворотные.',
    cufflinks_square: 'Лицевые стороны квадратные, шириной {face} мм, застёжки поворотные.',
    cufflinks_bar: 'Лицевые стороны в виде брусков, шириной {face} мм, застёжки поворотные.',
    cufflinks_oval: 'Лицевые стороны овальные, шириной {face} мм, застёжки поворотные.',
    cufflinks_knot: 'Лицевые стороны в виде узлов, шириной {face} мм, застёжки поворотные.',
    lighter_tall: 'Корпус высокий, прямоугольный, с откидной крышкой.',
    lighter_slim: 'Тонкий корпус помещается во внутренний карман; пламя регулируется.',
    lighter_compact: 'Корпус компактный, крышка открывается одним пальцем.',
  },
  hardware: {
    steel: 'серебристая',
    yellow_gold: 'золотистая',
    rose_gold: 'цвета розового золота',
    white_gold: 'с палладиевым покрытием',
    platinum: 'с платиновым покрытием',
    titanium: 'из титана',
    bronze: 'под бронзу',
    silver: 'из серебра',
    black_ceramic: 'из чёрной керамики',
    white_ceramic: 'из белой керамики',
    blue_ceramic: 'из синей керамики',
    carbon: 'из карбона',
    black_steel: 'чёрная',
  },
  hardwarePhrase: {
    steel: 'с серебристой фурнитурой',
    yellow_gold: 'с золотистой фурнитурой',
    rose_gold: 'с фурнитурой цвета розового золота',
    white_gold: 'с палладированной фурнитурой',
    platinum: 'с платинированной фурнитурой',
    titanium: 'с фурнитурой из титана',
    bronze: 'с фурнитурой под бронзу',
    silver: 'с фурнитурой из серебра',
    black_ceramic: 'с фурнитурой из чёрной керамики',
    white_ceramic: 'с фурнитурой из белой керамики',
    blue_ceramic: 'с фурнитурой из синей керамики',
    carbon: 'с фурнитурой из карбона',
    black_steel: 'с чёрной фурнитурой',
  },
  trimPhrase: {
    steel: 'со стальными деталями',
    yellow_gold: 'с позолоченными деталями',
    rose_gold: 'с деталями в красной позолоте',
    white_gold: 'с палладированными деталями',
    platinum: 'с платинированными деталями',
    black_steel: 'с чернёными деталями',
  },
};

type Body = readonly [of: string, fittings?: string, more?: string];

/** What a thing is made of, its fittings, and what closes the sentence. */
const bodies: readonly Body[] = [
  ['из {colouredName}', ' {hardwarePhrase}'],
  ['из {colouredOnly}'],
  ['из {materialOnly}'],
  ['в корпусе из {frame} с отделкой из {leatherOf} кожи'],
  ['из {inlaid}', '', '; в центре каждой — {inlay}'],
];

/** Where a thing was made and when; of some the year is not known. */
const dates = ['{madeIn} в {year} году', '{madeInOnly}'] as const;

/** Every opening tells the country and the year, first of what is dated. */
const openings: readonly ((date: string, ...body: Body) => string)[] = [
  (date, of, fittings = '', more = '') =>
    `{piece} {maker} {model} {finish} ${of}${fittings} {made} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{this} {piece} {model} {finish} ${of}${fittings} {crafted} домом {maker} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{this} {piece} {maker} {model} {finish} ${of}${fittings} {made} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{maker} {model} {finish} — {piece} ${of}${fittings}, {madePart} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{piece} {model} {finish} ${of}${fittings} {made} домом {maker} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{this} {piece} {maker} {model} {finish}${fittings} {made} ${date} ${of}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{piece} {maker} {model} {finish} ${of}${fittings} {crafted} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{this} {piece} {model} {finish} ${of}${fittings} {made} домом {maker} ${date}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{piece} {maker} {model} {finish}${fittings} {made} ${date} ${of}${more}.`,
  (date, of, fittings = '', more = '') =>
    `{this} {piece} {maker} {model} {finish} ${of}${fittings} {crafted} ${date}${more}.`,
];

export const story: Story<AccessoryFact> = {
  title: ['{piece} {maker} {model} {finish}'],
  facts: {
    opening: openings
      .flatMap((tell) => dates.flatMap((date) => bodies.map((body) => tell(date, ...body))))
      // Nothing is made in a country "in a case".
      .filter((one) => !/(?:году|\{madeInOnly\}) в корпусе/.test(one)),
    shape: ['{shape}'],
    body: [],
    year: [],
    note: ['{note}'],
    origin: [],
    visit: [
      'Осмотреть покупку до оплаты можно в отделении; эксперт ответит на ваши вопросы.',
      'До оплаты покупку можно осмотреть в отделении вместе с нашим экспертом.',
    ],
  },
  conditions: {
    perfect: [
      'Состояние отличное, потёртостей нет.',
      'Следов использования почти нет.',
      'Вещь в отличном состоянии, с ней обращались бережно.',
    ],
    new: [
      'Вещь новая, ею не пользовались.',
      'Вещь новая: ни царапин, ни потёртостей.',
      'Вещью ни разу не пользовались.',
    ],
    natural_wear: [
      'Следы использования небольшие: кое-где лёгкие потёртости.',
      'На металле видны мелкие царапины.',
      'Поверхность местами немного потёрта.',
    ],
    has_defects: [
      'Есть изъян: заметное пятно на поверхности.',
      'На поверхности видна глубокая царапина; покажем её при осмотре.',
      'Поверхность в одном месте сильно потёрта.',
    ],
    needs_repair: [
      'Нужен ремонт: одна из подвижных деталей заедает.',
      'Нужен ремонт: одна из деталей расшаталась.',
      'Нужна работа мастера: на видном месте глубокая царапина.',
    ],
  },
  pairConditions: {
    perfect: [
      'Состояние отличное, потёртостей нет.',
      'Следов использования почти нет.',
      'Запонки в отличном состоянии, с ними обращались бережно.',
    ],
    new: [
      'Запонки новые, их не носили.',
      'Запонки новые: ни царапин, ни потёртостей.',
      'Запонки ни разу не надевали.',
    ],
    natural_wear: [
      'Следы использования небольшие: на обеих запонках лёгкие потёртости.',
      'На обеих запонках видны мелкие царапины.',
      'Обе запонки местами немного потёрты.',
    ],
    has_defects: [
      'Есть изъян: заметное пятно на одной из запонок.',
      'На одной из запонок видна глубокая царапина; покажем её при осмотре.',
      'Одна из запонок в одном месте сильно потёрта.',
    ],
    needs_repair: [
      'Нужен ремонт: у одной из запонок заедает застёжка.',
      'Нужен ремонт: у одной из запонок расшаталась застёжка.',
      'Нужна работа мастера: на одной из запонок глубокая царапина.',
    ],
  },
  equipments: {
    with_package: [
      'Коробка, чехол и документы прилагаются.',
      'Прилагаются оригинальная коробка и чек.',
      'Прилагаются фирменная коробка и документы.',
    ],
    without_package: [
      'Нет ни коробки, ни документов.',
      'Коробки и документов нет.',
      'Упаковки нет, подлинность подтвердил наш эксперт.',
    ],
  },
};
