/** @jest-environment node */
import { join } from 'node:path';
import { readSettings } from './settings';

test('without variables a run keeps its files in the repository', () => {
  const { projectDirectory, ...settings } = readSettings({});
  expect(settings).toEqual({
    edgePort: 8000,
    apiPort: 8001,
    dataDirectory: join(projectDirectory, '.data'),
    workDirectory: join(projectDirectory, '.work'),
    releasesDirectory: join(projectDirectory, 'releases'),
    preparesPhotos: true,
    isPublic: false,
  });
});

test('each variable moves its own thing', () => {
  const settings = readSettings({
    KARAT_API_PORT: '8101',
    KARAT_RELEASES_DIR: '/srv/releases',
    KARAT_PREPARE_PHOTOS: 'off',
    KARAT_PUBLIC: '1',
  });
  expect(settings).toMatchObject({
    edgePort: 8000,
    apiPort: 8101,
    releasesDirectory: '/srv/releases',
    preparesPhotos: false,
    isPublic: true,
  });
});

test.each(['0', '65536', '80.5', 'http'])(
  'the port "%s" is refused by the name of its variable',
  (value) => {
    expect(() => readSettings({ KARAT_EDGE_PORT: value })).toThrow('KARAT_EDGE_PORT');
  },
);
