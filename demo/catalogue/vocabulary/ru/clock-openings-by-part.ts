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
  // What its maker says of it.
  (watch, end) =>
    withFunctions(
      (functions) =>
        `по данным марки {maker}, {movement}${functions} в этих ${watch.replace('часы', 'часах')} ${namedModel} имеет запас хода {reserve}${end}.`,
    ),
  // The same, with the figures first.
  (watch, end) => [
    `запас хода — {reserve}, водозащита — {water}: такие данные марка {maker} приводит для этих ${watch.replace('часы', 'часов')} ${namedModel}${end}.`,
  ],
  // Its dial, and on what it is worn.
  (watch, end) => [`${watch} ${named} — с {faceIns}, {strap}${end}.`],
  // How long it goes.
  (watch, end) => [`после полного завода эти ${watch} ${named} идут {reserve}${end}.`],
];
