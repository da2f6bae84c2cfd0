/** @jest-environment node */
import { rulesDependOnVisitor } from './redirect-rules';

test.each([
  ['', false],
  ['# gatsby-adapter-netlify start\n\n/search/*  /search/[slug]/  200\n/a  /b/?x=1  301', false],
  ['/  /de/  302  Language=de', true],
  ['/store id=:id  /blog/:id  301', true],
])('whether the rules %j look at more than the path: %s', (rules, depend) => {
  expect(rulesDependOnVisitor(rules)).toBe(depend);
});
