import { type Template } from '../language';
import { both, face, name, proof, reserve, withAll } from './clock-openings-parts';

/** What is told of a watch behind what its line is known for. */
const told: readonly Template[] = [
  `This {year} ${name} has ${face} and {strapName}.`,
  `The ${face.slice(2)} of this {year} ${name} is paired with {strapName}.`,
  `This {year} ${name} has ${face} and comes {strap}.`,
  `The {mmOnly} mm {materialOnly} case of this {year} ${name} has {bezel} and ${proof}.`,
  `The {form} {materialOnly} case of this {year} ${name} is {mm} mm wide, has {bezel} and ${proof}.`,
  ...withAll((all) => `Inside this {year} ${name} is the {movement}, with ${all}.`),
  `The {movement} gives this {year} ${name} ${both}.`,
  `This {year} {maker} {model} in {materialOnly}, reference {reference}, has ${face} and {strapName}.`,
  ...withAll((all) => `This {year} ${name} runs on the {movement} and has ${all}.`),
  ...withAll((all) => `This {year} ${name} is powered by the {movement}, with ${all}.`),
  ...withAll((all) => `Behind the dial of this {year} ${name} is the {movement}, with ${all}.`),
  `This {maker} {model} from {year}, reference {reference}, has ${face} and comes {strap}.`,
  `This ${name} was made{whereMade} in {year} and has ${face} and {strapName}.`,
  `Cased in {materialOnly}, this {year} ${name} is {mm} mm wide, has {bezel} and ${proof}.`,
  `This {year} ${name} has a {mmOnly} mm {materialOnly} case with {bezel} and ${proof}.`,
  `This {year} ${name} has a {form} {materialOnly} case {mm} mm wide and ${proof}.`,
  ...withAll((all) => `Fitted with the {movement}, this {year} ${name} has ${all}.`),
  ...withAll(
    (all) =>
      `The {movement}, visible through the sapphire case back{openBack}, gives this {year} ${name} ${all}.`,
  ),
  `Fully wound, this {year} ${name} runs for {reserve} on the {movement}{noFunctions}.`,
  `This {year} ${name} runs on the {movement}, with ${reserve}.`,
  ...withAll(
    (all) => `This ${name} was made{whereMade} in {year} and runs on the {movement}, with ${all}.`,
  ),
  ...withAll(
    (all) =>
      `This {year} ${name} has a sapphire case back{openBack} and runs on the {movement}, with ${all}.`,
  ),
  `This {materialOnly} {maker} {model} from {year}, reference {reference}, has ${face} and {strapName}.`,
];

/** The line in `‹ ›` goes before the sentence that names the watch (`note-first.ts`). */
export const openingsBehindLine: readonly Template[] = told.map(
  (opening) => `${opening} ‹{noteFirst}›`,
);
