import { gunzipSync } from 'node:zlib';
import { waitFor } from '@testing-library/react';
import { ApiError } from './api-error';

jest.mock('../../config/environment', () => ({
  sentryDsn: () => 'https://key@sentry.example/1',
  sentryRelease: () => null,
  localEdgePort: () => null,
}));
jest.mock('./when-idle', () => ({ whenIdle: (then: () => void) => then() }));

/** What the real library of the service would have sent, as text. */
const sent: string[] = [];
const fetchMock = jest.fn((url: string, options?: RequestInit) => {
  if (url.startsWith('https://sentry.example/')) sent.push(textOf(options?.body));
  return Promise.resolve({ ok: true, status: 200, headers: new Headers(), text: () => '' });
});

function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  const bytes = Buffer.from(body as Uint8Array);
  return (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
}

const planted = {
  ...{ email: 'planted@karat.example', phone: '+79990001122', name: 'Посажена Именова' },
  token: 'pLaNtEd-0123456789-0123456789-0123456789-01',
};

beforeAll(() => {
  window.fetch = fetchMock as unknown as typeof fetch;
  document.documentElement.lang = 'uk';
  window.___webpackCompilationHash = '0a1b2c3d';
  window.history.replaceState(null, '', `/account/new-password/?token=${planted.token}`);
});

test('a report says where and of which scripts, and holds nothing of the visitor', async () => {
  for (const line of ['error', 'warn'] as const) {
    jest.spyOn(console, line).mockImplementation(() => undefined);
  }
  const { report, startReporting } = await import('./report');
  report(new Error('early'), 'catalogue/listing');
  startReporting();
  await waitFor(() => expect(sent).toHaveLength(1));

  console.warn('a line with', planted);
  await window.fetch(`https://api.karat.example/ua/account?token=${planted.token}`);
  document.body.innerHTML = `<button aria-label="${planted.name}">${planted.name}</button>`;
  document.querySelector('button')?.click();
  window.history.pushState(null, '', `/account/confirmed/?email=${planted.email}`);
  const message = `${planted.email} ${planted.phone} at /ua/account?token=${planted.token}`;
  const cause = new Error(`expected a number but received "${planted.name}"`);
  report(new Error(message, { cause }), 'account/data');
  report(new ApiError(404, {}, null, 'a-request-of-ours'), 'contacts');
  await waitFor(() => expect(sent).toHaveLength(3));

  const all = sent.join('\n');
  for (const value of Object.values(planted)) expect(all).not.toContain(value);
  expect(all).not.toContain(encodeURIComponent(planted.email));
  expect(all).toContain('"release":"karat@0a1b2c3d"');
  expect(all).toContain('"host":"ua"');
  expect(sent[1]).toContain('account/data');
  expect(sent[1]).toContain('/account/confirmed/?email=…');
  expect(sent[2]).toContain('"request":"a-request-of-ours"');
});
