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
  [['drafts'], { command: 'drafts' }],
  [
    ['draft', 'articles', '7', 'title=New'],
    { command: 'draft', entity: 'articles', row: 7, fields: { title: 'New' }, file: null },
  ],
  [
    ['draft', 'articles', 'title=New', '--file', 'a.json'],
    { command: 'draft', entity: 'articles', row: null, fields: { title: 'New' }, file: 'a.json' },
  ],
  [
    ['change-draft', 'items', '3', 'price_usd=9'],
    { command: 'change-draft', entity: 'items', draft: 3, fields: { price_usd: 9 }, file: null },
  ],
  [['preview', 'items', '3'], { command: 'preview', entity: 'items', draft: 3 }],
  [['publish', 'items', '3'], { command: 'publish', entity: 'items', draft: 3 }],
  [['discard', 'items', '3'], { command: 'discard', entity: 'items', draft: 3 }],
])('%j is about drafts', (given, call) => {
  expect(readArguments(given).call).toEqual(call);
});

test.each([
  [
    ['list', 'requests', '--state', 'registered', '--kind', 'buy'],
    { command: 'list', entity: 'requests', page: 1, state: 'registered', kind: 'buy' },
  ],
  [['show', 'orders', '7'], { command: 'show', entity: 'orders', id: 7 }],
  [
    ['change', 'requests', '7', 'state=done'],
    { command: 'change', entity: 'requests', id: 7, fields: { state: 'done' } },
  ],
  [
    ['answer', 'requests', '7', 'Да,', 'ждём.'],
    { command: 'answer', entity: 'requests', id: 7, text: 'Да, ждём.', file: null },
  ],
  [
    ['answer', 'orders', '7', '--file', '-'],
    { command: 'answer', entity: 'orders', id: 7, text: '', file: '-' },
  ],
  [['delete', 'subscribers', '3'], { command: 'delete', entity: 'subscribers', id: 3 }],
])('%j is about what visitors sent', (given, call) => {
  expect(readArguments(given).call).toEqual(call);
});

test.each([
  [['people'], { command: 'people' }],
  [['people', 'add', 'Анна', 'reader'], { command: 'add-person', name: 'Анна', role: 'reader' }],
  [['people', 'revoke', '3'], { command: 'revoke-person', id: 3 }],
  [['log', '--page', '2'], { command: 'log', page: 2 }],
])('%j is about people', (given, call) => {
  expect(readArguments(given).call).toEqual(call);
});

test.each([
  [['delete', 'requests', '7'], 'requests cannot be asked to "delete"'],
  [['answer', 'messages', '7', 'Yes'], 'messages cannot be asked to "answer"'],
  [['answer', 'requests', '7'], 'no answer is given'],
  [['people', 'add', 'Anna'], 'no role ""'],
  [['people', 'add', 'Anna', 'boss'], 'no role "boss"'],
  [['people', 'rename', '3'], 'people cannot be asked to "rename"'],
  [['add-photos', '7'], 'no file is named'],
  [['photos', 'seven'], 'item is "seven"'],
  [['set-cover', 'faq', '1', 'a.jpg'], '"faq" has no cover'],
  [[], 'no command ""'],
  [['print', 'articles'], 'no command "print"'],
  [['draft', 'menu'], '"menu" has no drafts'],
  [['draft', 'articles', 'seven'], 'id is "seven"'],
  [['publish', 'articles'], 'draft is ""'],
  [['list', 'watches'], 'no entity "watches"'],
  [['show', 'articles'], 'id is ""'],
  [['show', 'articles', '-'], 'id is "-"'],
  [['list', 'articles', '--page', '0'], 'page is "0"'],
  [['list', 'articles', '--host', 'de'], 'no host "de"'],
  [['create', 'faq', 'question'], '"question" is not name=value'],
])('%j is refused: %s', (given, reason) => {
  expect(() => readArguments(given)).toThrow(reason);
});
