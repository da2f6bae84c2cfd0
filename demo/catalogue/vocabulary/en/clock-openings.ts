import { type Template } from '../language';
import { openingsBehindLine } from './clock-openings-behind-line';
import { openingsByLead } from './clock-openings-by-lead';
import { both, face, name, proof, reserve, withAll } from './clock-openings-parts';
import { withCountry } from './country-told';

/**
 * The dial and the strap in one sentence, or neither, and the size with all else of the case; the
 * reference next to the name. They come in turn, as `likeness.ts` tells them apart.
 */
const told: readonly Template[] = [
  `This {year} ${name} has ${face} and comes {strap}.`,
  `This {maker} {model} from {year}, reference {reference}, has ${face} and comes {strap}.`,
  `The {mmOnly} mm {materialOnly} case of this {year} ${name} has {bezel} and ${proof}.`,
  `The {form} {materialOnly} case of this {year} ${name} is {mm} mm wide, has {bezel} and ${proof}.`,
  `This {year} ${name} runs on the {movement} and has ${both}.`,
  `Fully wound, this {year} ${name} runs for {reserve} on the {movement}{noFunctions}.`,
  `Cased in {materialOnly}, this {year} ${name} is {mm} mm wide, has {bezel} and ${proof}.`,
  `This {materialOnly} {maker} {model} from {year}, reference {reference}, has ${face} and {strapName}.`,
  `The ${face.slice(2)} of this {year} ${name} is paired with {strapName}.`,
  ...withAll((all) => `Fitted with the {movement}, this {year} ${name} has ${all}.`),
  ...withAll((all) => `Inside this {year} ${name} is the {movement}, with ${all}.`),
  ...withAll(
    (all) =>
      `The {movement}, visible through the sapphire case back{openBack}, gives this {year} ${name} ${all}.`,
  ),
  `{maker} fitted this {year} {model}, reference {reference}, with the {movement}, which has ${reserve}.`,
  `The {movement} gives this {year} ${name} ${both}.`,
  `The {materialOnly} case of this {year} ${name} measures {mmOnly} mm across, has {bezel} and ${proof}.`,
  `The {form} {materialOnly} case of this {year} ${name} measures {mm} mm across, has {bezel} and ${proof}.`,
  ...withAll((all) => `Behind the dial of this {year} ${name} is the {movement}, with ${all}.`),
  ...withAll(
    (all) =>
      `This {year} ${name} has a sapphire case back{openBack} and runs on the {movement}, with ${all}.`,
  ),
  `This {year} ${name} runs on the {movement}, with ${reserve}.`,
  ...withAll((all) => `This {year} ${name} is powered by the {movement}, with ${all}.`),
];

/** Each with the country of the watch, in the sentence or as `country-told.ts` finds a place for it. */
export const openings: readonly Template[] = [
  ...told,
  ...openingsBehindLine,
  ...openingsByLead,
].map(withCountry);
