/** @jest-environment jsdom */
import fc from 'fast-check';
import { sanitise } from '../sanitise';
import { TermFinder } from './term-finder';
import { withTermLinks } from './term-links';

const terms = [
  { key: 'rotor', term: 'Ротор' },
  { key: 'dial', term: 'Циферблат' },
  { key: 'gmt', term: 'GMT' },
];
const finder = new TermFinder(terms, 'ru');
const link = (key: string, text: string) =>
  `<a href="/about-clock/slovar-chasovykh-terminov/#${key}" data-term="">${text}</a>`;

test('a term is linked once per text, where it first stands', () => {
  expect(withTermLinks('<p>Ротор и <em>ротора</em></p><p>ротором</p>', finder)).toBe(
    `<p>${link('rotor', 'Ротор')} и <em>ротора</em></p><p>ротором</p>`,
  );
});

test('links and titles stay as they are, and the first place after them counts', () => {
  const html = '<h2 id="a">Ротор</h2><p><a href="/x/">ротор <em>ротор</em></a> ротора</p>';
  expect(withTermLinks(html, finder)).toBe(html.replace(' ротора', ` ${link('rotor', 'ротора')}`));
});

describe('whatever an editor writes', () => {
  const origins = { site: 'https://ru.karat.example', backend: 'http://127.0.0.1:8001' };
  const piece = fc.oneof(
    fc.constantFrom('ротор', 'Роторы', 'GMT', 'циферблата', ' ', '&', '<', '"', '&amp;', '-'),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="/x/">',
      '</a>',
      '<h2>',
      '</h2>',
      '<em>',
      '</em>',
      '<td>',
    ),
    fc.constantFrom(
      '<img src="https://a.example/x.jpg" alt="ротор">',
      '<b title="ротор">',
      '<!-- ротор',
    ),
    fc.string(),
  );
  const written = fc
    .array(piece, { maxLength: 30 })
    .map((pieces) => sanitise(pieces.join(''), origins));
  const parsed = (html: string) =>
    new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body;

  test('the words and tags stay the same but for the links', () => {
    fc.assert(
      fc.property(written, (html) => {
        const body = parsed(withTermLinks(html, finder));
        for (const anchor of body.querySelectorAll('a[data-term]')) {
          anchor.replaceWith(...anchor.childNodes);
        }
        body.normalize();
        const before = parsed(html);
        before.normalize();
        expect(body.innerHTML).toBe(before.innerHTML);
      }),
      { numRuns: 400 },
    );
  });

  test('no term is linked twice, none within a link or a title', () => {
    fc.assert(
      fc.property(written, (html) => {
        const body = parsed(withTermLinks(html, finder));
        const keys = [...body.querySelectorAll('a[data-term]')].map((a) => a.getAttribute('href'));
        expect(new Set(keys).size).toBe(keys.length);
        expect(body.querySelectorAll('a a, h2 a[data-term], a [data-term]')).toHaveLength(0);
      }),
      { numRuns: 400 },
    );
  });
});
