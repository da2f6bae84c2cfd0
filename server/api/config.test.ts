/** @jest-environment node */
import { resolve } from 'node:path';
import { readConfig } from './config';

test('forms need receipts of the bot check, unless somebody said that they do not', () => {
  expect(readConfig({}).receiptSecret).toBe('');
  expect(readConfig({ CAPTCHA_RECEIPT_SECRET: 'secret' }).receiptSecret).toBe('secret');
  expect(readConfig({ CAPTCHA_RECEIPTS: 'off' }).receiptSecret).toBeNull();
  expect(readConfig({ KARAT_LOCAL: '1' }).receiptSecret?.length).toBeGreaterThan(31);
});

test('without variables the backend listens to this machine alone and opens nothing', () => {
  expect(readConfig({})).toMatchObject({
    port: 8001,
    address: '127.0.0.1',
    isLocal: false,
    editorToken: null,
    adminToken: null,
    localToken: null,
    webhooks: null,
    siteOrigins: { ru: 'https://ru.karat.example' },
    databaseUrl: null,
    operations: { port: null, address: '127.0.0.1' },
    dataDir: resolve('.data'),
    publicUrl: null,
    logLevel: 'info',
  });
});

test('stand-ins and known secrets are there only for who asks for a local run', () => {
  const urls = { WEBHOOK_URLS: 'http://127.0.0.1:9000' };
  const local = readConfig({ ...urls, KARAT_LOCAL: '1', KARAT_EDGE_PORT: '8100' });
  expect(local).toMatchObject({
    isLocal: true,
    editorToken: 'local-editor',
    localToken: 'local-editor',
    webhooks: { secret: expect.stringMatching(/^whsec_/) as string },
    siteOrigins: { ru: 'http://ru.localhost:8100' },
  });
  expect(() => readConfig(urls)).toThrow('WEBHOOK_URLS needs WEBHOOK_SECRET');
  expect(readConfig({ KARAT_LOCAL: 'yes' }).isLocal).toBe(false);
});

test('what waits for a request is bounded in hours and megabytes', () => {
  expect(readConfig({}).uploads).toEqual({
    keepMs: 24 * 3_600_000,
    bytesPerAddress: 600 * 1024 * 1024,
    bytes: 20_000 * 1024 * 1024,
  });
  const given = { UPLOAD_KEEP_HOURS: '2', UPLOAD_ADDRESS_MB: '1', UPLOAD_TOTAL_MB: '3' };
  expect(readConfig(given).uploads).toEqual({
    keepMs: 7_200_000,
    bytesPerAddress: 1_048_576,
    bytes: 3_145_728,
  });
  expect(() => readConfig({ UPLOAD_KEEP_HOURS: '0' })).toThrow('UPLOAD_KEEP_HOURS is "0"');
});

test('alerts go out by day, and at any hour on a machine of one’s own', () => {
  expect(readConfig({}).alertHours).toEqual({ from: 10, to: 21 });
  expect(readConfig({ KARAT_LOCAL: '1' }).alertHours).toEqual({ from: 0, to: 24 });
  expect(readConfig({ ALERT_HOURS: '8-20' }).alertHours).toEqual({ from: 8, to: 20 });
});

test('each variable moves its own thing', () => {
  expect(
    readConfig({
      KARAT_API_ADDRESS: '0.0.0.0',
      KARAT_API_PORT: '0',
      DATABASE_URL: 'postgres://db/karat',
      KARAT_DATA_DIR: '/srv/karat',
      PUBLIC_URL: 'https://api.karat.example/',
      LOG_LEVEL: 'warn',
    }),
  ).toMatchObject({
    port: 0,
    address: '0.0.0.0',
    databaseUrl: 'postgres://db/karat',
    dataDir: '/srv/karat',
    publicUrl: 'https://api.karat.example',
    logLevel: 'warn',
  });
});

const deployed = ['en', 'ru', 'ua', 'uz'].map((host) => `https://${host}.karat.example`);

test('the four sites may call as deployed, and nobody else', () => {
  expect([...readConfig({}).allowedOrigins].sort()).toEqual(deployed);
});

test('in a local run they may call as its edge serves them too', () => {
  const { allowedOrigins } = readConfig({ KARAT_LOCAL: '1', KARAT_EDGE_PORT: '8100' });
  expect([...allowedOrigins].sort()).toEqual([
    'http://en.localhost:8100',
    'http://ru.localhost:8100',
    'http://ua.localhost:8100',
    'http://uz.localhost:8100',
    ...deployed,
  ]);
});

test('a token that could be guessed from what it signs is refused', () => {
  expect(() => readConfig({ ADMIN_TOKEN: 'a'.repeat(31) })).toThrow('ADMIN_TOKEN needs 32');
  expect(readConfig({ ADMIN_TOKEN: 'a'.repeat(32) }).adminToken).toBe('a'.repeat(32));
  expect(readConfig({}).adminToken).toBeNull();
});

test.each(['65536', '-1', '80.5', 'http'])('the port "%s" is refused by its variable', (value) => {
  expect(() => readConfig({ KARAT_API_PORT: value })).toThrow(`KARAT_API_PORT is "${value}"`);
  expect(() => readConfig({ KARAT_EDGE_PORT: value })).toThrow(`KARAT_EDGE_PORT is "${value}"`);
});
