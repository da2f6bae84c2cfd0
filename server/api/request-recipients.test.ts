/** @jest-environment node */
import { hostCodes } from '../../src/config/hosts';
import { readRecipients, recipientOf, usualRecipients } from './request-recipients';

const rules = readRecipients(
  JSON.stringify([
    { to: 'all@karat.example' },
    { to: 'ru@karat.example', host: 'ru' },
    { to: 'appeals@karat.example', kind: 'appeal' },
    { to: 'kazan@karat.example', host: 'ru', city: 'kazan' },
    { to: 'kazan-photos@karat.example', host: 'ru', city: 'kazan', kind: 'onlineAppraisal' },
  ]),
);

test.each([
  [{ host: 'en', kind: 'callback', city: 'moscow' }, 'all'],
  [{ host: 'ru', kind: 'callback', city: 'moscow' }, 'ru'],
  [{ host: 'uz', kind: 'appeal', city: '' }, 'appeals'],
  // Two rules say as much: the later one counts.
  [{ host: 'ru', kind: 'appeal', city: 'moscow' }, 'appeals'],
  [{ host: 'ru', kind: 'callback', city: 'kazan' }, 'kazan'],
  [{ host: 'ru', kind: 'onlineAppraisal', city: 'kazan' }, 'kazan-photos'],
] as const)('%j goes to %s', (request, mailbox) => {
  expect(recipientOf(rules, request)).toBe(`${mailbox}@karat.example`);
});

test('without configuration each host has a mailbox of its own', () => {
  const request = { host: 'uz', kind: 'buy', city: 'tashkent' } as const;
  expect(recipientOf(usualRecipients, request)).toBe('requests@uz.karat.example');
});

test.each([
  [
    '[{"to": "ru@karat.example", "host": "ru"}]',
    `no rule sends the requests of ${hostCodes.slice(1).join(', ')}`,
  ],
  ['[{"to": "nobody"}]', 'emailWrong'],
  ['[{"to": "a@karat.example", "town": "kazan"}]', 'town'],
  ['[]', 'at least 1'],
  ['{', 'JSON'],
])('%s is refused', (json, reason) => {
  expect(() => readRecipients(json)).toThrow(reason);
});
