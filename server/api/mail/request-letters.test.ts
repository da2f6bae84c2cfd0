/** @jest-environment node */
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { hostCodes } from '../../../src/config/hosts';
import { requestActions } from '../../../src/config/bot-actions';
import { type MailContent } from '../db/repositories/mails';
import { answerLetter, receiptLetter, requestLetter, type ToldRequest } from './request-letters';
import { messageOf } from './transport';

const details = {
  email: 'visitor@example.org',
  city: 'Москва',
  message: 'Оцените, пожалуйста.',
  amount: 150_000,
  productName: 'Rolex Datejust',
  productType: 'clock',
  purchaseYear: 2019,
  condition: 'perfect',
  friendName: '',
  friendContact: '',
  friendNickname: '',
  link: '',
};

const request = (changed: Partial<ToldRequest> = {}): ToldRequest => ({
  host: 'ru',
  number: '2026-000123',
  kind: 'onlineAppraisal',
  userName: 'Иван',
  telephone: '+79165550101',
  nickname: '',
  typeContact: 'телефон',
  details,
  itemTitle: null,
  itemPrice: null,
  answerBy: '2026-12-07',
  ...changed,
});

/** A message as a mailbox gets it, read again. */
async function sent(content: MailContent, recipient = 'house@karat.example') {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const composed = messageOf({ id: 1, recipient, content }, 'Karat <no-reply@karat.example>');
  const { message } = await composer.sendMail(composed);
  return PostalMime.parse(message as Buffer);
}

function tagsOf(html: string): string[] {
  const tags: string[] = [];
  const parser = new Parser({ onopentag: (name) => tags.push(name) });
  parser.end(html);
  return tags;
}

test('the house is told all answers, and where the files are', () => {
  const url = 'https://api.karat.example/ru/request-files/5?until=1&signature=x';
  const { subject, text, replyTo } = requestLetter(request(), [
    { name: 'часы.jpg', size: 2048, url },
    { name: 'паспорт.pdf', size: 10, url: null },
  ]);
  expect(subject).toBe('2026-000123: Онлайн-оценка');
  expect(replyTo).toBe('visitor@example.org');
  for (const told of [
    'Номер: 2026-000123',
    'Ответить до: 7 декабря 2026 г.',
    'Имя: Иван',
    'Телефон: +79165550101',
    'Сообщение: Оцените, пожалуйста.',
    'Сумма, ₽: 150000',
    'Марка и модель: Rolex Datejust',
    'Год покупки: 2019',
    'Файлы: часы.jpg (2 KB)',
    url,
    'Файлы: паспорт.pdf (1 KB)',
    'До 7 декабря 2026 г. файлы можно открыть по ссылкам.',
  ]) {
    expect(text).toContain(told);
  }
  expect(text).not.toContain('Телефон знакомого');
});

test.each(hostCodes)(
  '%s: a receipt names number and day, and repeats nothing that was typed',
  (host) => {
    for (const kind of requestActions) {
      const { subject, text, html } = receiptLetter(request({ host, kind }));
      expect(subject).toContain('2026-000123');
      expect(text).toMatch(/2026/);
      expect(text).not.toMatch(/[{}]|\.\./);
      for (const typed of ['Иван', 'Rolex', 'Оцените', '5550101']) {
        expect(`${subject}${text}${html}`).not.toContain(typed);
      }
    }
  },
);

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '</td></table><img src=x onerror=alert(1)>',
    'a\r\nBcc: everybody@example.org\r\n\r\nbody',
    '\u001b]0;owned\u0007\u001b[2J',
    '\u202egnp.exe',
    '=?utf-8?q?Bcc=3A?= x',
  ),
);

test('whatever a visitor types stays text: no tag, no header, no character that a terminal obeys', async () => {
  const plain = await sent(requestLetter(request(), [{ name: 'a', size: 1, url: null }]));
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (one, other) => {
      const hostile = request({
        userName: `x${one}`,
        nickname: other,
        itemTitle: null,
        details: { ...details, city: `x${one}`, message: `x${other}`, productName: `x${one}` },
      });
      const content = requestLetter(hostile, [{ name: `x${other}`, size: 1, url: null }]);
      const mail = await sent(content);
      const ruly = tagsOf(plain.html ?? '').length;
      const rows = other === '' ? 0 : 3;
      expect(tagsOf(mail.html ?? '')).toHaveLength(ruly + rows);
      expect(mail.headers.map(({ key }) => key)).toEqual(plain.headers.map(({ key }) => key));
      expect(mail.to).toEqual([{ name: '', address: 'house@karat.example' }]);
      expect(mail.subject).toBe(plain.subject);
      const obeyed =
        /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
      expect(`${mail.text}${mail.subject}${mail.html}`).not.toMatch(obeyed);
    }),
    { numRuns: 100 },
  );
});

test('what the house answers keeps its lines and is no HTML', async () => {
  const mail = await sent(answerLetter('en', '2026-000123', 'First line\nsecond <b>line</b>'));
  expect(mail.text).toContain('First line\nsecond <b>line</b>');
  expect(tagsOf(mail.html ?? '')).not.toContain('b');
});

test('an address never becomes two', async () => {
  const content = answerLetter('en', '2026-000123', 'Yes.');
  const mail = await sent(content, 'one,two@example.org');
  expect(mail.to).toHaveLength(1);
});
