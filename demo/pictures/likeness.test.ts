/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

jest.setTimeout(300_000);

test('no two first views of the demonstration stock look alike', async () => {
  // In a process of its own: drawing 800 pictures takes three times as long inside the test runner.
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', 'demo/pictures/likeness.ts'],
  ]);
  expect(JSON.parse(stdout)).toEqual({ compared: 800, alike: [] });
});
