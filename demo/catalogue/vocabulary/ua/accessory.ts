import { type AccessoryFact, type AccessoryWords, type Story } from '../language';

export const words: AccessoryWords = {
  piece: {
    piece: {
      bag: 'сумка',
      wallet: 'портмоне',
      pen: 'ручка',
      phone: 'телефон',
      cufflinks: 'запонки',
      lighter: 'запальничка',
    },
    pieceAcc: {
      bag: 'сумку',
      wallet: 'портмоне',
      pen: 'ручку',
      phone: 'телефон',
      cufflinks: 'запонки',
      lighter: 'запальничку',
    },
    madePart: {
      bag: 'виготовлена',
      wallet: 'виготовлене',
      pen: 'виготовлена',
      phone: 'виготовлений',
      cufflinks: 'виготовлені',
      lighter: 'виготовлена',
    },
  },
  shape: {
    bag_two_handles_belt:
      'Модель має дві ручки, відкидний клапан і пасок із поворотним замком; ширина основи — {width} см.',
    bag_one_handle_belt:
      'Модель у формі трапеції має одну ручку, клапан закривається ремінцем із поворотним замком; ширина — {width} см.',
    bag_flap_plate:
      'Модель невелика, прямокутна, клапан застібається на литу пряжку; ширина — {width} см.',
    bag_flap_chain: 'Модель має клапан із замком і плечовий ланцюжок; ширина — {width} см.',
    bag_crossbody_flat:
      'Модель пласка, з перфорацією спереду й широким плечовим ременем із тканини; ширина — {width} см.',
    bag_boston:
      'Модель застібається вгорі на блискавку й має дві округлі ручки; ширина — {width} см.',
    bag_open_tote:
      'Модель — шопер завширшки {width} см із двома тонкими ручками; він застібається на гачок, усередині є кишеня.',
    bag_duffle:
      'Модель дорожня, мʼяка, зі знімним плечовим ременем і застібкою-блискавкою; ширина — {width} см.',
    bag_arched_handles:
      'Модель має дві вигнуті ручки з металевими підвісками; ширина — {width} см.',
    bag_saddle: 'Вигнутий клапан схожий на сідло, збоку є металева скоба; ширина — {width} см.',
    bag_hobo: 'Модель у формі півмісяця має один ремінь і застібку-поршень; ширина — {width} см.',
    bag_briefcase:
      'Модель прямокутна, як портфель, із замком і верхньою ручкою; ширина — {width} см.',
    wallet_long_zip:
      'Модель закривається на блискавку з трьох боків, усередині є відділення для карток і купюр.',
    wallet_long_belt:
      'Модель довга, застібається ремінцем, усередині є відділення для карток і купюр.',
    wallet_bifold: 'Модель складається вдвоє, усередині є відділення для карток і купюр.',
    wallet_card_holder: 'Модель тонка, лише для карток, із кишеньками з обох боків.',
    pen_fountain: 'Перо золоте, ручку заправляють чорнилом.',
    pen_ballpoint: 'Стрижень кульковий, його висувають поворотом корпусу.',
    pen_rollerball: 'Ролер має знімний ковпачок.',
    phone_keypad: 'Клавіші стоять на рубінових опорах, як осі годинникового механізму.',
    phone_touch: 'Сенсорний екран захищений від подряпин сапфіровим склом.',
    cufflinks_round: 'Форма кругла, застібка поворотна.',
    cufflinks_square: 'Форма квадратна, застібка поворотна.',
    cufflinks_bar: 'Лицьовий бік має форму бруска, застібка поворотна.',
    cufflinks_oval: 'Форма овальна, застібка поворотна.',
    cufflinks_knot: 'Лицьовий бік має форму вузла, застібка поворотна.',
    lighter_tall: 'Корпус високий, класичних пропорцій, кришка на шарнірі.',
    lighter_slim: 'Корпус вузький, полумʼя можна регулювати.',
    lighter_compact: 'Корпус невеликий, кришку відкривають одним пальцем.',
  },
  hardware: {
    steel: 'срібляста',
    yellow_gold: 'позолочена',
    rose_gold: 'вкрита рожевим золотом',
    white_gold: 'з паладієвим покриттям',
    platinum: 'з платиновим покриттям',
    titanium: 'з титану',
    bronze: 'під бронзу',
    silver: 'зі срібла',
    black_ceramic: 'з чорної кераміки',
    white_ceramic: 'з білої кераміки',
    blue_ceramic: 'із синьої кераміки',
    carbon: 'з карбону',
    black_steel: 'чорнена',
  },
  trim: {
    steel: 'сталеве',
    yellow_gold: 'позолочене',
    rose_gold: 'вкрите рожевим золотом',
    white_gold: 'вкрите паладієм',
    platinum: 'вкрите платиною',
    black_steel: 'чорнене',
  },
};

