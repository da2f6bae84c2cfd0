/** @jest-environment node */
import { type HostCode } from '../../src/config/hosts';
import { alternatesInSitemap, alternatesOf, oddAlternates } from './page-alternates';
import { originOfLocalSite } from './site';

const path = '/faq/';
const addressOn = (host: HostCode) => `${originOfLocalSite(host)}${path}`;
const link = (tag: string, host: HostCode) =>
  `<link rel="alternate" hreflang="${tag}" href="${addressOn(host)}"/>`;
const right = [link('ru', 'ru'), link('uk', 'ua'), link('x-default', 'ru')];

/** The page as ru and ua have it; `planted` stands in place of the links of ua. */
function site(planted: { page?: string[]; sitemap?: string[] } = {}) {
  const { page = right, sitemap = right } = planted;
  const read = (host: HostCode, links: string[]) => {
    const address = addressOn(host);
    const head = `<meta name="robots" content="index"><link rel="canonical" href="${address}">`;
    return new Map([[path, alternatesOf(`${head}${links.join('')}</head>`, address)]]);
  };
  const listed = (host: HostCode, links: string[]) =>
    alternatesInSitemap(`<url><loc>${addressOn(host)}</loc>${links.join('')}</url>`);
  return oddAlternates(
    new Map([
      ['ru', read('ru', right)],
      ['ua', read('ua', page)],
    ]),
    new Map([
      ['ru', listed('ru', right)],
      ['ua', listed('ua', sitemap)],
    ]),
  );
}

test('a page that links the hosts that have it is right', () => {
  expect(site()).toEqual([]);
});

test.each([
  ['a host that lacks the page', [...right, link('uz', 'uz')], 'ru uk x-default uz'],
  ['too few hosts', right.slice(1), 'uk x-default'],
  [
    'the code of a host for a language',
    [link('ru', 'ru'), link('ua', 'ua'), link('x-default', 'ru')],
    'ru ua x-default',
  ],
  ['nobody', [], 'none'],
])('a page or an entry of the sitemap that links %s is found', (_, links, told) => {
  expect(site({ page: links })).toEqual([`ua ${path} page: ${told}, expected ru uk x-default`]);
  expect(site({ sitemap: links })).toEqual([
    `ua ${path} sitemap: ${told}, expected ru uk x-default`,
  ]);
});
