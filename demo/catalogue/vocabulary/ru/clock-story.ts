import { type Story, type WatchFact } from '../language';
import { openings } from './clock-openings';

/**
 * Water resistance stands with the case and functions with the movement, so that no description
 * leaves them out.
 */
export const story: Story<WatchFact> = {
  title: ['{maker} {modelTitle} {reference}', '{maker} {model}'],
  facts: {
    opening: openings,
    // What is left after any of the openings.
    case: [
      'Корпус из {material} диаметром {mmOnly} мм {bezelPhrase}, водозащита — {water}.',
      'Корпус из {material} {bezelPhrase}, диаметр — {mmOnly} мм, водозащита — {water}.',
      'Корпус диаметром {mmOnly} мм {bezelPhrase}, водозащита — {water}.',
      'Корпус из {material} диаметром {mmOnly} мм, водозащита — {water}.',
      'Корпус из {material}, диаметр — {mmOnly} мм, водозащита — {water}.',
      'Диаметр корпуса — {mmOnly} мм, водозащита — {water}.',
      'Корпус из {material} {bezelPhrase}, водозащита — {water}.',
      '{form} корпус из {material} шириной {mm} мм {bezelPhrase}, водозащита — {water}.',
      '{form} корпус из {material} {bezelPhrase}, ширина — {mm} мм, водозащита — {water}.',
      '{form} корпус шириной {mm} мм {bezelPhrase}, водозащита — {water}.',
      '{form} корпус из {material} шириной {mm} мм, водозащита — {water}.',
      '{form} корпус из {material}, ширина — {mm} мм, водозащита — {water}.',
      '{form} корпус шириной {mm} мм, водозащита — {water}.',
      '{form} корпус из {material} {bezelPhrase}, водозащита — {water}.',
      'Корпус {bezelPhrase}, водозащита — {water}.',
      'Корпус из {material}, водозащита — {water}.',
      'Водозащита — {water}.',
    ],
    dial: ['{face}, {strapName}.', '{face} и {strapName}.', '{face}.', 'На часах {strapName}.'],
    // Told with the bezel.
    bezelColours: [],
    movement: [
      'Через прозрачную заднюю крышку{openBack} виден {movement}{functionsPhrase}; запас хода — {reserve}.',
      'Под прозрачной задней крышкой{openBack} {movement}{functionsPhrase}; завода хватает на {reserve}.',
      'Под сапфировой задней крышкой{openBack} {movement}{functionsPhrase}; запас хода — {reserve}.',
      'Задняя крышка прозрачная{openBack}, под ней {movement}{functionsPhrase}; завода хватает на {reserve}.',
      'Через прозрачную заднюю крышку{openBack} виден {movement}; запас хода — {reserve}.',
      'Под прозрачной задней крышкой{openBack} {movement}; запас хода — {reserve}.',
      'Задняя крышка прозрачная{openBack}, под ней {movement}; завода хватает на {reserve}.',
      'Внутри {movement}{functionsPhrase}; запас хода — {reserve}.',
      'Механизм — {movement}{functionsPhrase}; завода хватает на {reserve}.',
      'Установлен {movement}{functionsPhrase}; запас хода — {reserve}.',
      'Часы приводит в движение {movement}{functionsPhrase}; запас хода — {reserve}.',
      'Внутри {movement}{functionsPhrase}; завода хватает на {reserve}.',
      'Внутри {quartz}{functionsPhrase}.',
      'Установлен {quartz}{functionsPhrase}.',
      'Механизм — {quartz}{functionsPhrase}.',
      'Часы приводит в движение {quartz}{functionsPhrase}.',
      'Внутри {movement}; запас хода — {reserve}.',
      'Механизм — {movement}; завода хватает на {reserve}.',
      'Установлен {movement}; запас хода — {reserve}.',
      'Часы приводит в движение {movement}; запас хода — {reserve}.',
      'Внутри {movement}; завода хватает на {reserve}.',
      'Внутри {quartz}.',
      'Установлен {quartz}.',
      'Механизм — {quartz}.',
      'Часы приводит в движение {quartz}.',
      'Через прозрачную заднюю крышку{openBack} виден {movement}{functionsPhrase}.',
      'Под прозрачной задней крышкой{openBack} {movement}{functionsPhrase}.',
      'Внутри {movement}{functionsPhrase}.',
      'Установлен {movement}{functionsPhrase}.',
      'Механизм — {movement}{functionsPhrase}.',
      'Внутри {movement}.',
      'Установлен {movement}.',
      'Механизм — {movement}.',
    ],
    functions: [],
    water: [],
    production: [
      'Референс {reference} выпускают с {since} года.',
      'Референс {reference} выпускали с {from} по {to} год.',
      'Референс {reference} выпускают с того же {ownSince} года.',
      'Референс {reference} выпускали с того же {ownFrom}-го по {ownTo} год.',
    ],
    note: [],
    // Swiss, German and Japanese makers go without saying; some openings tell it.
    origin: [],
    visit: [
      'Посмотреть и примерить часы можно в отделении, где они хранятся.',
      'Покажем часы в отделении и ответим на вопросы о механизме.',
    ],
  },
  preferred: ['production'],
  keepsYears: true,
  conditions: {
    perfect: [
      'Состояние отличное: на корпусе и стекле нет заметных следов носки.',
      'Состояние отличное: корпус без царапин и вмятин.',
      'Следов носки почти нет, ход в пределах допуска.',
    ],
    new: [
      'Часы новые, их не носили.',
      'Часы новые: на корпусе и застёжке нет ни одной царапины.',
      'Часы новые, без следов носки.',
    ],
    natural_wear: [
      'На корпусе и застёжке есть мелкие царапины от носки.',
      'Часы носили бережно: потёртости мелкие, заметны только вблизи.',
      'Следы носки обычные: на застёжке есть тонкие царапины, на стекле их нет.',
    ],
    has_defects: [
      'Есть изъян: небольшой скол у края стекла, на ход он не влияет.',
      'Есть изъян: глубокая царапина на корпусе; покажем её при осмотре.',
      'На безеле заметный след от удара, других повреждений нет.',
    ],
    needs_repair: [
      'Нужен ремонт: механизм останавливается, требуются чистка и смазка.',
      'Нужен ремонт: заводная головка не держится в положении перевода стрелок.',
      'Требуется ремонт: суточный ход вне допуска.',
    ],
  },
  equipments: {
    with_package: [
      'Комплект полный: коробка, документы и бирка.',
      'Коробка и документы прилагаются.',
      'Прилагаются коробка, гарантийная карта и инструкция.',
    ],
    without_package: [
      'Без коробки и документов; подлинность подтвердил наш часовщик.',
      'Документов и коробки нет; подлинность проверил наш часовщик.',
      'Коробки и документов нет; подлинность часов подтвердил наш часовщик.',
    ],
  },
};
