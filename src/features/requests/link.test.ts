import fc from 'fast-check';
import { linkOf } from './link';

test.each([
  ['https://karat.example/clock/', 'https://karat.example/clock/'],
  [' http://karat.example ', 'http://karat.example'],
  ['karat.example/clock/?a=1', 'https://karat.example/clock/?a=1'],
  ['часы.example', 'https://часы.example'],
  ['', ''],
  ['в ЦУМе', 'в ЦУМе'],
  ['ЦУМ', 'ЦУМ'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%j is sent as %j', (text, link) => {
  expect(linkOf(text)).toBe(link);
});

test('a scheme is put before, or nothing but blanks around it is changed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (text) => {
      expect([text.trim(), `https://${text.trim()}`]).toContain(linkOf(text));
    }),
  );
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      expect(linkOf(url)).toBe(url);
    }),
  );
});
