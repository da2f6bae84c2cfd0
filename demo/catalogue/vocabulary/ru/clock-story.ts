import { type Story, type WatchFact } from '../language';

/**
 * Water resistance stands with the case and functions with the movement, so that no description
 * leaves them out.
 */
export const story: Story<WatchFact> = {
  title: ['{maker} {model} {reference}', '{maker} {model}'],
  facts: {
    // As many fit one watch as another, so that none comes again before all were used. A year never
    // follows a model or a reference, many of which end in a number; nor is a size told beside a
    // model that may name it. Whatever tells the dial tells all of it.
    opening: [
      '{gender} часы {maker} {model}, референс {reference}, выпущены в {year} году.',
      '{gender} часы {maker} {model} {strap}, выпуск {year} года.',
      'Эти {maker} {model} сделаны {madeIn} в {year} году, референс {reference}.',
      '{maker} {model} {strap}, циферблат {dial}, {finish}; выпуск {year} года.',
      'В этих {maker} {model}, выпущенных в {year} году, стоит {movement}.',
      'В этих {maker} {model}, выпущенных в {year} году, стоит {quartz}.',
      '{maker} {model} в корпусе из {material}, выпуск {year} года.',
      'Часы {maker} {model} {strap} выпущены в {year} году, референс {reference}.',
      '{gender} часы {maker} {model} сделаны {madeIn} в {year} году.',
      'У этих {maker} {model} циферблат {dial}, {finish}; часы {strap}, выпуск {year} года.',
      '{maker} {model}, референс {reference}; часы выпущены в {year} году.',
      '{gender} часы {maker} {model} в корпусе из {material}, выпуск {year} года.',
      '{maker} {model} {strap}; референс {reference}, выпуск {year} года.',
      'Часы {maker} {model} в корпусе из {material} сделаны {madeIn} в {year} году.',
      '{maker} {model}, выпуск {year} года; внутри {movement}, запас хода — {reserve}.',
      '{maker} {model}, выпуск {year} года; внутри {quartz}.',
      '{gender} часы {maker} {model}, референс {reference}, выпуск {year} года.',
      'Эти {maker} {model} {strap} выпущены в {year} году.',
      '{maker} {model} — {gender} часы {strap}, сделанные {madeIn} в {year} году.',
      'Часы {maker} {model}, референс {reference}, сделаны {madeIn} в {year} году.',
    ],
    case: [
      'Корпус из {material} диаметром {mmOnly} мм, {bezel}; водозащита — {water}.',
      '{form} корпус из {material} шириной {mm} мм, {bezel}; водозащита — {water}.',
      'Корпус диаметром {mmOnly} мм, {bezel}; водозащита — {water}.',
      'Диаметр корпуса — {mmOnly} мм, {bezel}; водозащита — {water}.',
      '{form} корпус шириной {mm} мм, {bezel}; водозащита — {water}.',
    ],
    dial: [
      'Часы {strap}, циферблат {dial}, {finish}.',
      'Циферблат {dial}, {finish}; часы {strap}.',
      'Циферблат {dial}, {finish}.',
    ],
    // Told with the bezel.
    bezelColours: [],
    movement: [
      'Внутри {movement}, запас хода — {reserve}; есть {functions}.',
      'Механизм — {movement}; полного завода хватает на {reserve}, есть {functions}.',
      'За ход отвечает {movement}, запас хода — {reserve}; есть {functions}.',
      'Внутри {movement}; полного завода хватает на {reserve}, есть {functions}.',
      'Запас хода — {reserve}; есть {functions}.',
      'Полного завода хватает на {reserve}; есть {functions}.',
      'Внутри {quartz}; есть {functions}.',
      'За ход отвечает {quartz}; есть {functions}.',
      'В часах есть {functions}.',
      'Внутри {movement}, запас хода — {reserve}.',
      'Механизм — {movement}; запас хода — {reserve}.',
      'За ход отвечает {movement}, запас хода — {reserve}.',
      'Внутри {movement}: полного завода хватает на {reserve}.',
      'Запас хода — {reserve}.',
      'Полного завода хватает на {reserve}.',
      'Внутри {quartz}.',
      'За ход отвечает {quartz}.',
    ],
    functions: [],
    water: [],
    production: [
      'Этот референс выпускают с {since} года.',
      'Референс появился в {since} году и остаётся в производстве.',
      'Этот референс выпускали с {from} по {to} год.',
      'Референс появился в {from} году и снят с производства в {to}-м.',
    ],
    note: ['{note}'],
    // Swiss, German and Japanese makers go without saying; some openings tell it.
    origin: [],
    visit: [
      'Посмотреть и примерить часы можно в отделении, где они хранятся.',
      'Покажем часы в отделении и ответим на вопросы о механизме.',
    ],
  },
  conditions: {
    perfect: [
      'Состояние отличное: на корпусе и стекле нет заметных следов.',
      'Состояние отличное, полировка не понадобилась.',
      'Следов носки почти нет, механизм исправен.',
    ],
    new: [
      'Часы новые, их не носили.',
      'Часы новые: на корпусе и застёжке нет ни одной царапины.',
      'Эти часы ещё никто не носил.',
    ],
    natural_wear: [
      'Есть лёгкие следы носки: мелкие царапины на корпусе и застёжке.',
      'Носили часы бережно: потёртости видны только под лупой.',
      'Следы носки обычные: на застёжке тонкие царапины, стекло чистое.',
    ],
    has_defects: [
      'Есть изъян: небольшой скол у края стекла, на ход он не влияет.',
      'На корпусе у ушка глубокая царапина, механизм исправен.',
      'На безеле заметный след от удара, других повреждений нет.',
    ],
    needs_repair: [
      'Нужен ремонт: механизм останавливается, требуются чистка и смазка.',
      'Нужна работа мастера: заводная головка не фиксируется.',
      'Требуется ремонт: суточный ход за пределами допуска.',
    ],
  },
  equipments: {
    with_package: [
      'Комплект полный, с коробкой, документами и биркой.',
      'Коробка и гарантийная карта сохранились.',
      'К часам прилагаются оригинальная коробка и инструкция.',
    ],
    without_package: [
      'Продаются без коробки и документов.',
      'Только часы, без коробки и бумаг.',
      'Коробка и документы не сохранились, подлинность подтвердил наш часовщик.',
    ],
  },
};
