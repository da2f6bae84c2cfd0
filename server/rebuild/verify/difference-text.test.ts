import { differenceText } from './difference-text';

const pages = Array.from({ length: 25 }, (_, number) => ({
  path: `article/${number}/index.html`,
  live: Buffer.from(`<p>footer</p>${number}`),
  cold: Buffer.from(`<p>foot</p>${number}`),
}));
const dataOf = (title: string) => Buffer.from(JSON.stringify({ result: { data: { title } } }));
const data = {
  path: 'page-data/uslugi/x/page-data.json',
  live: dataOf('one'),
  cold: dataOf('two'),
};
const page = { path: 'uslugi/x/index.html', live: Buffer.from('1'), cold: Buffer.from('2') };

test('data that differs is told before pages that a shared part makes differ', () => {
  const text = differenceText([...pages, data, page], '.');
  expect(text).toMatch(/^\/uslugi\/x\/ \(page-data\/uslugi\/x\/page-data\.json\) differs/);
  expect(text).toMatch(/likely cause: .*title/);
  expect(text).toContain('likely cause: a shared part');
  expect(text).toMatch(/… and 6 more$/);
});
