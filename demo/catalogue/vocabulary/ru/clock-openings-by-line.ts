import { movements, named, type Openings } from './clock-cases';
import {
  dialAndStrap,
  driven,
  goesFor,
  howDeep,
  installed,
  keptGoing,
  ofCase,
  seenAtOnce,
  throughBack,
  underBack,
} from './clock-ways';
import { behindNote } from './note-first';

/** What is told of a watch behind what its line is known for. */
const behindLine: readonly Openings[] = [
  // That it was made.
  (watch, end) => [
    `эти ${watch} {maker} {model} собраны{whereMade} в {year} году${end}.`,
    `эти ${watch} {maker} {model} {strap} изготовлены{whereMade} в {year} году${end}.`,
    `эти ${watch} {maker} {model} сделаны{whereMade} в {year} году${end}.`,
  ],
  seenAtOnce,
  // What drives it.
  (watch, end) =>
    movements.map((movement) => `эти ${watch} ${named} работают на ${movement}${end}.`),
  throughBack,
  installed,
  underBack,
  driven,
  keptGoing,
  dialAndStrap,
  goesFor,
  howDeep,
  ofCase,
];

/** Ways to begin with the line of a watch. */
export const ofLines: readonly Openings[] = behindLine.map(
  (tell) => (watch, end) => tell(watch, end).map((opening) => `${opening}${behindNote}`),
);
