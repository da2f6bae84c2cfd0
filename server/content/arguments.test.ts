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
    host: 'uz',
    call: {
      command: 'change',
      entity: 'articles',
      id: 7,
      fields: { title: 'Новый год', show_main_page: true },
    },
  });
});

test('an equals sign within a value belongs to it', () => {
  expect(readArguments(['create', 'faq', 'answer=a=b']).call).toMatchObject({
    fields: { answer: 'a=b' },
  });
});

test.each([
  [['photos', '7'], { command: 'photos', id: 7 }],
  [
    ['add-photos', '7', 'a.jpg', 'b.png'],
    { command: 'add-photos', id: 7, files: ['a.jpg', 'b.png'] },
  ],
  [['order-photos', '7', '3', '1'], { command: 'order-photos', id: 7, order: [3, 1] }],
  [
    ['describe-photo', '7', '3', 'The', 'dial'],
    { command: 'describe-photo', id: 7, photo: 3, alt: 'The dial' },
  ],
  [['remove-photo', '7', '3'], { command: 'remove-photo', id: 7, photo: 3 }],
  [
    ['set-cover', 'services', '2', 'a.jpg'],
    { command: 'set-cover', entity: 'services', id: 2, files: ['a.jpg'] },
  ],
])('%j is about photos', (given, call) => {
  expect(readArguments(given).call).toEqual(call);
});

test.each([
  [['add-photos', '7'], 'no file is named'],
  [['photos', 'seven'], 'item is "seven"'],
  [['set-cover', 'faq', '1', 'a.jpg'], '"faq" has no cover'],
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
