import { type Story, type WatchFact } from '../language';

/**
 * Water resistance stands with the case and functions with the movement, so that no description
 * leaves them out.
 */
export const story: Story<WatchFact> = {
  title: ['{maker} {modelTitle} {reference}', '{maker} {model}'],
  facts: {
    // A year never follows a model or a reference, many of which end in a number; the dial is told in
    // its own sentence, colour and finish together.
    opening: [
      '{gender} годинник {maker} {modelTitle} {reference} випущено {year} року.',
      'Цей {maker} {modelTitle} {reference} виготовлено {madeIn} {year} року.',
      '{maker} {modelTitle} {reference} — {gender} годинник {year} року {strap}.',
      'Референс {reference} випускали з {from} по {to} рік; цей {maker} {model} виготовлено {year}-го.',
      'Референс {reference} випускають із {since} року; цей {maker} {model} виготовлено {year}-го.',
      'Годинник {maker} {modelTitle} {reference} {strap} випущено {year} року.',
      '{maker} {modelTitle} {reference} — годинник {year} року {strap}.',
      '{gender} годинник {maker} {modelTitle} {reference} {strap} виготовлено {madeIn} {year} року.',
      '{maker} {modelTitle} {reference}, випущений {year} року, належить до колекції {line}.',
      'Годинник {maker} {modelTitle} {reference} виготовлено {madeIn} {year} року.',
      '{maker} {modelTitle} {reference} — {gender} годинник, випущений {year} року.',
      'Цей {gender} годинник {maker} {modelTitle} {reference} випустили {year} року.',
    ],
    case: [
      'Корпус {material} діаметром {mmOnly} мм, {bezel}; водозахист — {water}.',
      'Діаметр корпусу {material} — {mmOnly} мм, {bezel}; заявлений водозахист — {water}.',
      '{form} корпус {material} завширшки {mm} мм, {bezel}; водозахист — {water}.',
      '{form} корпус {material} завширшки {mm} мм, {bezel}; заявлений водозахист — {water}.',
    ],
    dial: [
      'Циферблат {dial}, {finish}; {strap}.',
      'Циферблат {dial}, {finish}.',
      'Циферблат {dial}; {strap}.',
      'Циферблат {dial}.',
    ],
    bezelColours: ['Диск безеля {bezelColours}.'],
    movement: [
      'Усередині працює {movement} із запасом ходу {reserve}; годинник має {functions}.',
      'Механізм — {movement}, запас ходу становить {reserve}; годинник має {functions}.',
      'Стрілки рухає {movement} із запасом ходу {reserve}; годинник має {functions}.',
      'Усередині працює {quartz}; годинник має {functions}.',
      'Механізм — {quartz}; годинник має {functions}.',
      'Усередині працює {movement} із запасом ходу {reserve}.',
      'Стрілки рухає {movement} із запасом ходу {reserve}.',
      'Механізм — {movement}, запас ходу становить {reserve}.',
      'Усередині працює {quartz}.',
      'Стрілки рухає {quartz}.',
      'Механізм — {quartz}.',
    ],
    functions: [],
    water: [],
    // Told by two of the openings; apart from them the year often is the one that the note names.
    production: [],
    note: ['{note}'],
    origin: [],
    visit: [
      'Подивитися й приміряти годинник можна у відділенні, де він зберігається.',
      'Покажемо годинник у відділенні, а годинникар відповість на запитання про механізм.',
    ],
  },
  conditions: {
    perfect: [
      'Стан відмінний: корпус і скло без помітних слідів носіння.',
      'Стан відмінний, полірувати не довелося.',
      'Сліди носіння ледь помітні, механізм справний.',
    ],
    new: [
      'Жодних слідів носіння: годинник новий.',
      'На корпусі й застібці жодної подряпини: годинник новий.',
      'Цього годинника жодного разу не надягали.',
    ],
    natural_wear: [
      'Від носіння лишилися дрібні подряпини на корпусі й застібці.',
      'Є звичайні сліди носіння: на корпусі видно легкі потертості.',
      'На застібці є тонкі подряпини від носіння, скло чисте.',
    ],
    has_defects: [
      'Біля краю скла є невеликий скол, механізм справний.',
      'На корпусі є глибока подряпина, механізм справний.',
      'На безелі помітний слід від удару, решта корпусу ціла.',
    ],
    needs_repair: [
      'Час від часу годинник зупиняється, механізм треба почистити й змастити.',
      'Заводна головка не фіксується, її треба полагодити.',
      'Добова похибка перевищує допустиму, тож хід треба відрегулювати.',
    ],
  },
  equipments: {
    with_package: [
      'Комплект повний: коробка, документи й бирка.',
      'У комплекті коробка та гарантійна картка.',
      'Додаються оригінальна коробка та інструкція.',
    ],
    without_package: [
      'Продається без коробки й документів.',
      'Коробки й документів немає.',
      'Коробки й документів немає, справжність підтвердив наш годинникар.',
    ],
  },
};
