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
    pieceMade: {
      bag: 'сумка сделана',
      wallet: 'портмоне сделано',
      pen: 'ручка сделана',
      phone: 'телефон сделан',
      cufflinks: 'запонки сделаны',
      lighter: 'зажигалка сделана',
    },
  },
  shape: {
    bag_two_handles_belt:
      'Две ручки, откидной клапан и поясок с поворотным замком; ширина основания — {width} см.',
    bag_one_handle_belt:
      'Одна ручка, клапан с пояском и поворотным замком, силуэт трапеции; ширина — {width} см.',
    bag_flap_plate:
      'Небольшой прямоугольный силуэт, клапан закрывается литой пряжкой; ширина — {width} см.',
    bag_flap_chain:
      'Клапан с металлической застёжкой, плечевой ремень-цепочка; ширина — {width} см.',
    bag_crossbody_flat:
      'Плоский силуэт с перфорацией и широким плечевым ремнём из ткани; ширина — {width} см.',
    bag_boston: 'Закруглённый силуэт, молния по верху и две круглые ручки; ширина — {width} см.',
    bag_open_tote:
      'Шопер на двух тонких ручках, застёгивается на крючок, внутри карман; ширина — {width} см.',
    bag_duffle: 'Мягкая дорожная форма с молнией по всей длине; ширина — {width} см.',
    bag_arched_handles:
      'Квадратный силуэт, две дугообразные ручки и подвески; ширина — {width} см.',
    bag_saddle:
      'Изогнутый клапан напоминает седло, сбоку металлическая скоба; ширина — {width} см.',
    bag_hobo: 'Мягкая дуга с одним плечевым ремнём и застёжкой-поршнем; ширина — {width} см.',
    bag_briefcase: 'Прямоугольный портфель с замком и ручкой сверху; ширина — {width} см.',
    wallet_long_zip: 'Молния идёт с трёх сторон, внутри отделения для карт и купюр.',
    wallet_long_belt: 'Закрывается пояском, внутри отделения для карт и купюр.',
    wallet_bifold: 'Складывается вдвое, внутри отделения для карт и купюр.',
    wallet_card_holder: 'Тонкий держатель для карт с прорезями с двух сторон.',
    pen_fountain: 'Перо золотое, колпачок снимается.',
    pen_ballpoint: 'Шариковый стержень выдвигается поворотом корпуса.',
    pen_rollerball: 'Это роллер, колпачок снимается.',
    phone_keypad: 'Клавиши стоят на рубиновых опорах.',
    phone_touch: 'Сенсорный экран закрыт сапфировым стеклом.',
    cufflinks_round: 'Круглая лицевая сторона и поворотная застёжка.',
    cufflinks_square: 'Квадратная лицевая сторона и поворотная застёжка.',
    cufflinks_bar: 'Лицевая сторона в виде бруска, застёжка поворотная.',
    cufflinks_oval: 'Овальная лицевая сторона и поворотная застёжка.',
    cufflinks_knot: 'Лицевая сторона в виде узла, застёжка поворотная.',
    lighter_tall: 'Высокий прямоугольный корпус с откидной крышкой.',
    lighter_slim: 'Тонкий корпус для внутреннего кармана, пламя регулируется.',
    lighter_compact: 'Компактный корпус, крышка открывается одним пальцем.',
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
  trim: {
    steel: 'детали стальные',
    yellow_gold: 'детали позолочены',
    rose_gold: 'детали покрыты красным золотом',
    white_gold: 'детали покрыты палладием',
    platinum: 'детали покрыты платиной',
    black_steel: 'детали чернёные',
  },
};

