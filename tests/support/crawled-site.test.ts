/** @jest-environment node */
import {
  brokenData,
  deadLinks,
  emptyPages,
  linkedFrom,
  oddHeadings,
  orphans,
  sharedTexts,
} from './crawled-site';
import { factsOf } from './page-facts';

const sentence =
  'Швейцарские часы с коробкой и документами, в стали и золоте, с гарантией до двух лет. ';

interface Planted {
  title?: string;
  heading?: string;
  main?: string;
  data?: string;
}

/** A page that keeps all rules, but for what is planted in it. */
function page(path: string, planted: Planted = {}) {
  const {
    title = path,
    heading = '<h1>Часы</h1>',
    main = `${sentence}${path} ${sentence}`,
  } = planted;
  const { data = '{"@context": "https://schema.org", "@type": "WebPage"}' } = planted;
  const html = `<html lang="ru"><head><title>${title}</title><meta name="description" content="О ${path}">
    <script type="application/ld+json">${data}</script></head>
    <body><main>${heading}<p>${main}</p></main></body></html>`;
  return [path, factsOf(html)] as const;
}

const whole = page('/faq/');

test('a page that keeps the rules has no fault', () => {
  const found = [emptyPages, oddHeadings, brokenData].flatMap((check) => check([whole]));
  expect([...found, ...sharedTexts('title', [whole, page('/video/')])]).toEqual([]);
});

test('a link to a page that is not there is found, with the page that it stands on', () => {
  const links = (...paths: string[]) =>
    factsOf(paths.map((to) => `<a href="${to}">x</a>`).join(''));
  const linked = linkedFrom(
    '/',
    new Map([
      ['/', links('/faq/')],
      ['/faq/', links('/fqa/')],
    ]),
  );
  const statuses = new Map([...linked.keys()].map((path) => [path, path === '/fqa/' ? 404 : 200]));
  expect(deadLinks(statuses, linked)).toEqual(['/fqa/ 404 <- /faq/']);
});

test('a link that is led on by a redirect is found', () => {
  expect(deadLinks(new Map([['/faq', 301]]), new Map())).toEqual(['/faq 301 <- the sitemap']);
});

test('a page that only the sitemap leads to is found', () => {
  const linked = linkedFrom('/', new Map([['/', factsOf('<a href="/faq/">x</a>')]]));
  expect(orphans(['/', '/faq/', '/lost/'], linked)).toEqual(['/lost/']);
});

test.each([
  ['no first heading', { heading: '<h2>Часы</h2>' }, '/video/ has 0'],
  ['two first headings', { heading: '<h1>Часы</h1><h1>Часы</h1>' }, '/video/ has 2'],
])('a page with %s is found', (_, planted, fault) => {
  expect(oddHeadings([whole, page('/video/', planted)])).toEqual([fault]);
});

test.each([
  ['words that come with scripts', { main: '' }],
  [
    'a part that is still coming',
    { main: `<i aria-busy="true"></i>${sentence}/video/ ${sentence}` },
  ],
  ['no heading in its main part', { heading: '' }],
])('a page with %s is found', (_, planted) => {
  expect(emptyPages([whole, page('/video/', planted)]).join()).toMatch(/^\/video\/ says/);
});

test('pages that say what all pages of their template say are found', () => {
  const alike = Array.from({ length: 13 }, (_, at) =>
    page(`/${at}/`, { main: sentence.repeat(2) }),
  );
  expect(emptyPages(alike)).toHaveLength(13);
});

test.each(['title', 'description'] as const)(
  'a %s of two pages, and an empty one, are found',
  (name) => {
    const facts = (path: string, text: string) =>
      [path, { title: text, description: text }] as const;
    const pages = [
      facts('/a/', 'Часы'),
      facts('/b/', 'Часы'),
      facts('/c/', ''),
      facts('/d/', 'Вопросы'),
    ];
    expect(sharedTexts(name, pages)).toEqual([`${name} "Часы": /a/ /b/`, `${name} "": /c/`]);
  },
);

test.each(['{"@type": "WebPage"', '{"@type": "WebPage"}', '{"@context": "https://schema.org"}'])(
  'structured data such as %s is found',
  (data) => {
    expect(brokenData([whole, page('/video/', { data })])).toEqual([`/video/: ${data}`]);
  },
);
