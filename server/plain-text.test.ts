/** @jest-environment node */
import fc from 'fast-check';
import { plainLine, plainText, terminalJson } from './plain-text';

/** What a terminal obeys, and what turns text around: C0 but line feed and tab, DEL, C1, directions. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200e\u200f]/;

const nasty = fc.stringMatching(/^[ -~\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$/);
const any = fc.oneof(nasty, fc.string({ unit: 'binary' }));

test('no character of a stranger moves the cursor, hides text or turns it around', () => {
  fc.assert(fc.property(any, (text) => expect(plainText(text)).not.toMatch(obeyed)));
  fc.assert(fc.property(any, (text) => expect(plainLine(text)).not.toMatch(/[\n\t]/)));
  expect(plainText('\u001b[2J\u001b]0;owned\u0007текст')).toBe(
    '\ufffd[2J\ufffd]0;owned\ufffdтекст',
  );
  expect(plainText('Счёт\u202e 001')).toBe('Счёт\ufffd 001');
});

test('text that is only text stays as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~а-яА-ЯёЁ\n\t«»—]*$/), (text) => {
      expect(plainText(text)).toBe(text);
    }),
  );
});

test('JSON for a terminal obeys nobody, and means the same', () => {
  fc.assert(
    fc.property(any, any, (name, value) => {
      const given = { [`a${name}`]: value };
      const shown = terminalJson(given);
      expect(shown).not.toMatch(obeyed);
      expect(JSON.parse(shown)).toEqual(JSON.parse(JSON.stringify(given)));
    }),
  );
});
