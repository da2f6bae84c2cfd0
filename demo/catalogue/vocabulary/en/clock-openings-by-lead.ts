import { type Template } from '../language';
import { face, name, proof } from './clock-openings-parts';

/** Of the metal, the dial and the strap, each led by the watch. */
const byPart: readonly Template[] = [
  `This {year} ${name} has a {mmOnly} mm {materialOnly} case with {bezel} and ${proof}.`,
  `This {year} ${name} has a {form} {materialOnly} case {mm} mm wide and ${proof}.`,
  `This {year} {maker} {model} in {materialOnly}, reference {reference}, has ${face} and {strapName}.`,
];

/** Of the movement of a quartz watch, whose battery has no reserve. */
const ofQuartz: readonly Template[] = [
  `Inside this {year} ${name} is the {quartz}, with {functions}.`,
  `Inside this {year} ${name} is the {quartz}{noFunctions}.`,
  `{maker} fitted this {year} {model}, reference {reference}, with the {quartz}{noFunctions}.`,
  `This {year} ${name} runs on the {quartz} and has {functions}.`,
  `This {year} ${name} runs on the {quartz}{noFunctions}.`,
];

/** Openings that begin with something else than the watch and what it has. */
export const openingsByLead: readonly Template[] = [...byPart, ...ofQuartz];
