import { type Template } from '../language';
import { face, name, offTheWrist, proof, withAll } from './clock-openings-parts';

/** Of the metal, the dial and the strap, each led by another of them, by the maker or by the watch. */
const byPart: readonly Template[] = [
  `On this {year} ${name} ${face} is set off by {strapName}.`,
  `{maker} combined ${face} with {strapName} in this {year} {model}, reference {reference}.`,
  `For this {year} {model}, reference {reference}, {maker} chose ${face} and {strapName}.`,
  `Made of {materialOnly}, the {mmOnly} mm case of this {year} ${name} has {bezel} and ${proof}.`,
  `Made of {materialOnly}, the {form} case of this {year} ${name} is {mm} mm wide, has {bezel} and ${proof}.`,
  `This {year} ${name} shows the time on ${face} and comes {strap}.`,
  `This {year} ${name} is in {materialOnly}, with ${face} and {strapName}.`,
  `Supplied on {strapName}, this {year} ${name} has ${face}.`,
  `Water-resistant to {water}, this {year} ${name} has a {mmOnly} mm {materialOnly} case and {bezel}.`,
];

/** Of the movement and what it does. */
const byMovement: readonly Template[] = [
  ...withAll(
    (all) =>
      `In this {year} {model}, reference {reference}, {maker} uses the {movement}. The watch has ${all}.`,
  ),
  ...withAll(
    (all) =>
      `{maker} built this {year} {model}, reference {reference}, around the {movement}. The watch has ${all}.`,
  ),
  ...withAll(
    (all) =>
      `Time is kept by the {movement} in this {year} {maker} {model}, reference {reference}. The watch has ${all}.`,
  ),
  ...offTheWrist,
  `This {year} ${name} has {functionsOnly} and, fully wound, runs for {reserve} on the {movement}.`,
  `Besides the hours and minutes, this {year} ${name} has {functionsOnly}. The watch runs on the {movement}, with a power reserve of {reserve}.`,
  `This {year} ${name} owes its power reserve of {reserve}{noFunctions} to the {movement}.`,
  `This {year} ${name} owes its power reserve of {reserve} to the {movement} and has {functions}.`,
];

/** The same of a quartz watch, whose battery has no reserve. */
const ofQuartz: readonly Template[] = [
  `Inside this {year} ${name} is the {quartz}, with {functions}.`,
  `Inside this {year} ${name} is the {quartz}{noFunctions}.`,
  `Time is kept by the {quartz}{noFunctions} in this {year} {maker} {model}, reference {reference}.`,
  `{maker} fitted this {year} {model}, reference {reference}, with the {quartz}{noFunctions}.`,
  `In this {year} {model}, reference {reference}, {maker} uses the {quartz}{noFunctions}.`,
  `This {year} ${name} runs on the {quartz} and has {functions}.`,
  `This {year} ${name} runs on the {quartz}{noFunctions}.`,
];

/** Openings that begin with something else than the watch and what it has. */
export const openingsByLead: readonly Template[] = [...byPart, ...byMovement, ...ofQuartz];
