import { type Openings } from './clock-cases';
import { countryFirst, onSale, thisOne } from './clock-ways';

/** Ways to begin with the country of a watch, its reference or its name. */
export const ofNames: readonly Openings[] = [
  countryFirst,
  thisOne,
  // Under which reference its maker brought it out.
  (watch, end) => [
    `под референсом {reference} марка {maker} выпустила{whereMade} в {year} году эти ${watch} {modelTitle} {strap}${end}.`,
    `под референсом {reference} марка {maker} выпустила{whereMade} в {year} году эти ${watch} {modelTitle} с {functionsOnly}${end}.`,
  ],
  // The watch first, and under which reference it was made.
  (watch, end) => [
    `${watch} {maker} {modelTitle} {strap} выпущены под референсом {reference}{whereMade} в {year} году${end}.`,
    `${watch} {maker} {modelTitle} с {functionsOnly} выпущены под референсом {reference}{whereMade} в {year} году${end}.`,
  ],
  onSale,
];
