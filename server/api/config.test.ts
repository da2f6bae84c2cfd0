/** @jest-environment node */
import { resolve } from 'node:path';
import { readConfig } from './config';

test('without variables the backend is the local one', () => {
  expect(readConfig({})).toMatchObject({
    port: 8001,
    databaseUrl: null,
    dataDir: resolve('.data'),
    publicUrl: null,
    logLevel: 'info',
  });
});

test('each variable moves its own thing', () => {
  expect(
    readConfig({
      KARAT_API_PORT: '0',
      DATABASE_URL: 'postgres://db/karat',
      KARAT_DATA_DIR: '/srv/karat',
      PUBLIC_URL: 'https://api.karat.example/',
      LOG_LEVEL: 'warn',
    }),
  ).toMatchObject({
    port: 0,
    databaseUrl: 'postgres://db/karat',
    dataDir: '/srv/karat',
    publicUrl: 'https://api.karat.example',
    logLevel: 'warn',
  });
});

test('the four sites may call, as deployed and as the local edge serves them, and nobody else', () => {
  expect([...readConfig({ KARAT_EDGE_PORT: '8100' }).allowedOrigins].sort()).toEqual([
    'http://en.localhost:8100',
    'http://ru.localhost:8100',
    'http://ua.localhost:8100',
    'http://uz.localhost:8100',
    'https://en.karat.example',
    'https://ru.karat.example',
    'https://ua.karat.example',
    'https://uz.karat.example',
  ]);
});

test.each(['65536', '-1', '80.5', 'http'])('the port "%s" is refused by its variable', (value) => {
  expect(() => readConfig({ KARAT_API_PORT: value })).toThrow(`KARAT_API_PORT is "${value}"`);
  expect(() => readConfig({ KARAT_EDGE_PORT: value })).toThrow(`KARAT_EDGE_PORT is "${value}"`);
});
