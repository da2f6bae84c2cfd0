import {
  genitive,
  movements,
  named,
  namedModel,
  prepositional,
  withFunctions,
  type Openings,
} from './clock-cases';
import { dialAndStrap, driven, goesFor, keptGoing, seenAtOnce } from './clock-ways';

/** Ways to begin with a part of a watch, or with what it does. */
export const ofParts: readonly Openings[] = [
  // Its calibre.
  (watch, end) => [
    ...driven(watch, end),
    ...withFunctions(
      (functions) => `{quartz}${functions} стоит в ${prepositional(watch)} ${named}${end}.`,
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
        `у ${genitive(watch)} ${namedModel} — {movement}${functions}; запас хода, по данным марки {maker}, — {reserve}${end}.`,
    ),
  dialAndStrap,
  goesFor,
];
