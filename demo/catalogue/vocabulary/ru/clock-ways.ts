import {
  genitive,
  movements,
  named,
  prepositional,
  withFunctions,
  type Openings,
} from './clock-cases';

/** Ways to tell of a watch that begin a text, and that stand behind what its line is known for too. */

/** What is inside. */
export const installed: Openings = (watch, end) =>
  ['установлен', 'стоит'].flatMap((stands) =>
    movements.map((movement) => `в ${prepositional(watch)} ${named} ${stands} ${movement}${end}.`),
  );

/** What is seen through the back. */
export const throughBack: Openings = (watch, end) =>
  withFunctions(
    (functions) =>
      `через прозрачную заднюю крышку{openBack} ${genitive(watch)} ${named} виден {movement}${functions}; запас хода — {reserve}${end}.`,
  );

/** What makes it go, where nothing is seen of it. */
export const keptGoing: Openings = (watch, end) =>
  movements.map((movement) => `за ход ${genitive(watch)} ${named} отвечает ${movement}${end}.`);

/** What is seen of it at once, the watch before it. */
export const seenAtOnce: Openings = (watch, end) => [
  `у ${genitive(watch)} ${named} {face} и {strapName}${end}.`,
];

/** How long it goes. */
export const goesFor: Openings = (watch, end) => [
  `после полного завода эти ${watch} ${named} идут {reserve}${end}.`,
];

/** Its case, which is one of its parts. */
export const ofCase: Openings = (watch, end) => [
  `корпус ${genitive(watch)} ${named} — из {material}, диаметром {mmOnly} мм, {bezelPhrase}; водозащита — {water}${end}.`,
  `{form} корпус ${genitive(watch)} ${named} — из {material}, шириной {mm} мм, {bezelPhrase}; водозащита — {water}${end}.`,
];

/** Country and year as a catalogue gives them, and the watch. */
export const countryFirst: Openings = (watch, end) => [
  `{country}, {year} год: ${watch} {maker} {model} {strap}${end}.`,
  `{country}, {year} год: ${watch} {maker} {model} с {functionsOnly}${end}.`,
];

/** Its reference, and when it was made. */
export const thisOne: Openings = (watch, end) => [
  `эти ${watch} {maker} {modelTitle} (референс {reference}) собраны{whereMade} в {year} году${end}.`,
];

/** What is on sale. */
export const onSale: Openings = (watch, end) => [
  `в продаже — ${watch} {maker} {model} {strap}, сделанные{whereMade} в {year} году${end}.`,
  `в продаже — ${watch} {maker} {model} с {functionsOnly}, собранные{whereMade} в {year} году${end}.`,
];

/** The same, as it is offered. */
export const weOffer: Openings = (watch, end) => [
  `предлагаем ${watch} {maker} {model} {strap}, сделанные{whereMade} в {year} году${end}.`,
  `предлагаем ${watch} {maker} {model} с {functionsOnly}, собранные{whereMade} в {year} году${end}.`,
];

/** The same, told by those who sell it. */
export const weSell: Openings = (watch, end) => [
  `продаём ${watch} {maker} {model} {strap}, сделанные{whereMade} в {year} году${end}.`,
  `продаём ${watch} {maker} {model} с {functionsOnly}, собранные{whereMade} в {year} году${end}.`,
];

/** The same, as it came in. */
export const cameIn: Openings = (watch, end) => [
  `к нам поступили ${watch} {maker} {model} {strap}, сделанные{whereMade} в {year} году${end}.`,
  `к нам поступили ${watch} {maker} {model} с {functionsOnly}, собранные{whereMade} в {year} году${end}.`,
];

/** What it is of, and what it is worn on. */
export const ofMetal: Openings = (watch, end) => [
  `эти ${watch} ${named} — из {materialOnly}, {strap}${end}.`,
];

/** That it needs no winding. */
export const windingNone: Openings = (watch, end) =>
  withFunctions(
    (functions) => `эти ${watch} ${named} не нужно заводить: внутри {quartz}${functions}${end}.`,
  );
