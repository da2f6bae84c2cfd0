/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { hostCodes, hosts } from '../../src/config/hosts';
import { startTrialEdge, type TrialEdge } from '../../tests/support/trial-edge';

const page = (text: string) => `<!doctype html><html lang="ru"><body>${text}</body></html>`;
const longText = 'Омега Спидмастер. '.repeat(200);

const site = {
  // As gatsby-adapter-netlify writes it: the rule of everything first, the exceptions after it.
  _headers: `/*
  cache-control: public, max-age=0, must-revalidate
  x-content-type-options: nosniff
  x-frame-options: DENY
/static/*
  cache-control: public, max-age=31536000, immutable
/app-0a1b2c3d4e5f60718293.js
  cache-control: public, max-age=31536000, immutable
`,
  _redirects: '/old/  /clock/omega/  301\n/shop/*  /clock/omega/index.html  200\n',
  'index.html': page('home'),
  '404.html': page('this page is not found'),
  'clock/omega/index.html': page(longText),
  'clock/ref-1.50/index.html': page('dotted'),
  'app-0a1b2c3d4e5f60718293.js': `console.log("${longText}");`,
  'static/manrope-1a2b.woff2': Buffer.alloc(2048, 7),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'page-data/index/page-data.json': '{}',
};

let edge: TrialEdge;
beforeAll(async () => {
  edge = await startTrialEdge();
  await edge.release('ru', '1', site);
  await edge.release('en', '1', { ...site, 'index.html': page('English home') });
  await untilStatus('ru.localhost', 200);
  await untilStatus('en.localhost', 200);
});
afterAll(() => edge.stop());

async function untilStatus(host: string, status: number): Promise<void> {
  while ((await edge.ask(host, '/')).status !== status) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const ru = (path: string, options?: Parameters<TrialEdge['ask']>[2]) =>
  edge.ask('ru.localhost', path, options);

test('the host name picks the country site', async () => {
  expect(String((await ru('/')).body)).toContain('home');
  expect(String((await edge.ask('en.karat.example', '/')).body)).toContain('English home');
});

test.each([
  [undefined, 'ru'],
  ['de-DE,de;q=0.9,en;q=0.7,ru;q=0.5', 'en'],
  ['uk-UA,uk;q=0.9', 'uk'],
  ['uz', 'uz'],
  ['*', 'ru'],
])(
  'a name that is none of the four gets the four addresses in a language of the visitor: %s',
  async (accepted, language) => {
    const headers: Record<string, string> = accepted ? { 'accept-language': accepted } : {};
    const answer = await edge.ask(`localhost:${edge.port}`, '/', { headers });
    expect(answer.status).toBe(421);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(answer.body)).toContain(`<html lang="${language}">`);
    for (const code of hostCodes) {
      expect(String(answer.body)).toContain(`href="http://${code}.localhost:${edge.port}/"`);
    }
  },
);

test.each(['ua', 'uz'] as const)(
  'a host without a release says so in its language, and comes back by itself: %s',
  async (code) => {
    const answer = await edge.ask(`${code}.localhost`, '/clocks_today/');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(String(answer.body)).toContain(`lang="${hosts[code].languageTag}"`);
    expect(String(answer.body)).toContain('http-equiv="refresh"');
  },
);

describe('a path without a trailing slash', () => {
  test('is permanently redirected to the slashed path', async () => {
    const answer = await ru('/clock/omega?from=ad');
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe('/clock/omega/?from=ad');
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });

  test('is redirected too when it has a page and ends like a file name', async () => {
    expect((await ru('/clock/ref-1.50')).headers.location).toBe('/clock/ref-1.50/');
    expect((await ru('/clock/ref-1.51')).status).toBe(404);
  });

  test('that a rule leads elsewhere is redirected once, not to its slash first', async () => {
    const answer = await ru('/old?from=ad');
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.location ?? '', 'http://ru.localhost').pathname).toBe(
      '/clock/omega/',
    );
    expect((await ru('/shop/any')).headers.location).toBe('/shop/any/');
  });

  test.each(['//evil.example/a', '/\\evil.example/a', '/%2F%2Fevil.example', '/%5cevil.example'])(
    'never leads to another host: %s',
    async (path) => {
      const answer = await ru(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    },
  );
});

