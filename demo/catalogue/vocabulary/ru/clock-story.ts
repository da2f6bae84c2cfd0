import { type Story, type WatchFact } from '../language';

/**
 * Water resistance stands with the case and functions with the movement, so that no description
 * leaves them out.
 */
export const story: Story<WatchFact> = {
  title: ['{maker} {modelTitle} {reference}', '{maker} {model}'],
  facts: {
    // As many fit one watch as another, so that none comes again before all were used. A year never
    // follows a model or a reference, many of which end in a number; nor is a size told beside a
    // model that may name it. Whatever tells the dial tells all of it.
    opening: [
      '{maker} {model} — {gender} часы из {materialOnly}, выпущенные в {year} году.',
      '{gender} часы {maker} {model}, референс {reference}, выпущены в {year} году.',
      'Часы {maker} {model} из {materialOnly} сделаны {madeIn} в {year} году.',
      '{maker} {model} — {gender} часы {year} года {strap}, с {faceIns}.',
      '{gender} часы {maker} {model} сделаны {madeIn} в {year} году.',
      'Часы {maker} {model}, референс {reference}, сделаны {madeIn} в {year} году.',
      '{gender} часы {maker} {model} из {materialOnly} выпущены в {year} году.',
      '{maker} {model} — {gender} часы, сделанные {madeIn} в {year} году.',
      'Часы {maker} {model} из {materialOnly}, референс {reference}, выпущены в {year} году.',
      '{maker} {model} — {gender} часы {year} года, референс {reference}.',
      '{gender} часы {maker} {model} из {materialOnly} сделаны {madeIn} в {year} году.',
    ],
    case: [
      'Корпус из {material} диаметром {mmOnly} мм {bezelPhrase}, водозащита — {water}.',
      '{form} корпус из {material} шириной {mm} мм {bezelPhrase}, водозащита — {water}.',
      'Корпус диаметром {mmOnly} мм {bezelPhrase}, водозащита — {water}.',
      '{form} корпус шириной {mm} мм {bezelPhrase}, водозащита — {water}.',
    ],
    dial: ['{face}, {strapName}.'],
    // Told with the bezel.
    bezelColours: [],
    movement: [
      'Внутри {movement}{functionsPhrase}; запас хода — {reserve}.',
      'Механизм — {movement}{functionsPhrase}; полного завода хватает на {reserve}.',
      'Установлен {movement}{functionsPhrase}; запас хода — {reserve}.',
      'Внутри {movement}{functionsPhrase}; полного завода хватает на {reserve}.',
      'Внутри {quartz}{functionsPhrase}.',
      'Установлен {quartz}{functionsPhrase}.',
      'Внутри {movement}; запас хода — {reserve}.',
      'Механизм — {movement}; полного завода хватает на {reserve}.',
      'Установлен {movement}; запас хода — {reserve}.',
      'Внутри {movement}; полного завода хватает на {reserve}.',
      'Внутри {quartz}.',
      'Установлен {quartz}.',
    ],
    functions: [],
    water: [],
    production: [
      'Референс {reference} выпускают с {since} года.',
      'Референс {reference} выпускали с {from} по {to} год.',
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
      'Состояние отличное: на корпусе и стекле нет заметных следов носки.',
      'Состояние отличное: корпус без царапин и вмятин.',
      'Следов носки почти нет, механизм исправен.',
    ],
    new: [
      'Часы новые, их не носили.',
      'Часы новые: на корпусе и застёжке нет ни одной царапины.',
      'Эти часы ещё никто не носил.',
    ],
    natural_wear: [
      'На корпусе и застёжке есть мелкие царапины от носки.',
      'Часы носили бережно: потёртости видны только под лупой.',
      'Следы носки обычные: на застёжке есть тонкие царапины, на стекле их нет.',
    ],
    has_defects: [
      'Есть изъян: небольшой скол у края стекла, на ход он не влияет.',
      'На корпусе глубокая царапина, механизм исправен.',
      'На безеле заметный след от удара, других повреждений нет.',
    ],
    needs_repair: [
      'Нужен ремонт: механизм останавливается, требуются чистка и смазка.',
      'Нужен ремонт: заводная головка не фиксируется.',
      'Требуется ремонт: суточный ход выходит за пределы допуска.',
    ],
  },
  equipments: {
    with_package: [
      'Комплект полный: коробка, документы и бирка.',
      'Коробка и гарантийная карта сохранились.',
      'К часам прилагаются оригинальная коробка и инструкция.',
    ],
    without_package: [
      'Часы продаются без коробки и документов.',
      'Коробки и документов нет.',
      'Коробка и документы не сохранились, подлинность подтвердил наш часовщик.',
    ],
  },
};
