/** @jest-environment node */
import { buildOf } from './builds';

test.each([
  [
    'The {mmOnly} mm {materialOnly} case of this {year} {maker} has {bezel}.',
    'The {material} of this {year} {maker} {modelPiece}, made {madeIn}, carries the {fineness} hallmark.',
  ],
  ['Made {madeIn} in {year}, this {maker} is old.', 'Made by {maker} {madeIn}, this is old.'],
  [
    'This {modelPiece} in {material} left the {maker} workshops {madeIn} in {year}.',
    'This {modelPiece}, {finish},~ is by {maker} and was made {madeIn} in {year}.',
  ],
  [
    'This {year} {maker} runs on the {movement} ⟦{whereMade}⟧.',
    'This {year} {maker} is powered by the {movement} ⟦{whereMade}⟧.',
  ],
  [
    'Off the wrist, this {year} {maker} keeps going for {reserve}.',
    'Fully wound, this {year} {maker} runs for {reserve}.',
  ],
  [
    'In {year} {maker} made this {modelPiece}, {finish},~ {madeIn}.',
    '{maker} made this {modelPiece}, {finish},~ {madeIn} in {year}.',
  ],
  [
    'This {year} {maker} {model}, reference {reference}, has a {finish}({dial}) and comes {strap}.',
    'This {year} {maker} {model}, reference {reference}, combines a {finish}({dial}) with {strapName}.',
  ],
  [
    'Executed {madeIn} circa {circa}, ‘{work}’ is a {material} {authorOf}.',
    'A {material} {authorOf}, ‘{work}’ was executed {madeIn} in {exact}.',
  ],
  [
    'This is a {maker} {modelPiece}, {finish}, made {madeIn} in {year}.',
    'This {piece}, {finish},~ is a {maker} {model}, made {madeIn} in {year}.',
  ],
  [
    'Inside this {year} {maker} is the {movement}.',
    'The {movement}, with a reserve, sits behind the dial of this {year} {maker}.',
  ],
])('“%s” and “%s” are one build', (one, other) => {
  expect(buildOf(one)).toBe(buildOf(other));
});

test('a country that is told where there is room makes no build', () => {
  const runs = 'This {year} {maker} runs on the {movement} ⟦{whereMade}⟧.';
  const shows = 'This {year} {maker} shows the time on a {finish}({dial}) ⟦{whereMade}⟧.';
  expect(buildOf(runs)).not.toBe(buildOf(shows));
});

test.each([
  [
    'Cased in {materialOnly}, this {year} {maker} {model}, reference {reference}, is {mm} mm wide, has {bezel} and is old.',
    'Made of {materialOnly}, the {mmOnly} mm case of this {year} {maker} has {bezel}.',
  ],
  [
    'This {year} {maker} {model}, reference {reference}, shows the time on a {finish}({dial}) and comes {strap}.',
    'This {year} {maker} {model}, reference {reference}, is in {materialOnly}, with a {finish}({dial}) and {strapName}.',
  ],
  [
    '‘{work}’ is a {material} {authorOf}, executed {madeIn} circa {circa}.',
    '‘{work}’ comes {authorOf} and was executed {madeIn} in {exact}.',
  ],
])('“%s” and “%s” are one build to a reader', (one, other) => {
  expect(buildOf(one)).toBe(buildOf(other));
});
