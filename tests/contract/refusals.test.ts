import fc from 'fast-check';
import { hostCodes, hosts } from '../../src/config/hosts';
import { useSharedBackend } from './backend';

const base = useSharedBackend();

async function refusal(path: string, method = 'GET') {
  const answer = await fetch(`${base()}${path}`, { method });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('what is not there is a 404 in JSON', () => {
  test.each([
    '/de/list',
    '/ru/nothing',
    '/ru/nothing/filter/brands',
    '/ru/contacts/paris',
    '/ru/detailPage/clock/nothing',
    '/ru/detailPage/car/nothing',
    '/ru/detailPage/clock/a%00b',
    '/ru/detailSeoPage/nothing',
    '/ru/detailSeoPage/99999999999',
    '/ru/a/b/c/d/e',
    '/',
  ])('%s', async (path) => {
    const { status, body } = await refusal(path);
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'Страница не найдена. Проверьте адрес.', status: 404 });
  });

  test('an item of one kind is not found under another', async () => {
    const list = await fetch(`${base()}/ru/clocks_today?per_page=1`);
    const { items } = (await list.json()) as { items: { url: string }[] };
    expect((await refusal(`/ru/detailPage/art/${items[0]?.url}`)).status).toBe(404);
  });

  test('a method that the resource does not have is a 405', async () => {
    expect(await refusal('/en/list', 'DELETE')).toMatchObject({
      status: 405,
      body: { message: 'This method cannot be applied to the current resource' },
    });
  });
});

describe('a query that cannot be used is a 422 that names the field', () => {
  test.each([
    ['/ru/clocks_today?page=0', 'page'],
    ['/ru/clocks_today?page=first', 'page'],
    ['/ru/clocks_today?per_page=101', 'per_page'],
    ['/ru/clocks_today?sortBy=title', 'sortBy'],
    ['/ru/clocks_today?direction=up', 'direction'],
    ['/ru/clocks_today?available=2', 'available'],
    ['/ru/clocks_today?brands[]=1&brands[]=rolex', 'brands[]'],
    ['/ru/clocks_today?view=half', 'view'],
    ['/ru/articles', 'type'],
    ['/ru/articles?type=6', 'type'],
    ['/ru/seo-pages?type=page', 'type'],
    ['/ru/clocks_today/filter/brands?grouped=perhaps', 'grouped'],
  ])('%s', async (path, field) => {
    const { status, body } = await refusal(path);
    expect(status).toBe(422);
    expect(body).toEqual({
      message: 'Проверьте, верно ли заполнены поля',
      status: 422,
      errors: { [field]: expect.arrayContaining([expect.any(String)]) as string[] },
    });
  });

  test('every wrong field is named at once', async () => {
    const { body } = await refusal('/ru/clocks_today?page=0&per_page=0&sortBy=x');
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['page', 'per_page', 'sortBy']);
  });

  test.each(['utm_source=x', 'page[]=', '__proto__=x', 'constructor=x', '%00=x'])(
    '%s, which the contract does not know, is left out',
    async (query) => {
      expect((await fetch(`${base()}/ru/clocks_today?${query}`)).status).toBe(200);
    },
  );
});

test('an address that cannot be read is a 400 in JSON', async () => {
  expect(await refusal('/ru/contacts/%ff')).toMatchObject({ status: 400, body: { status: 400 } });
});

test('whatever is asked for, the backend answers in JSON and never fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('contacts', 'detailSeoPage', 'detailPage/clock', ''),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      async (path, name) => {
        const { status } = await refusal(`/ru/${path}/${encodeURIComponent(name)}`);
        expect(status).toBeLessThan(500);
      },
    ),
    {
      numRuns: 60,
      examples: [
        ['contacts', "'; drop table items; --"],
        ['', '..'],
        ['', '\u0000'],
      ],
    },
  );
});

describe('cross-origin calls', () => {
  const allowedOrigin = async (origin: string) => {
    const answer = await fetch(`${base()}/ru/list`, { headers: { origin } });
    expect(answer.headers.get('vary')).toMatch(/origin/i);
    return answer.headers.get('access-control-allow-origin');
  };

  test.each(hostCodes)('the site of %s may call with its cookies', async (host) => {
    const origin = `https://${hosts[host].domain}`;
    const answer = await fetch(`${base()}/ru/list`, { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  });

  test.each([
    'https://karat.example',
    'https://ru.karat.example.attacker.test',
    'http://ru.karat.example',
    'https://attacker.test',
    'null',
  ])('%s may not', async (origin) => {
    expect(await allowedOrigin(origin)).toBeNull();
  });
});

test('an answer is not kept, and is taken for nothing but what it says', async () => {
  const { headers } = await fetch(`${base()}/ru/list`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
});

test('the health of the backend needs no host', async () => {
  expect(await (await fetch(`${base()}/health`)).json()).toEqual({ status: 'ok' });
});
