import { movements, withFunctions, type Openings } from './clock-cases';

/** Ways to begin with a part of a watch, or with what it does. */
export const ofParts: readonly Openings[] = [
  // Its calibre.
  (watch, end) => [
    ...withFunctions(
      (functions) =>
        `{movement}${functions} приводит в движение эти ${watch} {maker} {model}, сделанные {madeIn} в {year} году; запас хода — {reserve}${end}.`,
    ),
    ...withFunctions(
      (functions) =>
        `{quartz}${functions} приводит в движение эти ${watch} {maker} {model}, сделанные {madeIn} в {year} году${end}.`,
    ),
  ],
  // What makes it go, where nothing is seen of it.
  (watch, end) =>
    movements.map(
      (movement) =>
        `за ход этих ${watch.replace('часы', 'часов')} {maker} {model}, сделанных {madeIn} в {year} году, отвечает ${movement}${end}.`,
    ),
  // What its maker put into it.
  (watch, end) =>
    movements.map(
      (movement) =>
        `марка {maker} установила в эти ${watch} {model}, сделанные {madeIn} в {year} году, ${movement}${end}.`,
    ),
  // What is seen of it at once, the watch before it.
  (watch, end) => [
    `у этих ${watch.replace('часы', 'часов')} {maker} {model}, сделанных {madeIn} в {year} году, {face} и {strapName}${end}.`,
  ],
  // The same, in short.
  (watch, end) => [
    `{madeIn} ${watch} {maker} {model}, выпущенные в {year} году: {face}, {strapName}${end}.`,
  ],
  // How long it goes.
  (watch, end) => [
    `после полного завода эти ${watch} {maker} {model}, сделанные {madeIn} в {year} году, идут {reserve}${end}.`,
  ],
  // Its dial and strap, as what goes together.
  (watch, end) => [
    `эти {madeIn} ${watch} {maker} {model} сочетают {face} и {strapName}; год выпуска — {year}${end}.`,
  ],
];
