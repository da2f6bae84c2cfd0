/** @jest-environment node */
const load = async (environment: Record<string, string>) => {
  jest.resetModules();
  Object.assign(process.env, environment);
  const { siteHeaders } = await import('./site-headers');
  return new Map(siteHeaders('uz').map(({ key, value }) => [key, value]));
};

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

describe('headers of every answer', () => {
  test('a deployed site asks its own backend, over https only', async () => {
    const headers = await load({ GATSBY_SENTRY_DSN: 'https://key@sentry.example/1' });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "connect-src 'self' https://api.karat.example https://sentry.example",
        "object-src 'none'",
        "base-uri 'self'",
        "frame-ancestors 'none'",
        'upgrade-insecure-requests',
      ]),
    );
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('a local site asks the local backend, over http', async () => {
    const headers = await load({ GATSBY_LOCAL_EDGE_PORT: '8000', GATSBY_LOCAL_API_PORT: '8001' });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("connect-src 'self' http://uz.localhost:8001;");
    expect(policy).toContain('http://127.0.0.1:8001');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('no value breaks its line', async () => {
    const headers = await load({});
    for (const value of headers.values()) expect(value).toMatch(/^[\x20-\x7e]+$/);
  });
});
