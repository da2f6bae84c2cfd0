/** @jest-environment node */
import type { LanguageCode } from '../../config/languages';
import { TermFinder } from './term-finder';

const names: Record<LanguageCode, string[]> = {
  ru: [
    'Хронограф',
    'Усложнение',
    'Женевское клеймо',
    'Циферблат',
    'Циферблат-регулятор',
    'Ремешок NATO',
    'GMT',
    'Кнопка',
    'Платина 950-й пробы',
    'Ротор',
    'Завинчивающаяся головка',
    'Головка',
  ],
  ua: ['Хронограф', 'Ускладнення', 'Заводна головка', 'Вушка', 'Сапфірове скло'],
  en: ['Chronograph', 'Power reserve', 'GMT', 'Column wheel'],
  uz: ['Xronograf', 'Burash boshchasi', 'Yurish zaxirasi', 'Siferblat'],
};

function found(host: LanguageCode, text: string): string[] {
  const terms = names[host].map((term) => ({ key: term, term }));
  return new TermFinder(terms, host)
    .placesIn(text)
    .map(({ key, start, end }) => `${key}: ${text.slice(start, end)}`);
}

describe('terms are found in the forms that a language gives them', () => {
  test.each<[LanguageCode, string, string[]]>([
    [
      'ru',
      'Продаём хронографы и часы с усложнениями.',
      ['Хронограф: хронографы', 'Усложнение: усложнениями'],
    ],
    ['ru', 'часы без женевского клейма', ['Женевское клеймо: женевского клейма']],
    ['ru', 'две кнопки, нет кнопок', ['Кнопка: кнопки']],
    ['ru', 'на ремешке NATO', ['Ремешок NATO: ремешке NATO']],
    ['ru', 'из платины 950-й пробы', ['Платина 950-й пробы: платины 950-й пробы']],
    ['ru', 'с завинчивающейся головкой', ['Завинчивающаяся головка: завинчивающейся головкой']],
    [
      'ua',
      'годинники з ускладненнями та вушками',
      ['Ускладнення: ускладненнями', 'Вушка: вушками'],
    ],
    ['ua', 'під сапфіровим склом', ['Сапфірове скло: сапфіровим склом']],
    [
      'en',
      'Chronographs with a power\u00a0reserve',
      ['Chronograph: Chronographs', 'Power reserve: power\u00a0reserve'],
    ],
    [
      'uz',
      'Xronograflarning burash boshchasini',
      ['Xronograf: Xronograflarning', 'Burash boshchasi: burash boshchasini'],
    ],
  ])('%s: %s', (host, text, places) => {
    expect(found(host, text)).toEqual(places);
  });

  test('other words of the same beginning are no terms', () => {
    expect(found('ru', 'усложнена хронографист роторный псевдо-хронограф')).toEqual([]);
    expect(found('en', 'the columnist wheels')).toEqual([]);
  });

  test('an abbreviation counts in capitals alone', () => {
    expect(found('en', 'gmt and GMT')).toEqual(['GMT: GMT']);
  });

  test('the longer of two terms is taken, and a compound is not half of one', () => {
    expect(found('ru', 'циферблат-регулятор')).toEqual([
      'Циферблат-регулятор: циферблат-регулятор',
    ]);
    expect(found('ru', 'циферблат-сэндвич, циферблат')).toEqual(['Циферблат: циферблат']);
  });

  test('an entity is no word', () => {
    expect(new TermFinder([{ key: 'amp', term: 'amp' }], 'en').placesIn('a &amp; b')).toEqual([]);
  });
});
