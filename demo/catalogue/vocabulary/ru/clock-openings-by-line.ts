import { dated, finite } from './clock-openings-years';
import { movements, named, type Openings } from './clock-cases';
import {
  cameIn,
  goesFor,
  installed,
  keptGoing,
  ofCase,
  ofMetal,
  onSale,
  seenAtOnce,
  thisOne,
  throughBack,
  weOffer,
  weSell,
  windingNone,
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
  // Of which reference.
  (watch, end) => [
    `эти ${watch} {maker} {modelTitle} {strap} (референс {reference}) сделаны{whereMade} в {year} году${end}.`,
    `эти ${watch} {maker} {modelTitle} с {functionsOnly} (референс {reference}) сделаны{whereMade} в {year} году${end}.`,
  ],
  seenAtOnce,
  // Since when its reference has been made, or was.
  (watch, end) =>
    dated(
      (made, years) =>
        `марка {maker} выпуска${made} референс {reference} ${years}; эти ${watch} {modelTitle} собраны{whereMade} в {year} году${end}.`,
      finite,
    ),
  // What drives it.
  (watch, end) =>
    movements.map((movement) => `эти ${watch} ${named} работают на ${movement}${end}.`),
  throughBack,
  installed,
  keptGoing,
  goesFor,
  weOffer,
  ofCase,
  thisOne,
  onSale,
  weSell,
  cameIn,
  ofMetal,
  windingNone,
];

/** Ways to begin with the line of a watch. */
export const ofLines: readonly Openings[] = behindLine.map(
  (tell) => (watch, end) => tell(watch, end).map((opening) => `${opening}${behindNote}`),
);
