import { type Story, type Template, type WatchFact } from '../language';
import { noteMark } from '../note-placed';
import { openingsOfShape } from './clock-openings';

/** How far it keeps water out, always as the maker declares it. */
const declared: readonly Template[] = [
  '. Заявлений водозахист — {water}.',
  '. Заявлений водозахист становить {water}.',
  '. Марка заявляє водозахист до {water}.',
];

/** The case as far as the opening has not told it. */
const cases: readonly Template[] = [
  ...[
    'Корпус {material}, діаметром {mmOnly} мм, {bezel}',
    'Діаметр корпусу {material} — {mmOnly} мм, {bezel}',
    'Корпус {material}, діаметром {mmOnly} мм, {bezelPhrase}',
    'Корпус {form}, {material}, завширшки {mm} мм, {bezel}',
    '{form} корпус {material} має {mm} мм завширшки, {bezel}',
    // Its metal told.
    'Діаметр корпусу становить {mmOnly} мм, {bezel}',
    'Діаметр корпусу — {mmOnly} мм, {bezel}',
    'Корпус {form}, завширшки {mm} мм, {bezel}',
    '{form} корпус має {mm} мм завширшки, {bezel}',
    // Its size told.
    'Корпус {material}, {bezel}',
    // Its bezel told.
    'Корпус {material}, діаметром {mmOnly} мм',
    'Діаметр корпусу {material} — {mmOnly} мм',
    'Корпус {form}, {material}, завширшки {mm} мм',
    '{form} корпус {material} має {mm} мм завширшки',
  ].flatMap((told) => [...declared.map((water) => told + water), `${told}.`]),
  // Its metal and size told.
  ...declared.map((water) => `{bezel}${water}`),
  '{bezel}.',
];

/** What begins with «має» is told with the verb of each function (`spelledOut`). */
const has = 'Годинник має {functions}.';

const movements: readonly Template[] = [
  ...['{movement} із запасом ходу {reserve}', '{quartz}', '{movement}'].flatMap((movement) => [
    `Усередині працює ${movement}. ${has}`,
    `Механізм — ${movement}. ${has}`,
    `${has} Усередині працює ${movement}.`,
    `${has} Механізм — ${movement}.`,
    `Усередині працює ${movement}.`,
    `Механізм — ${movement}.`,
  ]),
  `Без підзаводу {movement} працює {reserve}. ${has}`,
  `${has} Без підзаводу {movement} працює {reserve}.`,
  'Без підзаводу {movement} працює {reserve}.',
  // The movement told, its reserve with it.
  has,
];

/**
 * Water resistance stands with the case and functions with the movement, so that no description
 * leaves them out.
 */
export const story: Story<WatchFact> = {
  title: ['{maker} {modelTitle} {reference}', '{maker} {model}'],
  facts: {
    opening: Object.values(openingsOfShape).flat(),
    case: cases,
    dial: [
      'Циферблат {face}; {strap}.',
      '{strap}; циферблат {face}.',
      'Циферблат {face}.',
      '{strap}.',
    ],
    // Told with the case.
    bezelColours: [],
    movement: movements,
    functions: [],
    water: [],
    production: [
      'Референс випускають із {since} року.',
      'Референс випускали від {from} до {to} року.',
    ],
    note: [`${noteMark}{note}`],
    origin: [],
    visit: [
      'Подивитися й приміряти годинник можна у відділенні, де він зберігається.',
      'Покажемо годинник у відділенні, а годинникар відповість на запитання про механізм.',
    ],
  },
  conditions: {
    perfect: [
      'Стан ідеальний: корпус і скло без помітних слідів носіння.',
      'Стан ідеальний, корпус не потребує полірування.',
      'Слідів носіння не видно, механізм справний.',
    ],
    new: [
      'Годинник новий, без жодних слідів носіння.',
      'Годинник новий: на корпусі й застібці немає жодної подряпини.',
      'Цього годинника жодного разу не надягали.',
    ],
    natural_wear: [
      'Від носіння лишилися дрібні подряпини на корпусі й застібці.',
      'Звичайні сліди носіння: легкі потертості на корпусі.',
      'На застібці є тонкі подряпини від носіння, на склі їх немає.',
    ],
    has_defects: [
      'Біля краю скла є невеликий скол, але механізм справний.',
      'На корпусі є глибока подряпина, але механізм справний.',
      'На безелі помітний слід від удару, решта корпусу ціла.',
    ],
    needs_repair: [
      'Механізм раз у раз зупиняється: його треба почистити й змастити.',
      'Заводна головка прилягає нещільно, тож до ремонту годинник треба берегти від води.',
      'Добова похибка перевищує допустиму, тож хід треба відрегулювати.',
    ],
  },
  equipments: {
    with_package: [
      'Комплект повний: коробка, документи й бирка.',
      'У комплекті оригінальна коробка й документи.',
      'Додаються коробка, гарантійна картка та інструкція.',
    ],
    without_package: [
      'Продається без коробки й документів; серійні номери й калібр перевірив наш годинникар.',
      'Коробки й документів немає; серійні номери корпусу й механізму перевірено.',
      'Коробки й документів немає; справжність підтвердив наш годинникар.',
    ],
  },
};
