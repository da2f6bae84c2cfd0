import {
  genitive,
  inCase,
  movements,
  named,
  prepositional,
  withFunctions,
  type Openings,
} from './clock-cases';

/** Ways to tell of a watch that begin a text, and that stand behind what its line is known for too. */

/** What is inside. */
export const installed: Openings = (watch, end) =>
  movements.map((movement) => `в ${prepositional(watch)} ${named} установлен ${movement}${end}.`);

/** What is seen through the back. */
export const throughBack: Openings = (watch, end) =>
  withFunctions(
    (functions) =>
      `через прозрачную заднюю крышку{openBack} ${genitive(watch)} ${named} виден {movement}${functions}; запас хода — {reserve}${end}.`,
  );

/** What is under its back. */
export const underBack: Openings = (watch, end) =>
  movements.map(
    (movement) =>
      `под задней крышкой ${genitive(watch)} {maker} {model} — ${movement}${end}. Часы собраны{whereMade} в {year} году.`,
  );

/** Its calibre, of one that is wound. */
export const driven: Openings = (watch, end) =>
  withFunctions(
    (functions) =>
      `{movement}${functions} стоит в ${prepositional(watch)} ${named}; запас хода — {reserve}${end}.`,
  );

/** What makes it go, where nothing is seen of it. */
export const keptGoing: Openings = (watch, end) =>
  movements.map(
    (movement) =>
      `за ход ${genitive(watch)} {maker} {model} отвечает ${movement}${end}. Часы изготовлены{whereMade} в {year} году.`,
  );

/** What is seen of it at once, the watch before it. */
export const seenAtOnce: Openings = (watch, end) => [
  `у ${genitive(watch)} ${named} {face} и {strapName}${end}.`,
];

/** Its dial, and on what it is worn. */
export const dialAndStrap: Openings = (watch, end) => [
  `${watch} ${named} — с {faceIns}, {strap}${end}.`,
];

/** How long it goes. */
export const goesFor: Openings = (watch, end) => [
  `после полного завода эти ${watch} ${named} идут {reserve}${end}.`,
];

/** How deep it may be taken. */
export const howDeep: Openings = (watch, end) =>
  inCase(
    (body) =>
      `эти ${watch} {maker} {model} ${body} водонепроницаемы до {waterOnly}; они собраны{whereMade} в {year} году${end}.`,
  );

/** Its case, which is one of its parts. */
export const ofCase: Openings = (watch, end) => [
  `корпус ${genitive(watch)} ${named} — из {material}, диаметром {mmOnly} мм, {bezelPhrase}; водозащита — {water}${end}.`,
  `{form} корпус ${genitive(watch)} ${named} — из {material}, шириной {mm} мм, {bezelPhrase}; водозащита — {water}${end}.`,
];
