import { type Endpoint } from '../../src/contract/endpoint';
import { useSharedBackend } from './backend';
import { allEndpoints } from './endpoints';

const base = useSharedBackend();

/** The calls that spec §7 names, as it names them, with the method that it tells or that we chose. */
const named: readonly [string, string][] = [
  ['GET', '/'],
  ['GET', '/account'],
  ['GET', '/currency'],
  ['POST', '/logout'],
  ['POST', '/login'],
  ['POST', '/register'],
  ['POST', '/feedback'],
  ['GET', '/articles'],
  ['GET', '/contacts/{alias}'],
  ['GET', '/specials'],
  ['GET', '/clock-categories'],
  ['GET', '/daily'],
  ['GET', '/important-messages'],
  ['GET', '/discount'],
  ['GET', '/advantages'],
  ['GET', '/main_seo/{cityAlias}'],
  ['GET', '/list'],
  ['GET', '/seo-pages'],
  ['GET', '/seo-pages-short'],
  ['GET', '/detailSeoPage/{slug}'],
  ['GET', '/detailPage/{kind}/{url}'],
  ['GET', '/faq'],
  ['GET', '/sitemap'],
  ['GET', '/video'],
  ['GET', '/document/{city}'],
  ['GET', '/{catalogType}'],
  ['GET', '/{catalogType}/filter'],
  ['GET', '/{catalogType}/filter/{name}'],
  ['GET', '/{catalogType}/filter/prices'],
  ['GET', '/property/brand/{url}'],
  ['GET', '/property/brand/about'],
  ['GET', '/api/terms'],
  ['GET', '/reviews'],
  ['POST', '/reviews'],
  ['GET', '/search'],
  ['GET', '/discount/show/{id}'],
  ['GET', '/daily/show/{url}'],
  ['GET', '/specials/show/{url}'],
  ['GET', '/currentContact'],
  ['POST', '/subscribers'],
  ['GET', '/subscribe/confirm'],
  ['POST', '/unsubscribe'],
  ['GET', '/verification-email'],
  ['POST', '/edit'],
  ['POST', '/changePassword'],
  ['POST', '/sendVerificationEmail'],
  ['GET', '/saved-items'],
  ['POST', '/addDelete'],
  ['POST', '/ticket-status'],
];

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
}

let served: OpenApi['paths'];

beforeAll(async () => {
  ({ paths: served } = (await (await fetch(`${base()}/docs/json`)).json()) as OpenApi);
});

test.each(named)('%s %s of spec §7 has a route', (method, path) => {
  const own = served[`/{host}${path}`.replace(/\/$/, '')];
  expect(own?.[method.toLowerCase()]).toBeDefined();
});

test('every endpoint of the contract has a route', async () => {
  const pathOf = ({ path }: Endpoint) =>
    `/{host}${path.replace(/:(\w+)/g, '{$1}')}`.replace(/\/$/, '');
  const missing = [...(await allEndpoints())].filter(
    ([, endpoint]) => !served[pathOf(endpoint)]?.[endpoint.method.toLowerCase()],
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('a picture is saved by /download-image, which no answer describes', async () => {
  expect((await fetch(`${base()}/ru/download-image?src=nothing`)).status).toBe(404);
});

test('the page that describes the API can be read', async () => {
  const page = await fetch(`${base()}/docs`);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
});
