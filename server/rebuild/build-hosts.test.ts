/** @jest-environment node */
import type { HostCode } from '../../src/config/hosts';
import { buildHosts } from './build-hosts';

test('the first host is built alone, the others two at a time, a failed one stops none', async () => {
  const running = new Set<HostCode>();
  const together: string[] = [];
  const failures = await buildHosts(['ru', 'en', 'ua', 'uz'], async (host) => {
    running.add(host);
    await new Promise((resolve) => setTimeout(resolve, 20));
    together.push([...running].join('+'));
    running.delete(host);
    if (host === 'en') throw new Error('no backend');
  });
  expect(together[0]).toBe('ru');
  expect(together).toHaveLength(4);
  expect(Math.max(...together.map((hosts) => hosts.split('+').length))).toBe(2);
  expect([...failures]).toEqual([['en', new Error('no backend')]]);
});

test('nothing to build is no failure', async () => {
  expect(await buildHosts([], () => Promise.reject(new Error()))).toEqual(new Map());
});
