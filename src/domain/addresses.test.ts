/** @jest-environment node */
import { hostCodes } from '../config/hosts';

const names = ['GATSBY_LOCAL_EDGE_PORT', 'GATSBY_LOCAL_API_PORT', 'API_URL', 'SITE_HOST'] as const;
type Environment = Partial<Record<(typeof names)[number], string>>;

/** The module reads the environment when it loads, as a build does. */
async function addressesWith(environment: Environment) {
  jest.resetModules();
  for (const name of names) delete process.env[name];
  Object.assign(process.env, environment);
  return import('./addresses');
}

const local = { GATSBY_LOCAL_EDGE_PORT: '8000', GATSBY_LOCAL_API_PORT: '8001' };

afterAll(() => {
  for (const name of names) delete process.env[name];
});

describe('the API base address is chosen by page host', () => {
  test('each country host has its own configured base', async () => {
    const { apiBaseFor } = await addressesWith({});
    expect(apiBaseFor('ua.karat.example')).toBe('https://api.karat.example/ua');
    expect(apiBaseFor('uz.karat.example')).toBe('https://api.karat.example/uz');
  });

  test('local development hosts use a local backend', async () => {
    const { apiBaseFor } = await addressesWith(local);
    expect(apiBaseFor('en.localhost')).toBe('http://en.localhost:8001/en');
    expect(apiBaseFor('localhost')).toBe('http://localhost:8001/ru');
  });

  test('the default is the Russian base', async () => {
    const { apiBaseFor } = await addressesWith(local);
    expect(apiBaseFor('somewhere.test')).toBe('https://api.karat.example/ru');
    expect(apiBaseFor('de.localhost')).toBe('https://api.karat.example/ru');
  });
});

test('the build reads the local backend, another one by API_URL, or the production one', async () => {
  expect((await addressesWith(local)).buildApiBaseOf('uz')).toBe('http://127.0.0.1:8001/uz');
  expect((await addressesWith({ API_URL: 'https://b.test/' })).buildApiBaseOf('uz')).toBe(
    'https://b.test/uz',
  );
  expect((await addressesWith({})).buildApiBaseOf('uz')).toBe('https://api.karat.example/uz');
});

test('each host has its own domain', async () => {
  expect((await addressesWith({})).originOf('en')).toBe('https://en.karat.example');
  expect((await addressesWith(local)).originOf('en')).toBe('http://en.localhost:8000');
});

test('a build for an unknown host stops with the names of the known ones', async () => {
  const { hostOfBuild } = await addressesWith({ SITE_HOST: 'de' });
  expect(hostOfBuild).toThrow(`expected one of ${hostCodes.join(', ')}`);
  expect((await addressesWith({})).hostOfBuild()).toBe('ru');
});
