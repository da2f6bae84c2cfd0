import { hostCodes, hosts } from '../../src/config/hosts';
import { ask } from '../support/ask';
import { releasedFile } from '../support/released-pages';
import { apiBase } from '../support/site';

describe.each(hostCodes)('the edge on %s', (host) => {
  test('a path without a slash is permanently redirected to the slashed path', async () => {
    const answer = await ask(`${host}.localhost`, '/uslugi?from=ad');
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe('/uslugi/?from=ad');
  });

  test('a route that matches nothing shows the 404 error page in the language of the host', async () => {
    const { languageTag } = hosts[host];
    const answer = await ask(`${host}.localhost`, '/nope/');
    expect(answer.status).toBe(404);
    expect(answer.body).toContain(`lang="${languageTag}"`);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  test('the home page has the security and cache headers', async () => {
    const { headers, status } = await ask(`${host}.localhost`, '/', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/script-src|default-src/);
    // No name of a local run has a certificate.
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cache-control']).toContain('must-revalidate');
  });

  test.each(['/', '/clocks_today/', '/uslugi/'])('%s is the file of the release', async (path) => {
    const { body } = await ask(`${host}.localhost`, path);
    expect(body === releasedFile(host, `${path}index.html`)).toBe(true);
  });

  test('the order of the style layers is named before the first of them', () => {
    const [first] = /@layer [^{;]+[{;]/.exec(releasedFile(host, '/index.html')) ?? [];
    expect(first).toBe('@layer base, ui, features, app, pages, states;');
  });

  test('a captcha token counts once, without the internet', async () => {
    const origin = new URL(apiBase(host)).origin;
    const issued = await fetch(`${origin}/dev/captcha/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'callback', hostname: `${host}.localhost` }),
    });
    const { token } = (await issued.json()) as { token: string };
    const check = () => ask(`${host}.localhost`, `/api/check-token?token=${token}`);
    expect(JSON.parse((await check()).body)).toEqual({
      success: true,
      message: 'Token verifyed',
      receipt: expect.any(String) as string,
    });
    expect(JSON.parse((await check()).body)).toEqual({ success: false, message: 'Invalid token' });
  });

  test('hashed assets are immutable', async () => {
    const home = await ask(`${host}.localhost`, '/');
    const script = /src="(\/app-[0-9a-f]+\.js)"/.exec(home.body)?.[1];
    expect(script).toBeDefined();
    const answer = await ask(`${host}.localhost`, script ?? '');
    expect(answer.headers['cache-control']).toContain('immutable');
  });
});

test('a host that is none of the four gets a clear answer', async () => {
  const answer = await ask('elsewhere.test', '/');
  expect(answer.status).toBe(421);
  expect(answer.body).toContain('ru.localhost');
});

test('the captcha function answers on its path', async () => {
  const answer = await ask('ru.localhost', '/api/check-token?token=');
  expect(JSON.parse(answer.body)).toEqual({ success: false, message: 'Invalid token' });
});

test('the redirect to the slash never leaves the site', async () => {
  for (const path of [
    '//evil.example/a',
    '/\\evil.example/a',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
  ]) {
    const { headers } = await ask('ru.localhost', path);
    const target = new URL(headers.location ?? '/', 'http://ru.localhost:8000');
    expect(target.hostname).toBe('ru.localhost');
  }
});
