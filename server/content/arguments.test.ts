/** @jest-environment node */
import { readArguments } from './arguments';

test('a change names entity, id, host and fields', () => {
  expect(
    readArguments([
      'change',
      'articles',
      '7',
      'title=Новый год',
      'show_main_page=true',
      '--host',
      'uz',
    ]),
  ).toMatchObject({
    command: 'change',
    entity: 'articles',
    id: 7,
    host: 'uz',
    fields: { title: 'Новый год', show_main_page: true },
  });
});

test('an equals sign within a value belongs to it', () => {
  expect(readArguments(['create', 'faq', 'answer=a=b']).fields).toEqual({ answer: 'a=b' });
});

test.each([
  [[], 'no command ""'],
  [['publish', 'articles'], 'no command "publish"'],
  [['list', 'people'], 'no entity "people"'],
  [['show', 'articles'], 'id is ""'],
  [['show', 'articles', '-'], 'id is "-"'],
  [['list', 'articles', '--page', '0'], 'page is "0"'],
  [['list', 'articles', '--host', 'de'], 'no host "de"'],
  [['create', 'faq', 'question'], '"question" is not name=value'],
])('%j is refused: %s', (given, reason) => {
  expect(() => readArguments(given)).toThrow(reason);
});
