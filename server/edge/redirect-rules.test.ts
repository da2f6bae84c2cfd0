/** @jest-environment node */
import { filesComeFirst } from './redirect-rules';

test.each([
  ['', true],
  ['# gatsby-adapter-netlify start\n\n/search/*  /search/[slug]/  200\n/a  /b/?x=1  301', true],
  ['/  /de/  302  Language=de', false],
  ['/store id=:id  /blog/:id  301', false],
  ['/a/  /b/  301\n/*  /index.html  200!\n', false],
])('whether under the rules %j files come first: %s', (rules, expected) => {
  expect(filesComeFirst(rules)).toBe(expected);
});