describe('what is not found', () => {
  test('shows the 404 error page of the site, with status 404 and the headers of every page', async () => {
    const answer = await ru('/nope/');
    expect(answer.status).toBe(404);
    expect(String(answer.body)).toBe(site['404.html']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  });

  test.each([
    '/_headers',
    '/_redirects',
    '/.gitignore',
    '/../netlify.toml',
    '/api/unknown',
    '/clock//omega/',
  ])('also covers %s', async (path) => {
    expect((await ru(path)).status).toBe(404);
  });
});

test.each(['/%', '/%zz/', '/%00'])('the malformed address %s is a bad request', async (path) => {
  const answer = await ru(path);
  expect(answer.status).toBe(400);
  expect(String(answer.body)).toContain('400. Неверный запрос');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s cannot be applied to a page',
  async (method) => {
    const answer = await ru('/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(String(answer.body)).toContain('405. Метод неприменим к этому ресурсу');
    const english = await edge.ask('en.localhost', '/', { method });
    expect(String(english.body)).toContain('<html lang="en">');
  },
);

describe('a page', () => {
  test('is compressed, and revalidated on every visit', async () => {
    const answer = await ru('/clock/omega/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(answer.body).toString()).toBe(site['clock/omega/index.html']);
    const etag = answer.headers.etag ?? '';
    const again = await ru('/clock/omega/', {
      headers: { 'accept-encoding': 'br', 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const [get, head] = await Promise.all([ru('/'), ru('/', { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers).toEqual({ ...get.headers, date: head.headers.date });
  });

  test('sends a range', async () => {
    const answer = await ru('/static/manrope-1a2b.woff2', { headers: { range: 'bytes=0-9' } });
    expect(answer.status).toBe(206);
    expect(answer.body).toEqual(Buffer.alloc(10, 7));
    expect(answer.headers['content-range']).toBe('bytes 0-9/2048');
  });
});

test('hashed assets are immutable, and everything else is not', async () => {
  for (const path of ['/app-0a1b2c3d4e5f60718293.js', '/static/manrope-1a2b.woff2']) {
    expect((await ru(path)).headers['cache-control']).toContain('immutable');
  }
  for (const path of ['/icon.svg', '/page-data/index/page-data.json']) {
    expect((await ru(path)).headers['cache-control']).toContain('must-revalidate');
  }
});

test('the redirect rules of the site apply', async () => {
  const moved = await ru('/old/');
  expect(moved.status).toBe(301);
  expect(new URL(moved.headers.location ?? '').pathname).toBe('/clock/omega/');
  const rewritten = await ru('/shop/any/thing/');
  expect(rewritten.status).toBe(200);
  expect(String(rewritten.body)).toContain(longText);
});

describe('the captcha function', () => {
  const invalid = { success: false, message: 'Invalid token' };

  test('answers on its path', async () => {
    const answer = await ru('/api/check-token?token=');
    expect(answer.status).toBe(200);
    expect(JSON.parse(String(answer.body))).toEqual(invalid);
  });

  test('answers with the id of the request, its own where the visitor gave none that is one', async () => {
    const path = '/api/check-token?token=';
    const given = { 'x-request-id': 'an-id-of-a-proxy' };
    expect((await ru(path, { headers: given })).headers).toMatchObject(given);
    const made = await ru(path, { headers: { 'x-request-id': 'none of these' } });
    expect(made.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('answers on a host that has no release yet', async () => {
    const answer = await edge.ask('uz.localhost', '/api/check-token');
    expect(JSON.parse(String(answer.body))).toEqual(invalid);
  });
});
