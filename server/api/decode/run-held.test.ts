import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runHeld, type Limits } from './run-held';

const limits: Limits = { megabytes: 300, time: 20_000, processorSeconds: 20, writtenMegabytes: 1 };
const run = (program: string, own: Partial<Limits> = {}) =>
  runHeld(['-e', program], { ...limits, ...own });

test('a process within its limits tells what it has to tell', async () => {
  expect(await run('process.stdout.write("done")')).toMatchObject({ code: 0, told: 'done' });
});

const linux = process.platform === 'linux' ? test : test.skip;
linux('one that takes more memory is ended', async () => {
  const hog = 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 24, 1))';
  expect((await run(hog)).code).not.toBe(0);
  expect((await run('Buffer.alloc(2 ** 26, 1)')).code).toBe(0);
});

test('one that does not come to an end is ended, by the clock or by its work', async () => {
  const started = performance.now();
  expect(await run('for (;;);', { time: 1000 })).toMatchObject({ code: null });
  expect(await run('for (;;);', { processorSeconds: 1 })).toMatchObject({ code: null });
  expect(performance.now() - started).toBeLessThan(19_000);
});

test('it writes no large file and knows nothing of the settings of the backend', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karat-held-'));
  const file = join(folder, 'large');
  process.env.ADMIN_TOKEN = 'secret';
  try {
    const write = `require('fs').writeFileSync(${JSON.stringify(file)}, Buffer.alloc(2 ** 24))`;
    expect((await run(write)).code).not.toBe(0);
    if (existsSync(file)) expect((await stat(file)).size).toBeLessThanOrEqual(2 ** 20);
    const { told } = await run('process.stdout.write(Object.keys(process.env).sort().join())');
    expect(told).not.toContain('TOKEN');
    expect(told).not.toContain('SECRET');
  } finally {
    delete process.env.ADMIN_TOKEN;
    await rm(folder, { recursive: true });
  }
});
