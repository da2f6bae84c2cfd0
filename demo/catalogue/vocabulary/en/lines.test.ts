/** @jest-environment node */
import { lineOf, mayOpen } from './lines';

test('a line that speaks of the watch begins nothing', () => {
  expect(mayOpen('The watch is named after Saxony.')).toBe(false);
  expect(mayOpen('The Saxonia is named after Saxony.')).toBe(true);
});

test('lines that are told in one way are one build', () => {
  expect(lineOf('The Drive, launched in 2016, takes its cue from motor cars.')).toBe(
    lineOf('The Fifty Fathoms, introduced in 1953, was among the first.'),
  );
  expect(lineOf('Divers have worn the Submariner since 1953.')).not.toBe(
    lineOf('A racetrack in Florida gave its name to the Daytona.'),
  );
});
