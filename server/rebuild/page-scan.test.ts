import { scanPage } from './page-scan';

test('undefined, NaN, an object and a NUL byte are signs of a mistake where they are read', () => {
  const html =
    '<p>undefined ₽</p><img alt="NaN"><p>Финансы, undefinedness</p><script>let a = undefined;</script>';
  expect(scanPage(html).oddTexts).toEqual(['undefined ₽', 'NaN']);
  expect(scanPage('<p>Ча\0сы</p>').oddTexts).toEqual(['NUL']);
});

test('what pages share is read as a part of each', () => {
  const shared = (id: string, html: string) =>
    `<!-- slice-start id="${id}" -->${html}<!-- slice-end id="${id}" -->`;
  const header = shared('header-1', '<a href="/uslugi/">NaN</a>');
  const footer = shared('footer-1', '<a href="/faq/">FAQ</a>');
  const page = (own: string) => scanPage(`<body>${header}<p>${own}</p>${footer}</body>`);
  for (const own of ['<a href="/video/">1</a>', '<a href="/faq/">undefined</a>']) page(own);
  expect(page('<a href="/video/">undefined</a>')).toEqual({
    links: ['/video/', '/uslugi/', '/faq/'],
    oddTexts: ['undefined', 'NaN'],
    jsonLd: [],
    prices: [],
    scripts: [],
    policy: null,
  });
});
