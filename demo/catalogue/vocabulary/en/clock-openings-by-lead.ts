import { type Template } from '../language';
import { face, name, offTheWrist, proof, withAll } from './clock-openings-parts';

/** Of the metal, the dial and the strap, each led by another of them, by the maker or by the watch. */
const byPart: readonly Template[] = [
  `{maker} combined ${face} with {strapName} in this {year} {model}, reference {reference}.`,
  `This {year} ${name} has a {mmOnly} mm {materialOnly} case with {bezel} and ${proof}.`,
  `This {year} ${name} has a {form} {materialOnly} case {mm} mm wide with {bezel} and ${proof}.`,
  `This {year} {maker} {model} in {materialOnly}, reference {reference}, has ${face} and {strapName}.`,
];

/** Of the movement and what it does. */
const byMovement: readonly Template[] = [
  ...withAll(
    (all) =>
      `In this {year} {model}, reference {reference}, {maker} used the {movement}. The watch has ${all}.`,
  ),
  ...withAll(
    (all) =>
      `{maker} built this {year} {model}, reference {reference}, around the {movement}. The watch has ${all}.`,
  ),
  ...offTheWrist,
];

/** The same of a quartz watch, whose battery has no reserve. */
const ofQuartz: readonly Template[] = [
  `Inside this {year} ${name} is the {quartz}, with {functions}.`,
  `Inside this {year} ${name} is the {quartz}{noFunctions}.`,
  `{maker} fitted this {year} {model}, reference {reference}, with the {quartz}{noFunctions}.`,
  `In this {year} {model}, reference {reference}, {maker} used the {quartz}{noFunctions}.`,
  `This {year} ${name} runs on the {quartz} and has {functions}.`,
  `This {year} ${name} runs on the {quartz}{noFunctions}.`,
];

/** Openings that begin with something else than the watch and what it has. */
export const openingsByLead: readonly Template[] = [...byPart, ...byMovement, ...ofQuartz];
