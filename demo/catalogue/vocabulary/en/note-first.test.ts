/** @jest-environment node */
import { noteFirst } from './note-first';

test('what a line is known for comes first', () => {
  const named = 'This 2019 Rolex Explorer, reference 214270, is in steel.';
  expect(noteFirst(`${named} ‹The Explorer is known.› The end.`)).toBe(
    `The Explorer is known. ${named} The end.`,
  );
});

test('a piece is named once behind it', () => {
  expect(
    noteFirst('This Hermès Kelly bag was made in France. ‹It is known.› The bag is small.'),
  ).toBe('It is known. This Hermès Kelly bag was made in France. It is small.');
});

test('of a piece that takes a form too', () => {
  expect(noteFirst('This Bvlgari Tubogas necklace is old. ‹It is known.› The necklace takes')).toBe(
    'It is known. This Bvlgari Tubogas necklace is old. It takes',
  );
});

test('a sentence that begins with its maker stays as it is', () => {
  const made = 'Chanel made this white gold Camélia brooch in France in 2024.';
  expect(noteFirst(`${made} ‹The camellia was Gabrielle Chanel’s favourite flower.›`)).toBe(
    `The camellia was Gabrielle Chanel’s favourite flower. ${made}`,
  );
});

test('nor does its maker whom it names begin it', () => {
  expect(
    noteFirst(
      'Tiffany & Co. made this platinum Soleste ring in the USA. ‹Tiffany shines.› The ring is set',
    ),
  ).toBe('Tiffany shines. This platinum Soleste ring was made in the USA. It is set');
});

test('a maker whom it names is named once', () => {
  expect(
    noteFirst('Inside this 2000 A. Lange & Söhne Lange 1 is it. ‹A. Lange & Söhne began again.›'),
  ).toBe('A. Lange & Söhne began again. Inside this 2000 Lange 1 is it.');
  expect(
    noteFirst(
      'This is a 2026 IWC Schaffhausen Portofino Automatic. ‹IWC named the Portofino after a village.›',
    ),
  ).toBe('IWC named the Portofino after a village. This is a 2026 Portofino Automatic.');
  expect(
    noteFirst(
      'The calibre GP03300 gives this 2023 Girard-Perregaux 1966 40 mm, reference 49555, a date. ‹In 1966 Girard-Perregaux won.›',
    ),
  ).toBe(
    'In 1966 Girard-Perregaux won. The calibre GP03300 gives this 1966 40 mm from 2023, reference 49555, a date.',
  );
  expect(
    noteFirst('This steel and rose gold Rolex Datejust is old. ‹Rolex designed the bracelet.›'),
  ).toBe('Rolex designed the bracelet. This steel and rose gold Datejust is old.');
  expect(
    noteFirst('Inside this 2021 Tudor Black Bay is it. ‹Tudor had cases made by Rolex.›'),
  ).toBe('Tudor had cases made by Rolex. Inside this 2021 Black Bay is it.');
  expect(
    noteFirst('Dior made this Lady Dior bag in Italy. ‹Charms on a Lady Dior say Dior.›'),
  ).toBe('Charms on a Lady Dior say Dior. This Lady Dior bag was made in Italy.');
  expect(noteFirst('This Béarn wallet is by Hermès. ‹Hermès borrowed the name.›')).toBe(
    'Hermès borrowed the name. This Béarn wallet is by Hermès.',
  );
});

test('nor does ‘The One’ stand in both', () => {
  expect(
    noteFirst('This Harry Winston ‘The One’ ring is old. ‹In ‘The One’ a stone shines.›'),
  ).toBe('In ‘The One’ a stone shines. This Harry Winston ring is old.');
});

test('of a pair more is told in the plural', () => {
  expect(
    noteFirst('This is a pair of Frivole earrings. ‹It is known.› The earrings are designed'),
  ).toBe('It is known. This is a pair of Frivole earrings. They are designed');
  expect(
    noteFirst('This is a pair of Frivole earrings. ‹It is known.› The earrings take the form'),
  ).toBe('It is known. This is a pair of Frivole earrings. They take the form');
});
