import { movements, named, type Openings } from './clock-cases';
import {
  countryFirst,
  goesFor,
  howDeep,
  installed,
  keptGoing,
  makerFirst,
  ofCase,
  onSale,
  reserveFirst,
  seenAtOnce,
  thisOne,
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
    `эти ${watch} {maker} {model} с {functionsOnly} сделаны{whereMade} в {year} году${end}.`,
    `эти ${watch} {maker} {model} с {faceIns} и {strap} изготовлены{whereMade} в {year} году${end}.`,
  ],
  // Under which reference.
  (watch, end) => [
    `эти ${watch} {maker} {modelTitle} {strap} выпущены под референсом {reference}{whereMade} в {year} году${end}.`,
    `эти ${watch} {maker} {modelTitle} с {functionsOnly} выпущены под референсом {reference}{whereMade} в {year} году${end}.`,
  ],
  seenAtOnce,
  // What drives it.
  (watch, end) =>
    movements.map((movement) => `эти ${watch} ${named} работают на ${movement}${end}.`),
  throughBack,
  installed,
  underBack,
  keptGoing,
  reserveFirst,
  goesFor,
  howDeep,
  ofCase,
  countryFirst,
  thisOne,
  onSale,
  makerFirst,
];

/** Ways to begin with the line of a watch. */
export const ofLines: readonly Openings[] = behindLine.map(
  (tell) => (watch, end) => tell(watch, end).map((opening) => `${opening}${behindNote}`),
);
