import { dataOf } from './early-requests';

const parts = { slicesMap: { header: 'header', footer: 'footer' } };

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/clock/rolex-1/', '/page-data/clock/rolex-1/page-data.json'],
])('the data of %s is asked for, and that of its slices', (path, address) => {
  expect(dataOf(path, parts)).toEqual([
    '/page-data/app-data.json',
    address,
    '/slice-data/header.json',
    '/slice-data/footer.json',
  ]);
});

test('of a page that may be shown at any address only what all pages share is asked for', () => {
  expect(dataOf(null, parts)).not.toContainEqual(expect.stringContaining('page-data.json'));
});
