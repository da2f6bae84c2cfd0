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
 * are left to those.
 */
export const openings: readonly Template[] = [
  'This {year} {maker} {model}, reference {reference}, has a {form} {materialOnly} case {mm} mm wide with {bezel} and is water-resistant to {water}.',
  'This {year} {maker} {model}, reference {reference}, has a {finish}({dial}) and comes {strap}.',
  'The {mmOnly} mm {materialOnly} case of this {year} {maker} {model}, reference {reference}, has {bezel} and is water-resistant to {water}.',
  'The {form} {materialOnly} case of this {year} {maker} {model}, reference {reference}, is {mm} mm wide, has {bezel} and is water-resistant to {water}.',
  '{maker} gave this {year} {model}, reference {reference}, a {finish}({dial}) and {strapName}.',
  'This {maker} {model}, reference {reference}, dates from {year} and pairs a {finish}({dial}) with {strapName}.',
  'Cased in {materialOnly}, this {year} {maker} {model}, reference {reference}, is {mmOnly} mm wide, has {bezel} and is water-resistant to {water}.',
  'This {year} {maker} {model} in {materialOnly}, reference {reference}, is {mmOnly} mm wide, has {bezel} and is water-resistant to {water}.',
  'This {year} {maker} {model} in {materialOnly}, reference {reference}, has a {form} case {mm} mm wide with {bezel} and is water-resistant to {water}.',
  ...moved(
    'Powered by the {movement}, this {maker} {model}, reference {reference}, dates from {year}.',
    'The watch has',
  ),
  'This {maker} {model} from {year}, reference {reference}, has a {materialOnly} case {mmOnly} mm across with {bezel} and is water-resistant to {water}.',
  'On this {year} {maker} {model}, reference {reference}, a {finish}({dial}) is paired with {strapName}.',
  'Dating from {year}, this {maker} {model}, reference {reference}, has a {finish}({dial}) and comes {strap}.',
  ...moved(
    'Inside this {year} {maker} {model}, reference {reference}, is the {movement}.',
    'The watch has',
  ),
  'This {materialOnly} {maker} {model}, reference {reference}, dates from {year}.',
  'In {materialOnly} with a {finish}({dial}), this {year} {maker} {model}, reference {reference}, comes {strap}.',
  'This {year} {maker} {model} is an example of reference {reference}, which first appeared in {since}.',
  'This {year} {maker} {model} is an example of reference {reference}, produced from {from} to {to}.',
  'Measuring {mmOnly} mm across, this {year} {maker} {model}, reference {reference}, has a {materialOnly} case with {bezel} and is water-resistant to {water}.',
  'Measuring {mm} mm in width, this {year} {maker} {model}, reference {reference}, has a {form} {materialOnly} case with {bezel} and is water-resistant to {water}.',
  ...moved(
    '{maker} fitted this {year} {model}, reference {reference}, with the {movement}.',
    'The watch has',
  ),
  'Reference {reference} of the {maker} {model} first appeared in {since}; this watch is from {year}.',
  'Reference {reference} of the {maker} {model} was introduced in {from} and discontinued in {to}; this watch is from {year}.',
  '{maker} chose a {finish}({dial}) and {strapName} for this {year} {model}, reference {reference}.',
  'The {finish}({dial}) of this {year} {maker} {model}, reference {reference}, is paired with {strapName}.',
  'This {maker} {model} from {year}, reference {reference}, is cased in {materialOnly}.',
  'This watch is a {year} {maker} {model}, reference {reference}, with a {finish}({dial}) and {strapName}.',
  'This watch, a {year} {maker} {model}, reference {reference}, has a {finish}({dial}) and comes {strap}.',
  'This watch is a {year} {maker} {model} in {materialOnly}, reference {reference}.',
  ...moved(
    'The {movement} drives this {year} {maker} {model}, reference {reference}.',
    'The watch has',
  ),
  'With a {finish}({dial}) and {strapName}, this {year} {maker} {model}, reference {reference}, has a {mmOnly} mm {materialOnly} case with {bezel} and is water-resistant to {water}.',
  'With a {finish}({dial}) and {strapName}, this {year} {maker} {model}, reference {reference}, has a {form} {materialOnly} case {mm} mm wide with {bezel} and is water-resistant to {water}.',
  'This {maker} {model} from {year}, reference {reference}, has a {finish}({dial}) and comes {strap}.',
  'Introduced in {since}, reference {reference} of the {maker} {model} is represented here by a watch from {year}.',
  'Produced from {from} to {to}, reference {reference} of the {maker} {model} is represented here by a watch from {year}.',
  ...moved(
    'Behind the dial of this {year} {maker} {model}, reference {reference}, is the {movement}.',
    'The watch has',
  ),
  '{maker} cased this {year} {model}, reference {reference}, in {materialOnly}.',
  'This {year} {maker} {model}, reference {reference}, is a {gender} watch in {materialOnly}.',
  ...moved(
    'In this {year} {model}, reference {reference}, {maker} used the {movement}.',
    'The watch has',
  ),
  '{maker} introduced reference {reference} of the {model} in {since}; this watch is from {year}.',
  '{maker} made reference {reference} of the {model} from {from} to {to}; this watch is from {year}.',
  ...moved(
    'This {maker} {model} from {year}, reference {reference}, runs on the {movement}.',
    'The watch has',
  ),
  'The {materialOnly} case of this {year} {maker} {model}, reference {reference}, measures {mmOnly} mm across, has {bezel} and is water-resistant to {water}.',
  'A {gender} watch in {materialOnly}, this {year} {maker} {model}, reference {reference}, is {mmOnly} mm wide, has {bezel} and is water-resistant to {water}.',
  'A {gender} watch in {materialOnly}, this {year} {maker} {model}, reference {reference}, has a {form} case {mm} mm wide with {bezel} and is water-resistant to {water}.',
  '{maker} paired the {finish}({dial}) of this {year} {model}, reference {reference}, with {strapName}.',
  'This {maker} {model} from {year}, reference {reference}, pairs a {finish}({dial}) with {strapName}.',
  'This {year} {maker} {model}, reference {reference}, has a {mmOnly} mm {materialOnly} case with {bezel} and is water-resistant to {water}.',
  'An example of reference {reference}, this {maker} {model} dates from {year} and pairs a {finish}({dial}) with {strapName}.',
  'Dating from {year}, this {maker} {model}, reference {reference}, has a {mmOnly} mm {materialOnly} case with {bezel} and is water-resistant to {water}.',
  'Dating from {year}, this {maker} {model}, reference {reference}, has a {form} {materialOnly} case {mm} mm wide with {bezel} and is water-resistant to {water}.',
  ...moved(
    'Fitted with the {movement}, this {maker} {model}, reference {reference}, dates from {year}.',
    'The watch has',
  ),
];
