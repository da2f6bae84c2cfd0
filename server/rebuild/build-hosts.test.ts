/** @jest-environment node */
import type { HostCode } from '../../src/config/hosts';
import { buildHosts } from './build-hosts';

test.each([
  ['one', 2, 1],
  ['two', 4, 2],
  ['two', 64, 2],
  ['one', 1, 1],
])(
  'the first host is built alone, the others %s at a time on %i cores, a failed one stops none',
  async (_, cores, atOnce) => {
    const running = new Set<HostCode>();
    const together: string[] = [];
    const failures = await buildHosts(
      ['ru', 'en', 'ua', 'uz'],
      async (host) => {
        running.add(host);
        await new Promise((resolve) => setTimeout(resolve, 20));
        together.push([...running].join('+'));
        running.delete(host);
        if (host === 'en') throw new Error('no backend');
      },
      cores,
    );
    expect(together[0]).toBe('ru');
    expect(together).toHaveLength(4);
    expect(Math.max(...together.map((hosts) => hosts.split('+').length))).toBe(atOnce);
    expect([...failures]).toEqual([['en', new Error('no backend')]]);
  },
);

test('nothing to build is no failure', async () => {
  expect(await buildHosts([], () => Promise.reject(new Error()))).toEqual(new Map());
});
