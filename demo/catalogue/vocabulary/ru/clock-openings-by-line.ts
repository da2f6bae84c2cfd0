import { inCase, movements, named, namedModel, withFunctions, type Openings } from './clock-cases';
import { behindNote } from './note-first';

/** Whose watch it is, as it follows «у» or a part of the watch; `in-form.ts` sees to the adjective. */
const genitive = (watch: string) => `этих ${watch.replace('часы', 'часов')}`;

/** The same as it follows «в». */
const prepositional = (watch: string) => `этих ${watch.replace('часы', 'часах')}`;

/** What is told of a watch behind what its line is known for. */
const behindLine: readonly Openings[] = [
  // That it was made.
  (watch, end) => [
    `эти ${watch} {maker} {model} собраны{whereMade} в {year} году${end}.`,
    `эти ${watch} {maker} {model} {strap} изготовлены{whereMade} в {year} году${end}.`,
    `эти ${watch} {maker} {model} сделаны{whereMade} в {year} году${end}.`,
  ],
  // What is seen of it.
  (watch, end) => [`у ${genitive(watch)} ${named} {face} и {strapName}${end}.`],
  // What drives it.
  (watch, end) =>
    movements.map((movement) => `эти ${watch} ${named} работают на ${movement}${end}.`),
  // What is seen through its back.
  (watch, end) =>
    withFunctions(
      (functions) =>
        `через прозрачную заднюю крышку{openBack} ${genitive(watch)} ${named} виден {movement}${functions}; запас хода — {reserve}${end}.`,
    ),
  // What is inside.
  (watch, end) =>
    movements.map((movement) => `в ${prepositional(watch)} ${named} установлен ${movement}${end}.`),
  (watch, end) =>
    movements.map(
      (movement) =>
        `под задней крышкой ${genitive(watch)} {maker} {model} — ${movement}${end}. Часы собраны{whereMade} в {year} году.`,
    ),
  (watch, end) =>
    withFunctions(
      (functions) =>
        `{movement}${functions} приводит в движение эти ${watch} ${named}; запас хода — {reserve}${end}.`,
    ),
  (watch, end) =>
    movements.map(
      (movement) =>
        `за ход ${genitive(watch)} {maker} {model} отвечает ${movement}${end}. Часы изготовлены{whereMade} в {year} году.`,
    ),
  // What its maker says of it.
  (watch, end) => [
    `запас хода — {reserve}, водозащита — {water}: такие данные марка {maker} приводит для ${genitive(watch)} ${namedModel}${end}.`,
  ],
  // Its dial, and on what it is worn.
  (watch, end) => [`${watch} ${named} — с {faceIns}, {strap}${end}.`],
  // How long it goes.
  (watch, end) => [`после полного завода эти ${watch} ${named} идут {reserve}${end}.`],
  // How deep it may be taken.
  (watch, end) =>
    inCase(
      (body) =>
        `эти ${watch} {maker} {model} ${body}, по данным марки, водонепроницаемы до {waterOnly}; они собраны{whereMade} в {year} году${end}.`,
    ),
  // Its case.
  (watch, end) => [
    `корпус ${genitive(watch)} ${named} — из {material}, диаметром {mmOnly} мм, {bezelPhrase}; водозащита — {water}${end}.`,
    `{form} корпус ${genitive(watch)} ${named} — из {material}, шириной {mm} мм, {bezelPhrase}; водозащита — {water}${end}.`,
  ],
];

/** Ways to begin with the line of a watch. */
export const ofLines: readonly Openings[] = behindLine.map(
  (tell) => (watch, end) => tell(watch, end).map((opening) => `${opening}${behindNote}`),
);
