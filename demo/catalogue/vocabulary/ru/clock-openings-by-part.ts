import { movements, named, namedModel, withFunctions, type Openings } from './clock-cases';

/** Ways to begin with a part of a watch, or with what it does. */
export const ofParts: readonly Openings[] = [
  // Its calibre.
  (watch, end) => [
    ...withFunctions(
      (functions) =>
        `{movement}${functions} приводит в движение эти ${watch} ${named}; запас хода — {reserve}${end}.`,
    ),
    ...withFunctions(
      (functions) => `{quartz}${functions} приводит в движение эти ${watch} ${named}${end}.`,
    ),
  ],
  // What makes it go, where nothing is seen of it.
  (watch, end) =>
    movements.map(
      (movement) =>
        `за ход этих ${watch.replace('часы', 'часов')} {maker} {model} отвечает ${movement}${end}. Часы изготовлены{whereMade} в {year} году.`,
    ),
  // What its maker put into it.
  (watch, end) =>
    movements.map(
      (movement) =>
        `в ${watch.replace('часы', 'часах')} ${namedModel} марка {maker} использует ${movement}${end}.`,
    ),
  // What is seen of it at once, the watch before it.
  (watch, end) => [`у этих ${watch.replace('часы', 'часов')} ${named} {face} и {strapName}${end}.`],
  // The same, in short.
  (watch, end) => [`${watch} ${named}: {face}, {strapName}${end}.`],
  // What its maker says of it.
  (watch, end) => [
    `по данным марки {maker}, {movement} в этих ${watch.replace('часы', 'часах')} ${namedModel} рассчитан на {reserve} хода${end}.`,
  ],
  (watch, end) => [
    `марка {maker} заявляет для этих ${watch.replace('часы', 'часов')} ${namedModel} запас хода {reserve}: внутри {movement}${end}.`,
    `марка {maker} заявляет для этих ${watch.replace('часы', 'часов')} ${namedModel} водозащиту {water}${end}.`,
  ],
  // What its maker chose for it.
  (watch, end) => [
    `для этих ${watch.replace('часы', 'часов')} ${namedModel} марка {maker} выбрала {face} и {strapName}${end}.`,
  ],
  // How long it goes.
  (watch, end) => [`после полного завода эти ${watch} ${named} идут {reserve}${end}.`],
];
