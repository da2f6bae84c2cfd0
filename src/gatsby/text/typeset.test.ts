/** @jest-environment node */
import fc from 'fast-check';
import { typeset, typesetFields, typesetHtml } from './typeset';

const shown = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  ['от 5 000 до 5 000 000 долларов', 'от_5_000 до_5_000_000 долларов'],
  ['в 2015 году 300 часов, 0,5 000', 'в_2015 году 300 часов, 0,5 000'],
  ['И в доме, и у вас', 'И_в_доме, и_у_вас'],
  ['Хронометр — это точность', 'Хронометр_— это точность'],
  ['Оцінка (в день звернення) і гроші', 'Оцінка (в_день звернення) і_гроші'],
  ['The watch is on us', 'The watch is on us'],
])('no line ends within a number, after a short word or before a dash: %s', (text, expected) => {
  expect(shown(typeset(text))).toBe(expected);
});

test('words that are links or bold keep their tags', () => {
  const html = '<p>Берём <a href="/a-b/?x=1 000">в 10 000</a> — да</p>';
  expect(shown(typesetHtml(html))).toBe('<p>Берём <a href="/a-b/?x=1 000">в_10_000</a>_— да</p>');
});

test('whatever a text is, only its spaces change, and a second time nothing does', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ав о—–12 («\n,a') }), (text) => {
      const once = typeset(text);
      expect(once.replaceAll('\u00a0', ' ')).toBe(text);
      expect(typeset(once)).toBe(once);
    }),
  );
});

test('of a node the named fields are typeset, lists too', () => {
  const toNode = typesetFields(
    (id: number) => ({ id, title: 'в доме', text: 'в доме', list: ['у нас'] }),
    'text',
    'list',
  );
  expect(toNode(1)).toEqual({ id: 1, title: 'в доме', text: 'в\u00a0доме', list: ['у\u00a0нас'] });
});
