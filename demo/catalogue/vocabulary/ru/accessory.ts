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
      'У сумки две ручки, откидной клапан и поясок с поворотным замком; ширина основания — {width} см.',
    bag_one_handle_belt:
      'Силуэт в форме трапеции, одна ручка, клапан с пояском и поворотным замком; ширина — {width} см.',
    bag_flap_plate: 'Клапан прямоугольной сумки закрывается литой пряжкой; ширина — {width} см.',
    bag_flap_chain:
      'У сумки клапан с металлической застёжкой и плечевой ремень-цепочка; ширина — {width} см.',
    bag_crossbody_flat:
      'У сумки плоский силуэт, перфорация и широкий плечевой ремень из ткани; ширина — {width} см.',
    bag_boston:
      'У сумки закруглённый силуэт, молния по верху и две круглые ручки; ширина — {width} см.',
    bag_open_tote:
      'Шопер на двух тонких ручках застёгивается на крючок, внутри есть карман; ширина — {width} см.',
    bag_duffle: 'Молния идёт по всей длине сумки; ширина — {width} см.',
    bag_arched_handles:
      'У квадратной сумки две дугообразные ручки и подвески; ширина — {width} см.',
    bag_saddle:
      'Изогнутый клапан напоминает седло, сбоку закреплена металлическая скоба; ширина — {width} см.',
    bag_hobo:
      'Мягкая сумка-полумесяц с одним плечевым ремнём и застёжкой-поршнем; ширина — {width} см.',
    bag_briefcase: 'Это прямоугольный портфель с замком и ручкой сверху; ширина — {width} см.',
    wallet_long_zip: 'Молния идёт с трёх сторон, внутри отделения для карт и купюр.',
    wallet_long_belt: 'Модель закрывается пояском, внутри отделения для карт и купюр.',
    wallet_bifold: 'Модель складывается вдвое, внутри отделения для карт и купюр.',
    wallet_card_holder: 'Это тонкий держатель для карт с прорезями с двух сторон.',
    pen_fountain: 'Это перьевая ручка с золотым пером и съёмным колпачком.',
    pen_ballpoint: 'Шариковый стержень выдвигается поворотом корпуса.',
    pen_rollerball: 'Это роллер со съёмным колпачком.',
    phone_keypad: 'Клавиши стоят на рубиновых опорах.',
    phone_touch: 'Сенсорный экран закрыт сапфировым стеклом.',
    cufflinks_round: 'Лицевая сторона круглая, застёжка поворотная.',
    cufflinks_square: 'Лицевая сторона квадратная, застёжка поворотная.',
    cufflinks_bar: 'Лицевая сторона сделана в виде бруска, застёжка поворотная.',
    cufflinks_oval: 'Лицевая сторона овальная, застёжка поворотная.',
    cufflinks_knot: 'Лицевая сторона сделана в виде узла, застёжка поворотная.',
    lighter_tall: 'Корпус высокий, прямоугольный, с откидной крышкой.',
    lighter_slim: 'Тонкий корпус помещается во внутреннем кармане, пламя регулируется.',
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
    rose_gold: 'с деталями, покрытыми красным золотом',
    white_gold: 'с палладированными деталями',
    platinum: 'с платинированными деталями',
    black_steel: 'с чернёными деталями',
  },
};

/** The year stands with the body, so that no description of a dated piece leaves it out. */
export const story: Story<AccessoryFact> = {
  title: ['{piece} {maker} {model} {finish}'],
  facts: {
    opening: [
      '{piece} {maker} {model} {finish} из {colouredName} {hardwarePhrase}.',
      '{maker} {model} {finish} — {piece} из {colouredName} {hardwarePhrase}.',
      '{piece} {maker} {model} {finish} из {colouredName} {hardwarePhrase} {made} {madeIn} в {year} году.',
      '{piece} {maker} {model} {finish} из {colouredOnly}.',
      '{maker} {model} {finish} — {piece} из {colouredOnly}.',
      '{piece} {maker} {model} {finish} из {colouredOnly} {made} {madeIn} в {year} году.',
      '{piece} {maker} {model} {finish} из {materialOnly}.',
      '{maker} {model} {finish} — {piece} из {materialOnly}.',
      '{piece} {maker} {model} {finish} из {materialOnly} {made} {madeIn} в {year} году.',
      '{piece} {maker} {model} {finish} из {inlaid}, в центре {inlay}.',
      '{maker} {model} {finish} — {piece} из {inlaid}, в центре {inlay}.',
      '{piece} {maker} {model} {finish} из {frame} и {leatherOf} кожи.',
      '{maker} {model} {finish} — {piece} из {frame} и {leatherOf} кожи.',
      '{piece} {maker} {model} {finish} из {frame} и {leatherOf} кожи {made} {madeIn} в {year} году.',
    ],
    shape: ['{shape}'],
    body: ['{pieceMade} {madeIn} в {year} году.', '{pieceMade} {madeIn}.'],
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
      'Состояние отличное, потёртостей нет.',
      'Следов использования почти нет.',
      'Вещь в отличном состоянии, держали её бережно.',
    ],
    new: [
      'Вещь новая, ею не пользовались.',
      'Вещь новая: ни царапин, ни потёртостей.',
      'Вещью ни разу не пользовались.',
    ],
    natural_wear: [
      'Следы использования небольшие: кое-где лёгкие потёртости.',
      'На металле видны мелкие царапины.',
      'Поверхность чистая, местами немного потёрта.',
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
      'Комплект полный: оригинальная коробка и чек.',
      'Прилагается фирменная коробка.',
    ],
    without_package: [
      'Продаётся без коробки и документов.',
      'Коробки и документов нет.',
      'Упаковка не сохранилась, подлинность подтвердил наш эксперт.',
    ],
  },
};
