import { listNames } from './list-names';

const watches = {
  catalogType: 'clocks_today',
  catalogue: 'Watches',
  listPath: '/clocks_today/',
  brand: undefined,
  collection: undefined,
  category: undefined,
  ownTitle: null,
} as const;
const rolex = { url: 'rolex', title: 'Rolex' };
const titlesOf = (list: Parameters<typeof listNames>[0]) => {
  const { subject, crumbs } = listNames(list);
  return [subject, ...crumbs.map(({ title }) => title)];
};

test('a list is named by what it is narrowed to, and stands below what it narrows', () => {
  expect(titlesOf(watches)).toEqual(['', 'Watches']);
  expect(titlesOf({ ...watches, brand: rolex })).toEqual(['Rolex', 'Watches', 'Rolex']);
  const collection = { title: 'Submariner' };
  expect(titlesOf({ ...watches, brand: rolex, collection })).toEqual([
    'Rolex Submariner',
    'Watches',
    'Rolex',
    'Submariner',
  ]);
  expect(titlesOf({ ...watches, category: { title: 'Quartz' } })).toEqual([
    'Quartz',
    'Watches',
    'Quartz',
  ]);
  expect(titlesOf({ ...watches, ownTitle: 'Faulty' })).toEqual(['', 'Watches', 'Faulty']);
});

test('the last step is the list itself', () => {
  const listPath = '/clock_category/quartz/';
  const { crumbs } = listNames({ ...watches, listPath, category: { title: 'Quartz' } });
  expect(crumbs.map(({ path }) => path)).toEqual(['/clocks_today/', listPath]);
});
