/** @jest-environment node */
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { hostCodes, type HostCode } from '../../../src/config/hosts';
import { alertLetter, type ToldItem, type ToldNews } from './alert-letter';

const siteOrigins = Object.fromEntries(
  hostCodes.map((host) => [host, `https://${host}.karat.example`]),
) as Record<HostCode, string>;

const item = (changed: Partial<ToldItem> = {}): ToldItem => ({
  kind: 'clock',
  url: 'rolex-1',
  title: 'Rolex Datejust',
  price: 5000,
  picture: 'https://api.karat.example/pictures/clock/rolex-1/front.jpg',
  ...changed,
});

const filter = {
  title: 'Rolex',
  catalogType: 'clocks_today',
  query: 'brands=1.4',
  total: 7,
  items: [item()],
} as const;

const everything: ToldNews = {
  filters: [filter],
  cheaper: [{ ...item({ title: 'Omega' }), priceBefore: 9000 }],
  free: [item({ title: 'Breguet', price: null, picture: null })],
};

const ending = { token: 'end', oneClick: 'https://api.karat.example/ru/unsubscribe/one-click' };
const letter = (host: HostCode, news: ToldNews, name = 'Анна') =>
  alertLetter({ siteOrigins }, { host, name, ending }, news);

function pictures(html: string): string[] {
  const sources: string[] = [];
  const parser = new Parser({
    onopentag: (name, { src = '' }) => void (name === 'img' && sources.push(src)),
  });
  parser.end(html);
  return sources;
}

test.each(hostCodes)('on %s all is said in words of the host and leads to its site', (host) => {
  const { text, html, subject, headers } = letter(host, everything);
  for (const title of ['Rolex Datejust', 'Omega', 'Breguet']) expect(text).toContain(title);
  expect(text).not.toMatch(/[{}]|undefined/);
  expect(text).toContain(`https://${host}.karat.example/clocks_today/?brands=1.4`);
  expect(text).toContain(`https://${host}.karat.example/account/notifications/`);
  expect(text).toContain(`https://${host}.karat.example/subscription/end/?token=end`);
  expect(headers?.['List-Unsubscribe']).toBe(`<${ending.oneClick}>`);
  expect(pictures(html)).toEqual([item().picture, item().picture]);
  expect(subject).not.toBe('');
});

test('the subject says why the letter comes', () => {
  const nothing: ToldNews = { filters: [], cheaper: [], free: [] };
  const subjects = [
    letter('ru', { ...nothing, filters: everything.filters }).subject,
    letter('ru', { ...nothing, cheaper: everything.cheaper }).subject,
    letter('ru', { ...nothing, free: everything.free }).subject,
    letter('ru', everything).subject,
  ];
  expect(new Set(subjects).size).toBe(4);
});

test('whatever a title or a name holds, it stays text', () => {
  const known = letter('ru', everything).html;
  const tags = (html: string) => {
    const names: string[] = [];
    new Parser({ onopentagname: (name) => names.push(name) }).end(html);
    return names.filter((name) => name !== 'br');
  };
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const news = { ...everything, filters: [{ ...filter, title: text, query: text }] };
      const { html, subject } = letter('ru', news, text);
      expect(tags(html)).toEqual(tags(known));
      expect(subject).not.toMatch(/[\r\n]/);
    }),
  );
});
