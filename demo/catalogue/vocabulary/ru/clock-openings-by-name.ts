import { type Openings } from './clock-cases';
import { cameIn, countryFirst, ofMetal, onSale, thisOne, weOffer, weSell } from './clock-ways';

/** Ways to begin with the country of a watch, its reference or its name. */
export const ofNames: readonly Openings[] = [
  countryFirst,
  thisOne,
  // What it shows or is worn on, and its reference.
  (watch, end) => [
    `${watch} {maker} {modelTitle} {strap} (референс {reference}) выпущены{whereMade} в {year} году${end}.`,
    `${watch} {maker} {modelTitle} с {functionsOnly} (референс {reference}) выпущены{whereMade} в {year} году${end}.`,
  ],
  onSale,
  weSell,
  cameIn,
  weOffer,
  ofMetal,
];
