import { expect, test } from '@playwright/test';
import { hosts } from '../../src/config/hosts';
import { ask } from '../support/ask';
import { apiBase } from '../support/site';
import { hostOf } from './host-of';

test.describe('the edge @hosts', () => {
  test('a path without a slash is permanently redirected to the slashed path', async ({}, {
    project,
  }) => {
    const answer = await ask(`${project.name}.localhost`, '/uslugi?from=ad');
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe('/uslugi/?from=ad');
  });

  test('a route that matches nothing shows the 404 error page in the language of the host', async ({}, {
    project,
  }) => {
    const { languageTag } = hosts[hostOf(project.name)];
    const answer = await ask(`${project.name}.localhost`, '/nope/');
    expect(answer.status).toBe(404);
    expect(answer.body).toContain(`lang="${languageTag}"`);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  test('the home page has the security and cache headers', async ({}, { project }) => {
    const { headers, status } = await ask(`${project.name}.localhost`, '/', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['cache-control']).toContain('must-revalidate');
  });

  test('a captcha token counts once, without the internet', async ({}, { project }) => {
    const origin = new URL(apiBase(project.name)).origin;
    const issued = await fetch(`${origin}/dev/captcha/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'callback', hostname: `${project.name}.localhost` }),
    });
    const { token } = (await issued.json()) as { token: string };
    const check = () => ask(`${project.name}.localhost`, `/api/check-token?token=${token}`);
    expect(JSON.parse((await check()).body)).toEqual({ success: true, message: 'Token verifyed' });
    expect(JSON.parse((await check()).body)).toEqual({ success: false, message: 'Invalid token' });
  });

  test('hashed assets are immutable', async ({}, { project }) => {
    const home = await ask(`${project.name}.localhost`, '/');
    const script = /src="(\/app-[0-9a-f]+\.js)"/.exec(home.body)?.[1];
    expect(script).toBeDefined();
    const answer = await ask(`${project.name}.localhost`, script ?? '');
    expect(answer.headers['cache-control']).toContain('immutable');
  });
});

test('a host that is none of the four gets a clear answer', async () => {
  const answer = await ask('elsewhere.test', '/');
  expect([404, 421]).toContain(answer.status);
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
