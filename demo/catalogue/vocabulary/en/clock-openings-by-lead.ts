import { type Template } from '../language';
import { both, face, name, proof, reserve, withAll } from './clock-openings-parts';

/** Of the metal, the dial and the strap, each led by another of them, by the maker or by the watch. */
const byPart: readonly Template[] = [
  `On this {year} ${name} ${face} goes with {strapName}.`,
  `{maker} combined ${face} with {strapName} in this {year} {model}, reference {reference}.`,
  `For this {year} {model}, reference {reference}, {maker} chose ${face} and {strapName}.`,
  `Made of {materialOnly}, the {mmOnly} mm case of this {year} ${name} has {bezel} and ${proof}.`,
  `Made of {materialOnly}, the {form} case of this {year} ${name} is {mm} mm wide, has {bezel} and ${proof}.`,
  `This {year} ${name} shows the time on ${face} and comes {strap}.`,
  `This {year} ${name} is in {materialOnly}, with ${face} and {strapName}.`,
  `Supplied on {strapName}, this {year} ${name} has ${face}.`,
  `Water-resistant to {water}, this {year} ${name} has a {mmOnly} mm {materialOnly} case and {bezel}.`,
  `An example from {year}, this ${name} has a {mmOnly} mm {materialOnly} case with {bezel} and ${proof}.`,
  `An example from {year}, this ${name} has a {form} {materialOnly} case {mm} mm wide with {bezel} and ${proof}.`,
];

/** Of the movement and what it does. */
const byMovement: readonly Template[] = [
  ...withAll(
    (all) =>
      `Listed by {maker} as reference {reference}, this {year} {model} runs on the {movement} and has ${all}.`,
  ),
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
  `With a power reserve of {reserve}, the {movement} powers this {year} {maker} {model}, reference {reference}{noFunctions}.`,
  `With a power reserve of {reserve}, the {movement} powers this {year} {maker} {model}, reference {reference}, which has {functions}.`,
  `According to {maker}, the {movement} in this {year} {model}, reference {reference}, runs for {reserve} when fully wound{noFunctions}.`,
  `According to {maker}, the {movement} in this {year} {model}, reference {reference}, runs for {reserve} when fully wound. The watch has {functions}.`,
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

/** Of the reference or the model first, and then of the watch. */
const byReference: readonly Template[] = [
  ...withAll(
    (all) =>
      `Reference {reference} is a {maker} {model} in {materialOnly}, with ${face} and {strapName}. This {year} example is powered by the {movement}, with ${all}.`,
  ),
  ...withAll(
    (all) =>
      `The {maker} {model}, reference {reference}, runs on the {movement} and has ${all}. This {year} example has ${face} and comes {strap}.`,
  ),
  `The {maker} {model}, reference {reference}, is a {mmOf} mm watch in {materialOnly}. This {year} example has ${face} and comes {strap}.`,
  `The {maker} {model}, reference {reference}, is a {mmOf} mm watch in {materialOnly}. Made{whereMade} in {year}, this example runs on the {movement} and has ${both}.`,
  `The {maker} {model}, reference {reference}, is a {mmOf} mm watch in {materialOnly}. Made{whereMade} in {year}, this example runs on the {movement} and has ${reserve}.`,
];

/** Openings that begin with something else than the watch and what it has. */
export const openingsByLead: readonly Template[] = [
  ...byPart,
  ...byMovement,
  ...ofQuartz,
  ...byReference,
];
