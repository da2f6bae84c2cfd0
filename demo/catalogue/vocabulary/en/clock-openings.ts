import { type Template } from '../language';

/** Both in one list, which `patterns.ts` joins: `[a date display; a power reserve of 72 hours]`. */
export const both = '[{functions}; a power reserve of {reserve}]';

/** An opening that tells the movement, for watches with functions and without. */
const moved = (opening: Template, closing: Template): Template[] => [
  `${opening} ${closing} ${both}.`,
  `${opening} ${closing} a power reserve of {reserve}.`,
];

/**
 * The dial and the strap in one sentence, or neither; the reference next to the name. They come in
 * turn, as `likeness.ts` tells them apart; the words that open a jewel or a bag (“Made in”, “was made”)
 * are left to those. A note in `‹ ›` goes before the sentence that names the watch.
 */
export const openings: readonly Template[] = [
  'This {year} {maker} {model}, reference {reference}, has a {finish}({dial}) and comes {strap}.',
  'The {mmOnly} mm {materialOnly} case of this {year} {maker} {model}, reference {reference}, has {bezel} and is water-resistant to {water}.',
  'The {form} {materialOnly} case of this {year} {maker} {model}, reference {reference}, is {mm} mm wide, has {bezel} and is water-resistant to {water}.',
  '{maker} introduced reference {reference} of the {model} in {since}, and this example is from {year}.',
  '{maker} made reference {reference} of the {model} from {from} to {to}, and this example is from {year}.',
  'This {maker} {model}, reference {reference}, dates from {year} and pairs a {finish}({dial}) with {strapName}.',
  `With ${both}, this {year} {maker} {model}, reference {reference}, runs on the {movement}.`,
  'Cased in {materialOnly}, this {year} {maker} {model}, reference {reference}, is {mmOnly} mm wide, has {bezel} and is water-resistant to {water}.',
  'This {year} {maker} {model}, reference {reference}, has a {finish}({dial}) and {strapName}. ‹{note}›',
  'This {year} {maker} {model} in {materialOnly}, reference {reference}, has a {form} case {mm} mm wide with {bezel} and is water-resistant to {water}.',
  'This {year} {maker} {model} in {materialOnly}, reference {reference}, is {mmOnly} mm wide, has {bezel} and is water-resistant to {water}.',
  ...moved(
    'Powered by the {movement}, this {maker} {model}, reference {reference}, dates from {year}.',
    'The watch has',
  ),
  'This {maker} {model} from {year}, reference {reference}, has a {finish}({dial}) and comes {strap}.',
  'The {finish}({dial}) of this {year} {maker} {model}, reference {reference}, is paired with {strapName}.',
  'Dating from {year}, this {maker} {model}, reference {reference}, has a {finish}({dial}) and comes {strap}.',
  ...moved(
    'Inside this {year} {maker} {model}, reference {reference}, is the {movement}.',
    'The watch has',
  ),
  'This {materialOnly} {maker} {model}, reference {reference}, dates from {year}.',
  'In {materialOnly} with a {finish}({dial}), this {year} {maker} {model}, reference {reference}, comes {strap}.',
  'This {year} {maker} {model} is a reference {reference}, introduced in {since}.',
  'This {year} {maker} {model} is a reference {reference}, produced from {from} to {to}.',
  'Measuring {mmOnly} mm across, this {year} {maker} {model}, reference {reference}, has a {materialOnly} case with {bezel} and is water-resistant to {water}.',
  'Measuring {mm} mm in width, this {year} {maker} {model}, reference {reference}, has a {form} {materialOnly} case with {bezel} and is water-resistant to {water}.',
  ...moved(
    '{maker} fitted this {year} {model}, reference {reference}, with the {movement}.',
    'The watch has',
  ),
  'A {gender} watch in {materialOnly}, this {year} {maker} {model}, reference {reference}, is {mmOnly} mm wide, has {bezel} and is water-resistant to {water}.',
  'A {gender} watch in {materialOnly}, this {year} {maker} {model}, reference {reference}, has a {form} case {mm} mm wide with {bezel} and is water-resistant to {water}.',
  '{maker} gave this {year} {model}, reference {reference}, a {finish}({dial}) and {strapName}.',
  'With a {finish}({dial}) and {strapName}, this {year} {maker} {model}, reference {reference}, has a {mmOnly} mm {materialOnly} case with {bezel} and is water-resistant to {water}.',
  'With a {finish}({dial}) and {strapName}, this {year} {maker} {model}, reference {reference}, has a {form} {materialOnly} case {mm} mm wide with {bezel} and is water-resistant to {water}.',
  'This {maker} {model} from {year}, reference {reference}, has a {materialOnly} case {mmOnly} mm across with {bezel} and is water-resistant to {water}.',
  'This {year} {maker} {model}, reference {reference}, has a {mmOnly} mm {materialOnly} case with {bezel} and is water-resistant to {water}.',
  'This {year} {maker} {model}, reference {reference}, has a {form} {materialOnly} case {mm} mm wide with {bezel} and is water-resistant to {water}.',
  'Dating from {year}, this {maker} {model}, reference {reference}, has a {mmOnly} mm {materialOnly} case with {bezel} and is water-resistant to {water}.',
  'Dating from {year}, this {maker} {model}, reference {reference}, has a {form} {materialOnly} case {mm} mm wide with {bezel} and is water-resistant to {water}.',
  ...moved(
    'Fitted with the {movement}, this {maker} {model}, reference {reference}, dates from {year}.',
    'The watch has',
  ),
  ...moved(
    'This {maker} {model} from {year}, reference {reference}, runs on the {movement}.',
    'The watch has',
  ),
];
