import {
  movements,
  named,
  namedModel,
  prepositional,
  withFunctions,
  type Openings,
} from './clock-cases';
import { byFigures, dialAndStrap, driven, goesFor, keptGoing, seenAtOnce } from './clock-ways';

/** Ways to begin with a part of a watch, or with what it does. */
export const ofParts: readonly Openings[] = [
  // Its calibre.
  (watch, end) => [
    ...driven(watch, end),
    ...withFunctions(
      (functions) => `{quartz}${functions} приводит в движение эти ${watch} ${named}${end}.`,
    ),
  ],
  keptGoing,
  // What its maker put into it.
  (watch, end) =>
    movements.map(
      (movement) =>
        `в ${watch.replace('часы', 'часах')} ${namedModel} марка {maker} использует ${movement}${end}.`,
    ),
  seenAtOnce,
  // What its maker says of it.
  (watch, end) =>
    withFunctions(
      (functions) =>
        `по данным марки {maker}, {movement}${functions} в ${prepositional(watch)} ${namedModel} имеет запас хода {reserve}${end}.`,
    ),
  byFigures,
  dialAndStrap,
  goesFor,
];
