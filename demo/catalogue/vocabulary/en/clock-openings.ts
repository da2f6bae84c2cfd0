import { type Template } from '../language';
import { withCountry } from './country-told';

/** Both in one list, which `patterns.ts` joins: `[a date display; a power reserve of 72 hours]`. */
export const both = '[{functions}; a power reserve of {reserve}]';

const name = '{maker} {model}, reference {reference},';
const face = 'a {finish}({dial})';
const proof = 'is water-resistant to {water}';

/** An opening that tells the movement, for watches with functions and without. */
const moved = (opening: Template): Template[] => [
  `${opening} The watch has ${both}.`,
  `${opening} The watch has a power reserve of {reserve}.`,
];

/**
 * The dial and the strap in one sentence, or neither, and the size with all else of the case; the
 * reference next to the name. They come in turn, as `likeness.ts` tells them apart. A note in `‹ ›`
 * goes before the sentence that names the watch.
 */
const told: readonly Template[] = [
  `This {year} ${name} has ${face} and comes {strap}.`,
  `The {mmOnly} mm {materialOnly} case of this {year} ${name} has {bezel} and ${proof}.`,
  `The {form} {materialOnly} case of this {year} ${name} is {mm} mm wide, has {bezel} and ${proof}.`,
  '{maker} introduced reference {reference} of the {model} in {since}, and this example was made {madeIn} in {year}.',
  '{maker} made reference {reference} of the {model} from {from} to {to}, and this example was made {madeIn} in {year}.',
  `A {year} example of reference {reference}, this {maker} {model} has ${face} and comes {strap}.`,
  `With ${both}, this {year} ${name} runs on the {movement}.`,
  `Presented {strap}, this {year} ${name} has ${face}.`,
  `Cased in {materialOnly}, this {year} ${name} is {mmOnly} mm wide, has {bezel} and ${proof}.`,
  `This {year} ${name} has ${face} and {strapName}. ‹{note}›`,
  `This {year} {maker} {model} in {materialOnly}, reference {reference}, has a {form} case {mm} mm wide with {bezel} and ${proof}.`,
  `This {year} {maker} {model} in {materialOnly}, reference {reference}, is {mmOnly} mm wide, has {bezel} and ${proof}.`,
  ...moved(`Powered by the {movement}, this ${name} dates from {year}.`),
  `This {materialOnly} {maker} {model} from {year}, reference {reference}, has ${face} and {strapName}.`,
  `The ${face.slice(2)} of this {year} ${name} is paired with {strapName}.`,
  `Fitted with the {movement}, this {year} ${name} has ${both}.`,
  `Fitted with the {movement}, this {year} ${name} has a power reserve of {reserve}.`,
  ...moved(`Inside this {year} ${name} is the {movement}.`),
  `This {year} ${name} is in {materialOnly}. ‹{note}›`,
  `The {movement} gives this {year} ${name} ${both}.`,
  `In {materialOnly} with ${face}, this {year} ${name} comes {strap}.`,
  `Measuring {mmOnly} mm across, this {year} ${name} has a {materialOnly} case with {bezel} and ${proof}.`,
  `Measuring {mm} mm in width, this {year} ${name} has a {form} {materialOnly} case with {bezel} and ${proof}.`,
  ...moved('{maker} fitted this {year} {model}, reference {reference}, with the {movement}.'),
  ...moved(
    'A sapphire case back{openBack} shows the {movement} of this {year} {maker} {model}, reference {reference}.',
  ),
  `This example of the ${name} was made {madeIn} in {year}. The watch has ${face} and comes {strap}.`,
  `A {gender} watch in {materialOnly}, this {year} ${name} is {mmOnly} mm wide, has {bezel} and ${proof}.`,
  `A {gender} watch in {materialOnly}, this {year} ${name} has a {form} case {mm} mm wide with {bezel} and ${proof}.`,
  `{maker} gave this {year} {model}, reference {reference}, ${face} and {strapName}.`,
  `With ${face} and {strapName}, this {year} ${name} has a {mmOnly} mm {materialOnly} case with {bezel} and ${proof}.`,
  `With ${face} and {strapName}, this {year} ${name} has a {form} {materialOnly} case {mm} mm wide with {bezel} and ${proof}.`,
  ...moved(`This {maker} {model} from {year}, reference {reference}, runs on the {movement}.`),
  '{maker} made this {model}, reference {reference}, {madeIn} in {year}.',
  '{maker} made this {materialOnly} {model}, reference {reference}, {madeIn} in {year}.',
  `This ${name} was made {madeIn} in {year}, has ${face} and comes {strap}.`,
  // Of a diver `state-first.ts` tells first how deep it may go.
  `This {year} ${name} has a {mmOnly} mm {materialOnly} case with {bezel} and ${proof}.`,
  `This {year} ${name} has a {form} {materialOnly} case {mm} mm wide with {bezel} and ${proof}.`,
  `This ${name} was made {madeIn} in {year} and pairs ${face} with {strapName}.`,
  'This {materialOnly} {maker} {model}, reference {reference}, was made {madeIn} in {year}.',
  ...moved('The {movement} powers this {year} {maker} {model}, reference {reference}.'),
  'This {maker} {model} in {materialOnly}, reference {reference}, was made {madeIn} in {year}.',
  ...moved(`This {year} ${name} runs on the {movement}. ‹{note}›`),
];

/** Each with the country of the watch, in the sentence or as `country-told.ts` finds a place for it. */
export const openings: readonly Template[] = told.map(withCountry);
