import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDayPath } from '../config/build-day';
import { writeBuildDay } from './build-day';

test('a site says on which day it was built, and builds of one day say the same', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'build-day-'));
  const said = async (now: string) => {
    await writeBuildDay(directory, new Date(now));
    return readFile(join(directory, buildDayPath), 'utf8');
  };
  expect(await said('2026-11-21T04:05:06Z')).toBe('{"day":"2026-11-21"}');
  expect(await said('2026-11-21T22:05:06Z')).toBe('{"day":"2026-11-21"}');
  await rm(directory, { recursive: true });
});
