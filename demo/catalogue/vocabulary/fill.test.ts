/** @jest-environment node */
import fc from 'fast-check';
import { asSentence, countWords, fill, inSentence, isUsable, slotsOf } from './fill';
import { counted, decimal, listed } from './numbers';

describe('templates', () => {
  it('are usable only when every slot is known', () => {
    expect(isUsable('{maker} of {year}', { maker: 'Omega', year: '1969' })).toBe(true);
    expect(isUsable('{maker} of {year}', { maker: 'Omega', year: null })).toBe(false);
    expect(() => fill('{year}', {})).toThrow('needs {year}');
  });

  it('keep what they are filled with', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        expect(fill('a {word} b', { word })).toBe(`a ${word} b`);
      }),
    );
    expect(slotsOf('{a} and {b}')).toEqual(['a', 'b']);
  });

  it('begin with a capital, past a quotation mark', () => {
    expect(asSentence('мужские часы')).toBe('Мужские часы');
    expect(asSentence('«сад»')).toBe('«Сад»');
    expect(asSentence('36 mm')).toBe('36 mm');
  });

  it('leave grades and abbreviations in capitals inside a sentence', () => {
    expect(['VS1', 'G', 'США', 'Синий', 'Sadaf'].map(inSentence)).toEqual([
      'VS1',
      'G',
      'США',
      'синий',
      'sadaf',
    ]);
  });

  it('count words and not dashes', () => {
    expect(countWords('Запас хода — 72 часа.')).toBe(4);
  });
});

describe('numbers', () => {
  it('agree with their nouns', () => {
    const hours = { one: 'час', few: 'часа', other: 'часов' };
    expect([41, 42, 48, 111].map((count) => counted(count, hours, 'ru'))).toEqual([
      '41 час',
      '42 часа',
      '48 часов',
      '111 часов',
    ]);
  });

  it('take the comma where the language does', () => {
    expect(decimal(40.5, { decimalComma: true })).toBe('40,5');
    expect(decimal(40, { decimalComma: true })).toBe('40');
    expect(decimal(1, { decimalComma: false }, { isFixed: true })).toBe('1.00');
  });

  it('are listed with the word for "and"', () => {
    expect(listed(['a', 'b', 'c'], 'en')).toMatch(/^a, b,? and c$/);
    expect(listed(['дата', 'хронограф'], 'ru')).toBe('дата и хронограф');
    expect(listed(['sana', 'xronograf'], 'uz-Latn')).toBe('sana va xronograf');
  });
});
