/** @jest-environment node */
import { lineUnmarked } from '../line-first';
import { lineOf, noteFirst } from './lines';

const told = (line: string, maker: string) => lineUnmarked(noteFirst(line, maker) ?? '');

test('a brand that nothing before has named is named in the line', () => {
  expect(told('Pelagos — brendning gʻavvoslarga moʻljallangan titan soati.', 'Tudor')).toBe(
    'Pelagos — Tudor brendining gʻavvoslarga moʻljallangan titan soati.',
  );
  const named = 'Tubogas usulini Bvlgari 1940-yillardan beri qoʻllaydi.';
  expect(told(named, 'Bvlgari')).toBe(named);
});

test('what is said of a line before it is named begins nothing', () => {
  expect(
    noteFirst('Kolleksiyaning SeaQ soati kolleksiyaning eng yangisi.', 'Glashütte Original'),
  ).toBeNull();
});

test.each([
  [
    'Stiv Makkuin “Le-Man” filmida Monaco taqqan.',
    'AQSH prezidenti Lindon Jonson Day-Date taqqan.',
  ],
  [
    'Datejustgacha sanani darchada koʻrsatadigan avtomatik xronometr boʻlmagan.',
    'Odysseusgacha brend poʻlatdan seriyali soat chiqarmagan.',
  ],
  [
    'Rolex qirq yilligini 1945-yilda Datejust bilan nishonlagan.',
    'Moser sport soatlari yasashga Pioneer bilan qoʻl urgan.',
  ],
  [
    'Overseas soatini Vacheron Constantin 1996-yilda chiqargan.',
    'Submariner soatini Rolex ilk bor 1954-yilda Bazel yarmarkasida koʻrsatgan.',
  ],
  [
    'Breitlingning ilk gʻavvoslar soati — Superocean.',
    'Altiplano — Piaget brendining eng yupqa soatlari kolleksiyasi.',
  ],
  [
    'Golden Ellipse doira ham, toʻgʻri toʻrtburchak ham emas.',
    'Dastlab Speedmaster kosmos uchun emas, poygachilar uchun chiqarilgan.',
  ],
])('“%s” and “%s” are one build', (one, other) => {
  expect(lineOf(one)).toBe(lineOf(other));
  expect(lineOf(one)).not.toBe(one);
});

test('lines that are told in one way are one build', () => {
  expect(lineOf('Ilk Explorer soati 1953-yilda chiqqan.')).toBe(
    lineOf('1969-yilgi ilk Monaco kvadrat korpusli boʻlgan.'),
  );
  expect(lineOf('Slim 7 modelining qalinligi yetti millimetr.')).toBe(
    'Slim 7 modelining qalinligi yetti millimetr.',
  );
});
