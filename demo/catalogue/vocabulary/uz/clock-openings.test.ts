/** @jest-environment node */
import { RowsTold } from '../rows-told';
import { clockOpenings } from './clock-openings';
import { closingsVaried } from './closings';
import { likeness } from './likeness';
import { patternsTold } from './patterns';

const all = Object.values(clockOpenings).flat();

test('a sentence of a reference tells its years first, and stays without them where they are not known', () => {
  const plain =
    '{year}-yilgi{whereMade} {maker} {model} soati {materialOnly}dan. Referensi — {reference}.';
  const dated = plain.replace('{reference}.', '{reference}, u {since}-yilda taqdim etilgan.');
  expect(all.indexOf(dated)).toBeGreaterThanOrEqual(0);
  expect(all.indexOf(dated)).toBeLessThan(all.indexOf(plain));
  expect(likeness.shapeOf(dated)).toBe(likeness.shapeOf(plain));
});

test('every opening tells the year, and the country only of a watch that is not Swiss', () => {
  expect(all.filter((one) => !/\{year\}/u.test(one))).toEqual([]);
  expect(all.filter((one) => /\{(?:madeIn|country)\}/u.test(one))).toEqual([]);
});

test('the first two sentences, or three after one of the line, name a watch and tell its year', () => {
  const apart = all.filter((one) => {
    const sentences = one.replace('{noteFirst} ', '').split(/\. /u);
    return !/\{model\}[^]*\{year\}|\{year\}[^]*\{model\}/u.test(sentences.slice(0, 2).join());
  });
  expect(apart).toEqual([]);
  expect(all.filter((one) => /\{model\},? \{year\}/u.test(one))).toEqual([]);
});

test('a year never follows a reference, in brackets or not', () => {
  expect(
    all.filter((one) => /\{reference\}(?: referensi)?\)?,?(?: —)? \{year\}/u.test(one)),
  ).toEqual([]);
});

test('a reserve and a reference are never told in one sentence', () => {
  const sentences = all.flatMap((one) => one.split(/\. /u));
  expect(sentences.filter((one) => /\{reserve\}.*\{reference\}/u.test(one))).toEqual([]);
});

test('no opening begins with a reference, a dial or a bracelet', () => {
  expect(
    all.filter((one) =>
      /^(?:\{maker\} )?\{(?:reference|face|faceIns|strap|strapName)\}/u.test(one),
    ),
  ).toEqual([]);
});

test('the years of a reference do not part a metal from what is of it as well', () => {
  expect(
    patternsTold(
      'Rolex Explorer soatining bilaguzugi poʻlatdan. Referensi — 124270, u 2021-yilda taqdim etilgan. Korpusi poʻlatdan, diametri 36 mm.',
    ),
  ).toContain('Korpusi ham poʻlatdan');
});

test('two metals are named again where a dial is told between', () => {
  expect(
    patternsTold(
      'Rolex Datejust. Korpusi poʻlat va sariq oltindan, diametri 41 mm. Siferblati qora; Jubilee bilaguzugi poʻlat va sariq oltindan.',
    ),
  ).toContain('Jubilee bilaguzugi ham poʻlat va sariq oltindan');
});

test('the years of references near each other are told in several ways', () => {
  const told = 'Referensi — 126660, u 2018-yilda taqdim etilgan.';
  const rows = new RowsTold();
  expect([1, 2, 3, 4].map((row) => closingsVaried(told, rows.begin(row)))).toEqual([
    told,
    'Soatning 126660 referensi 2018-yilda taqdim etilgan.',
    told,
    'Soatning 126660 referensi 2018-yilda taqdim etilgan.',
  ]);
});
