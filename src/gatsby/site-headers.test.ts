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

const ofLocalRun = { GATSBY_LOCAL_EDGE_PORT: '8000', GATSBY_LOCAL_API_PORT: '8001' };

describe('headers of every answer', () => {
  test('a deployed site asks its own backend, over https only', async () => {
    const headers = await load({ GATSBY_SENTRY_DSN: 'https://key@sentry.example/1' });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "connect-src 'self' https://api.karat.example https://sentry.example",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        'upgrade-insecure-requests',
      ]),
    );
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  test('a local site asks the local backend, over http, and is remembered for no https', async () => {
    const headers = await load(ofLocalRun);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("connect-src 'self' http://uz.localhost:8001 ");
    expect(policy).toContain('http://127.0.0.1:8001');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(policy).toMatch(/; report-uri http:\/\/uz\.localhost:8001\/uz\/security-reports$/);
  });

  test('the policy of every answer leaves scripts to the policy in each page', async () => {
    const policy = (await load({})).get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/script-src|default-src/);
  });

  test('what policies stop is reported to the backend of the country', async () => {
    const headers = await load({});
    const address = 'https://api.karat.example/uz/security-reports';
    expect(headers.get('reporting-endpoints')).toBe(`policies="${address}"`);
    for (const name of ['content-security-policy', 'content-security-policy-report-only'])
      expect(headers.get(name)).toMatch(`report-uri ${address}; report-to policies`);
    expect(headers.get('content-security-policy-report-only')).toContain(
      "script-src 'self' 'sha256-",
    );
  });

  test.each([{}, ofLocalRun])('no value breaks its line: %j', async (environment) => {
    for (const value of (await load(environment)).values()) expect(value).toMatch(/^[\x20-\x7e]+$/);
  });
});
