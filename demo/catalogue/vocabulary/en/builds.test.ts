/** @jest-environment node */
import { buildOf, sentenceOf } from './builds';

test.each([
  [
    'The {mmOnly} mm {materialOnly} case of this {year} {maker} has {bezel}.',
    'The {materialOnly} case of this {year} {maker} measures {mmOnly} mm across and has {bezel}.',
  ],
  ['Made {madeIn} in {year}, this {maker} is old.', 'Made by {maker} {madeIn}, this is old.'],
  [
    'This {year} {maker} runs on the {movement} ⟦{whereMade}⟧.',
    'This {year} {maker} is powered by the {movement} ⟦{whereMade}⟧.',
  ],
  [
    'In {year} {maker} made this {modelPiece}, {finish},~ {madeIn}.',
    '{maker} made this {modelPiece}, {finish},~ {madeIn} in {year}.',
  ],
  [
    'This {year} {maker} {model}, reference {reference}, has a {finish}({dial}) and comes {strap}.',
    'This {year} {maker} {model}, reference {reference}, has a {finish}({dial}) and {strapName}.',
  ],
  [
    'Executed {madeIn} circa {circa}, ‘{work}’ is a {material} {authorOf}.',
    'A {material} {authorOf}, ‘{work}’ was executed {madeIn} in {exact}.',
  ],
  [
    'This is a {maker} {modelPiece}, {finish}, made {madeIn} in {year}.',
    'This {piece}, {finish},~ is a {maker} {model}, made {madeIn} in {year}.',
  ],
])('“%s” and “%s” are one build', (one, other) => {
  expect(buildOf(one)).toBe(buildOf(other));
});

test('a jewel whose design comes first is a build of its own', () => {
  const made = 'This {year} {maker} {modelPiece} was made {madeIn} and is designed as {motif}.';
  expect(sentenceOf(made.replace('made ', 'made↥ '))).not.toBe(sentenceOf(made));
});

test('a country that is told where there is room makes no build', () => {
  const runs = 'This {year} {maker} runs on the {movement} ⟦{whereMade}⟧.';
  const fitted = 'Fitted with the {movement}, this {year} {maker} has it ⟦{whereMade}⟧.';
  expect(buildOf(runs)).not.toBe(buildOf(fitted));
});

test.each([
  [
    'Cased in {materialOnly}, this {year} {maker} {model}, reference {reference}, is {mm} mm wide, has {bezel} and is old.',
    'This {year} {maker} {model}, reference {reference}, has a {mmOnly} mm {materialOnly} case with {bezel} and is old.',
  ],
  [
    'This {materialOnly} {maker} {model} from {year}, reference {reference}, has a {finish}({dial}) and {strapName}.',
    'This {year} {maker} {model}, reference {reference}, has a {finish}({dial}) and {strapName}.',
  ],
  [
    '‘{work}’ is a {material} {authorOf}, executed {madeIn} circa {circa}.',
    '‘{work}’ comes {authorOf} and was executed {madeIn} in {exact}.',
  ],
])('“%s” and “%s” are one build to a reader', (one, other) => {
  expect(buildOf(one)).toBe(buildOf(other));
});
