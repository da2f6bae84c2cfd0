import { movements, namedModel, type Openings } from './clock-cases';
import { goesFor, keptGoing, reserveFirst, seenAtOnce } from './clock-ways';

/** Ways to begin with a part of a watch, or with what it does. */
export const ofParts: readonly Openings[] = [
  keptGoing,
  // What its maker put into it.
  (watch, end) =>
    movements.map(
      (movement) => `в ${watch} ${namedModel} марка {maker} установила ${movement}${end}.`,
    ),
  seenAtOnce,
  reserveFirst,
  goesFor,
];
