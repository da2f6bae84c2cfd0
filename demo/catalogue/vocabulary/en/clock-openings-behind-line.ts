import { type Template } from '../language';
import { both, face, name, offTheWrist, proof, withAll } from './clock-openings-parts';

/** What is told of a watch behind what its line is known for. */
const told: readonly Template[] = [
  `This {year} ${name} has ${face} and {strapName}.`,
  `This {year} ${name} combines ${face} with {strapName}.`,
  `The ${face.slice(2)} of this {year} ${name} is paired with {strapName}.`,
  `The {mmOnly} mm {materialOnly} case of this {year} ${name} has {bezel} and ${proof}.`,
  `The {form} {materialOnly} case of this {year} ${name} is {mm} mm wide, has {bezel} and ${proof}.`,
  ...withAll((all) => `Inside this {year} ${name} is the {movement}, with ${all}.`),
  `The {movement} gives this {year} ${name} ${both}.`,
  `This {year} ${name} is in {materialOnly}, with ${face} and {strapName}.`,
  ...withAll((all) => `This {year} ${name} runs on the {movement} and has ${all}.`),
  ...withAll((all) => `This {year} ${name} is powered by the {movement}, with ${all}.`),
  ...withAll((all) => `Behind the dial of this {year} ${name} is the {movement}, with ${all}.`),
  `On this {year} ${name} ${face} is set off by {strapName}.`,
  `Supplied on {strapName}, this {year} ${name} has ${face}.`,
  `Cased in {materialOnly}, this {year} ${name} is {mm} mm wide, has {bezel} and ${proof}.`,
  `Water-resistant to {water}, this {year} ${name} has a {mmOnly} mm {materialOnly} case and {bezel}.`,
  `Made of {materialOnly}, the {mmOnly} mm case of this {year} ${name} has {bezel} and ${proof}.`,
  ...withAll((all) => `Fitted with the {movement}, this {year} ${name} has ${all}.`),
  ...withAll(
    (all) =>
      `Through the sapphire case back{openBack} of this {year} ${name} you can see the {movement}. The watch has ${all}.`,
  ),
  ...withAll(
    (all) =>
      `In this {year} {model}, reference {reference}, {maker} uses the {movement}. The watch has ${all}.`,
  ),
  `For this {year} {model}, reference {reference}, {maker} chose ${face} and {strapName}.`,
  `This {year} ${name} shows the time on ${face} and comes {strap}.`,
  `Fully wound, this {year} ${name} runs for {reserve} on the {movement}{noFunctions}.`,
  ...offTheWrist,
  `This {year} ${name} has {functionsOnly} and, fully wound, runs for {reserve} on the {movement}.`,
  ...withAll(
    (all) =>
      `Time is kept by the {movement} in this {year} ${name.slice(0, -1)}. The watch has ${all}.`,
  ),
  ...withAll(
    (all) =>
      `{maker} fitted this {year} {model}, reference {reference}, with the {movement}. The watch has ${all}.`,
  ),
  `{maker} gave this {year} {model}, reference {reference}, ${face} and {strapName}.`,
];

/** The line in `‹ ›` goes before the sentence that names the watch (`note-first.ts`). */
export const openingsBehindLine: readonly Template[] = told.map(
  (opening) => `${opening} ‹{noteFirst}›`,
);