/** Where and when a piece was made, with what it is made of: told of every piece. */
const made = ['{madeIn} {year} року', '{madeIn}'].flatMap((place) => [
  `${place} {coloured}, фурнітура {hardwareOnly}.`,
  `${place} {coloured}; оздоблення {trim}.`,
  `${place} {coloured}.`,
  `${place}, фурнітура {hardwareOnly}.`,
  `${place}; оздоблення {trim}.`,
  `${place} {materialOnly}.`,
  `${place}; задня панель корпусу {frame} обтягнута шкірою {leatherGen} кольору.`,
  `${place}; задня панель обтягнута шкірою {leatherGen} кольору.`,
  `${place} {inlaid}; у центрі кожної запонки — {inlay}.`,
  `${place}; у центрі кожної запонки — {inlay}.`,
  `${place}.`,
]);

export const story: Story<AccessoryFact> = {
  title: ['{piece} {maker} {model} {finish}'],
  facts: {
    opening: [
      '{maker} {model} {finish} — {piece} {colouredName}.',
      '{pieceAcc} {maker} {model} {finish} випущено {year} року.',
      '{maker} {model} {finish} — {piece} {year} року.',
      '{pieceAcc} {maker} {model} {finish} випустили {year} року.',
      '{maker} {model} {finish} — {piece} з колекції {line}.',
      '{maker} {model} {finish} — {piece} {materialOnly}, {madePart} {madeIn} {year} року.',
      '{maker} {model} {finish} — {piece} {colouredOnly}, {madePart} {madeIn} {year} року.',
      '{maker} {model} {finish} — {piece} у корпусі {frame}.',
      '{pieceAcc} {maker} {model} {finish} у корпусі {frame} виготовлено {madeIn}.',
      '{maker} {model} {finish} — {piece} {year} року в корпусі {frame}.',
      '{pieceAcc} {maker} {model} {finish} у корпусі {frame} виготовлено {madeIn} {year} року.',
      '{maker} {model} {finish} — {piece} у корпусі {frame}, виготовлений {madeIn} {year} року.',
      '{pieceAcc} {maker} {model} {finish} у корпусі {frame} випущено {year} року.',
      '{pieceAcc} {maker} {model} {finish} у корпусі {frame} випустили {year} року.',
      '{maker} {model} {finish} — {piece} {inlaid}, {madePart} {madeIn} {year} року.',
      '{maker} {model} {finish} — {piece} {materialOnly}, {madePart} {madeInOnly}.',
      '{maker} {model} {finish} — {piece} {colouredOnly}, {madePart} {madeInOnly}.',
      '{maker} {model} {finish} — {piece} {inlaid}, {madePart} {madeInOnly}.',
    ],
    shape: ['{shape}'],
    body: [
      ...made.flatMap((rest) => [`Виготовлено ${rest}`, `Зроблено ${rest}`]),
      'Задня панель обтягнута шкірою {leatherGen} кольору.',
      'У центрі кожної запонки — {inlay}.',
    ],
    year: [],
    note: ['{note}'],
    origin: [],
    visit: [
      'Подивитися річ можна у відділенні, де вона зберігається.',
      'Покажемо річ у відділенні й перевіримо її разом із вами.',
    ],
  },
  conditions: {
    perfect: [
      'Стан відмінний, без потертостей.',
      'Стан відмінний, сліди користування ледь помітні.',
      'Річ у відмінному стані, нею користувалися дбайливо.',
    ],
    new: [
      'Річ нова, нею не користувалися.',
      'Річ нова, без жодної подряпини чи потертості.',
      'Річчю жодного разу не користувалися.',
    ],
    natural_wear: [
      'Подекуди є легкі потертості — звичайні сліди користування.',
      'На металі є дрібні подряпини.',
      'Поверхня чиста, місцями трохи потерта.',
    ],
    has_defects: [
      'На поверхні є помітна пляма.',
      'На лицьовому боці є глибока подряпина.',
      'В одному місці поверхня сильно потерта.',
    ],
    needs_repair: [
      'Механізм спрацьовує не щоразу, потрібен ремонт.',
      'Одна з деталей розхиталася, її має закріпити майстер.',
      'Річ треба почистити, а дрібні пошкодження полагодити в майстерні.',
    ],
  },
  equipments: {
    with_package: [
      'У комплекті коробка, чохол і документи.',
      'Комплект повний: оригінальна коробка й чек.',
      'У комплекті фірмова коробка.',
    ],
    without_package: [
      'Продається без коробки й документів.',
      'Коробки й документів немає.',
      'Пакування немає, справжність підтвердив наш експерт.',
    ],
  },
};
