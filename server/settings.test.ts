/** @jest-environment node */
import { join } from 'node:path';
import { readSettings } from './settings';

test('without variables a run keeps its files in the repository', () => {
  const { projectDirectory, ...settings } = readSettings({ KARAT_WARM_BUILDERS: '2' });
  expect(settings).toEqual({
    edgePort: 8000,
    apiPort: 8001,
    rebuildPort: 8002,
    dataDirectory: join(projectDirectory, '.data'),
    workDirectory: join(projectDirectory, '.work'),
    releasesDirectory: join(projectDirectory, 'releases'),
    preparesPhotos: true,
    warmBuilders: 2,
    verifyAt: null,
    trustedProxies: '',
    edgeOperations: { port: null, address: '127.0.0.1' },
    rateLimitFactor: 1,
    purgeUrl: null,
    purgeToken: null,
    isPublic: false,
  });
});

test('each variable moves its own thing', () => {
  const settings = readSettings({
    KARAT_API_PORT: '8101',
    KARAT_RELEASES_DIR: '/srv/releases',
    KARAT_PREPARE_PHOTOS: 'off',
    KARAT_PUBLIC: '1',
    KARAT_EDGE_OPS_PORT: '8003',
    KARAT_OPS_ADDRESS: '10.0.0.7',
  });
  expect(settings).toMatchObject({
    edgePort: 8000,
    apiPort: 8101,
    releasesDirectory: '/srv/releases',
    preparesPhotos: false,
    isPublic: true,
    edgeOperations: { port: 8003, address: '10.0.0.7' },
  });
});

test.each(['0', '65536', '80.5', 'http'])(
  'the port "%s" is refused by the name of its variable',
  (value) => {
    expect(() => readSettings({ KARAT_EDGE_PORT: value })).toThrow('KARAT_EDGE_PORT');
  },
);

test('the number of builders that stay goes by the memory of the machine, or is given', () => {
  expect(readSettings({}).warmBuilders).toBeGreaterThanOrEqual(0);
  expect(readSettings({ KARAT_WARM_BUILDERS: '0' }).warmBuilders).toBe(0);
  expect(() => readSettings({ KARAT_WARM_BUILDERS: 'many' })).toThrow('KARAT_WARM_BUILDERS');
});

test('the time of the daily comparison is one of the clock', () => {
  expect(readSettings({ KARAT_VERIFY_AT: '03:30' }).verifyAt).toEqual({ hours: 3, minutes: 30 });
  expect(() => readSettings({ KARAT_VERIFY_AT: '24:00' })).toThrow('KARAT_VERIFY_AT');
});