/** The year stands with the body, so that no description of a dated piece leaves it out. */
export const story: Story<AccessoryFact> = {
  title: ['{piece} {maker} {model} {finish}'],
  facts: {
    opening: [
      '{piece} {maker} {model} {finish} из {coloured}.',
      '{maker} {model} {finish}: {piece} из {coloured}.',
      '{piece} {maker} {model} {finish} из {materialOnly}.',
      '{maker} {model} {finish}: {piece} из {materialOnly}.',
      '{piece} {maker} {model} {finish} из {inlaid}, в центре {inlay}.',
      '{maker} {model} {finish}: {piece} из {inlaid}, в центре {inlay}.',
      '{piece} {maker} {model} {finish} из {frame} и кожи {leatherGen} цвета.',
      '{maker} {model} {finish}: {piece} из {frame} и кожи {leatherGen} цвета.',
      '{piece} {maker} {model} {finish}, {year} год.',
    ],
    shape: ['{shape}'],
    body: [
      '{pieceMade} {madeIn} в {year} году из {coloured}, фурнитура {hardwareOnly}.',
      '{pieceMade} {madeIn} в {year} году из {coloured}; {trim}.',
      '{pieceMade} {madeIn} в {year} году, фурнитура {hardwareOnly}.',
      '{pieceMade} {madeIn} в {year} году; {trim}.',
      '{pieceMade} {madeIn} в {year} году из {coloured}.',
      '{pieceMade} {madeIn} в {year} году из {materialOnly}.',
      '{pieceMade} {madeIn} в {year} году из {frame} и кожи {leatherGen} цвета.',
      '{pieceMade} {madeIn} в {year} году из {inlaid}, в центре {inlay}.',
      '{pieceMade} {madeIn} в {year} году.',
      '{pieceMade} {madeIn} из {coloured}, фурнитура {hardwareOnly}.',
      '{pieceMade} {madeIn} из {coloured}; {trim}.',
      '{pieceMade} {madeIn}, фурнитура {hardwareOnly}.',
      '{pieceMade} {madeIn}; {trim}.',
      '{pieceMade} {madeIn} из {coloured}.',
      '{pieceMade} {madeIn} из {materialOnly}.',
      '{pieceMade} {madeIn} из {frame} и кожи {leatherGen} цвета.',
      '{pieceMade} {madeIn} из {inlaid}, в центре {inlay}.',
      '{pieceMade} {madeIn}.',
    ],
    year: [],
    note: ['{note}'],
    // Told with the body.
    origin: [],
    visit: [
      'Посмотреть вещь можно в отделении, где она хранится.',
      'Покажем вещь в отделении и проверим её вместе с вами.',
    ],
  },
  conditions: {
    perfect: [
      'Состояние отличное: края без потёртостей.',
      'Следов использования почти нет.',
      'Вещь в отличном состоянии, держали её бережно.',
    ],
    new: [
      'Вещь новая, ею не пользовались.',
      'Вещь новая: ни царапин, ни потёртостей.',
      'Вещью ни разу не пользовались, следов нет.',
    ],
    natural_wear: [
      'Следы использования небольшие: лёгкие потёртости на краях и металле.',
      'На металле видны мелкие царапины.',
      'Поверхность чистая, на краях небольшие потёртости.',
    ],
    has_defects: [
      'Есть изъян: заметное пятно на поверхности.',
      'На лицевой стороне видна глубокая царапина.',
      'Поверхность в одном месте сильно потёрта.',
    ],
    needs_repair: [
      'Нужен ремонт: подвижная деталь срабатывает через раз.',
      'Нужен мастер: одна из деталей расшатана.',
      'Вещи нужны чистка и мелкий ремонт в мастерской.',
    ],
  },
  equipments: {
    with_package: [
      'Коробка, чехол и документы сохранились.',
      'Комплект полный, с оригинальной коробкой и чеком.',
      'Прилагаются фирменная коробка и карта подлинности.',
    ],
    without_package: [
      'Продаётся без коробки и документов.',
      'Только сама вещь, без коробки и бумаг.',
      'Упаковка не сохранилась, подлинность подтвердил наш эксперт.',
    ],
  },
};
