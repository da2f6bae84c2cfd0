import {
  type AccessoryConditions,
  type AccessoryFact,
  type AccessoryWords,
  type Story,
} from '../language';
import { noteMark } from '../note-placed';
import { conditions } from './accessory-conditions';
import { openingsOfShape } from './accessory-openings';

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
    thisAcc: {
      bag: 'цю сумку',
      wallet: 'це портмоне',
      pen: 'цю ручку',
      phone: 'цей телефон',
      cufflinks: 'ці запонки',
      lighter: 'цю запальничку',
    },
    itAcc: {
      bag: 'її',
      wallet: 'його',
      pen: 'її',
      phone: 'його',
      cufflinks: 'їх',
      lighter: 'її',
    },
    cameOut: {
      bag: 'вийшла',
      wallet: 'вийшло',
      pen: 'вийшла',
      phone: 'вийшов',
      cufflinks: 'вийшли',
      lighter: 'вийшла',
    },
    pieceGen: {
      bag: 'сумки',
      wallet: 'портмоне',
      pen: 'ручки',
      phone: 'телефона',
      cufflinks: 'запонок',
      lighter: 'запальнички',
    },
    madePart: {
      bag: 'виготовлена',
      wallet: 'виготовлене',
      pen: 'виготовлена',
      phone: 'виготовлений',
      cufflinks: 'виготовлені',
      lighter: 'виготовлена',
    },
    madePartAcc: {
      bag: 'виготовлену',
      wallet: 'виготовлене',
      pen: 'виготовлену',
      phone: 'виготовлений',
      cufflinks: 'виготовлені',
      lighter: 'виготовлену',
    },
  },
  shape: {
    bag_two_handles_belt:
      'Модель має дві ручки, відкидний клапан, два ремінці й поворотний замок. Розміри — {size} см.',
    bag_one_handle_belt:
      'Модель трапецієподібна, з однією ручкою, клапан закривається на ремінець із поворотним замком. Розміри — {size} см.',
    bag_flap_plate:
      'Модель невелика, прямокутна, з плечовим ременем; клапан закривається на пряжку у формі літери H. Розміри — {size} см.',
    bag_flap_chain: 'Модель має клапан із замком і плечовий ланцюжок. Розміри — {size} см.',
    bag_crossbody_flat:
      'Модель пласка, з перфорацією спереду й широким плечовим ременем із тканини. Розміри — {size} см.',
    bag_boston:
      'Модель застібається вгорі на блискавку й має дві округлі ручки. Розміри — {size} см.',
    bag_open_tote:
      'Модель — шопер із двома тонкими ручками, застібкою-гачком і кишенею всередині. Розміри — {size} см.',
    bag_duffle: 'Плечовий ремінь знімний, застібка — блискавка. Розміри — {size} см.',
    bag_arched_handles:
      'Модель має дві вигнуті ручки з металевими підвісками. Розміри — {size} см.',
    bag_saddle:
      'Вигнутий клапан схожий на сідло, на ньому висить металева літера D. Розміри — {size} см.',
    bag_hobo:
      'Модель має форму півмісяця, плечовий ремінь і застібку-поршень. Розміри — {size} см.',
    bag_briefcase:
      'Модель прямокутна, як портфель, угорі має ручку й закривається на замок. Розміри — {size} см.',
    wallet_long_zip:
      'Модель закривається на блискавку з трьох боків, усередині є відділення для карток і купюр. Розміри — {size} см.',
    wallet_long_belt:
      'Модель застібається ремінцем, усередині є відділення для карток і купюр. Розміри — {size} см.',
    wallet_bifold:
      'Модель складається вдвоє, усередині є відділення для карток і купюр. Розміри — {size} см.',
    wallet_card_holder: 'Модель тонка, лише для карток, з кишеньками з обох боків.',
    pen_fountain: 'Модель чорнильна, із золотим пером.',
    pen_ballpoint: 'Модель кулькова, з поворотним механізмом.',
    pen_rollerball: 'Модель — ролер зі знімним ковпачком.',
    phone_keypad: 'Клавіші стоять на рубінових опорах, як осі годинникового механізму.',
    phone_touch: 'Екран сенсорний, від подряпин його захищає сапфірове скло.',
    cufflinks_round: 'Лицьовий бік круглий, діаметром {face} мм, застібка поворотна.',
    cufflinks_square: 'Лицьовий бік квадратний, завширшки {face} мм, застібка поворотна.',
    cufflinks_bar: 'Лицьовий бік має форму бруска завширшки {face} мм, застібка поворотна.',
    cufflinks_oval: 'Лицьовий бік овальний, завширшки {face} мм, застібка поворотна.',
    cufflinks_knot: 'Лицьовий бік має форму вузла завширшки {face} мм, застібка поворотна.',
    lighter_tall: 'Корпус високий, класичних пропорцій, кришка на шарнірі.',
    lighter_slim: 'Висоту полумʼя можна регулювати.',
    lighter_compact: 'Корпус невеликий, кришку відкривають одним пальцем.',
  },
  hardware: {
    steel: 'срібляста',
    yellow_gold: 'золотиста',
    rose_gold: 'кольору рожевого золота',
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
    rose_gold: 'вкрите червоним золотом',
    white_gold: 'з паладієвим покриттям',
    platinum: 'вкрите платиною',
    black_steel: 'чорнене',
  },
};

/** What it is made of, as far as the opening has not told it. */
const madeOf = [
  '{coloured}, фурнітура {hardwareOnly}.',
  '{coloured}.',
  '{materialOnly}.',
  '{inlaid}, у центрі кожної — {inlay}.',
];

export const story: Story<AccessoryFact, AccessoryConditions> = {
  title: ['{piece} {maker} {model} {finish}'],
  facts: {
    opening: Object.values(openingsOfShape).flat(),
    shape: ['{shape}'],
    body: [
      ...madeOf.map((rest) => `{pieceAcc} зроблено ${rest}`),
      'Корпус {coloured}; оздоблення {trim}.',
      'Фурнітура {hardwareOnly}.',
      'Оздоблення {trim}.',
      'Задня панель корпусу {frame} обтягнута шкірою {leatherGen} кольору.',
      'Задня панель обтягнута шкірою {leatherGen} кольору.',
      'У центрі кожної запонки — {inlay}.',
    ],
    year: [],
    note: [`${noteMark}{note}`],
    origin: [],
    visit: [
      'Подивитися річ можна у відділенні, де вона зберігається.',
      'Покажемо річ у відділенні й перевіримо її разом із вами.',
    ],
  },
  conditions,
  equipments: {
    with_package: [
      'У комплекті коробка, чохол і документи.',
      'Додаються оригінальна коробка й чек.',
      'У комплекті фірмова коробка й документи.',
    ],
    without_package: [
      'Продається без коробки й документів, справжність підтвердив наш експерт.',
      'Коробки й документів немає; справжність підтверджено.',
      'Фірмової коробки й документів немає; справжність підтвердив наш експерт.',
    ],
  },
};
