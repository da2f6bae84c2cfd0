/** @jest-environment node */
import { inlineScripts } from '../domain/inline-scripts/all';
import { hashSource, pagePolicy, sitePolicy } from './content-security-policy';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

const inPage = () => directivesOf(pagePolicy('ru'));

test('of the scripts within a page those run whose text is known, and no others', () => {
  expect(inPage()['script-src']).toEqual(["'self'", ...inlineScripts.map(hashSource)]);
  // The standard's own example.
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('strings become no code where all scripts are our own', () => {
  Object.assign(process.env, { GATSBY_LOCAL_EDGE_PORT: '8000', GATSBY_LOCAL_API_PORT: '8001' });
  expect(inPage()).toMatchObject({
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'reading'],
  });
});

test("of the captcha's provider its own folder runs, and what that loads", () => {
  process.env.GATSBY_CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js';
  const ofProvider = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
  expect(inPage()['script-src']?.slice(-2)).toEqual(ofProvider);
  const { 'connect-src': asked, 'frame-src': framed } = directivesOf(sitePolicy('ru'));
  expect(asked).toEqual(expect.arrayContaining(ofProvider));
  expect(framed).toContain('https://recaptcha.google.com/recaptcha/');
});

test.each([
  ['are reported, not stopped, unless the build says so', undefined, false],
  ['are stopped where the build says so', 'enforce', true],
])('strings of scripts of other origins %s', (_, wanted, isEnforced) => {
  process.env.GATSBY_YANDEX_MAPS_KEY = 'key';
  if (wanted) process.env.GATSBY_TRUSTED_TYPES = wanted;
  expect('require-trusted-types-for' in inPage()).toBe(isEnforced);
});

test('a word that the build does not know stops it', () => {
  process.env.GATSBY_TRUSTED_TYPES = 'on';
  expect(() => pagePolicy('ru')).toThrow('GATSBY_TRUSTED_TYPES is "on"');
});

test('a country site frames the players of videos, and nothing else of the world', () => {
  const { 'frame-src': framed, 'frame-ancestors': framing } = directivesOf(sitePolicy('ru'));
  expect(framed).toEqual([
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://rutube.ru',
    'https://vkvideo.ru',
  ]);
  expect(framing).toEqual(["'none'"]);
});

test('reports of errors and of web vitals may be sent to whoever the build names', () => {
  process.env.GATSBY_SENTRY_DSN = 'https://key@errors.example/1';
  process.env.GATSBY_VITALS_URL = 'https://vitals.example/karat';
  const asked = () => directivesOf(sitePolicy('ru'))['connect-src'];
  const named = ['https://errors.example', 'https://vitals.example'];
  expect(asked()).toEqual(expect.arrayContaining(named));
  process.env.GATSBY_VITALS_URL = 'off';
  expect(asked()).toEqual(expect.arrayContaining(['https://errors.example']));
});
