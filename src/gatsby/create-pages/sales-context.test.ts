/** @jest-environment node */
import { createCataloguePages } from './catalogue-pages';
import { createItemPages } from './item-pages';
import { item, pagesMadeBy, stockOf, times } from './pages-for-tests';
import { createServicePages } from './service-pages';

test('the first page of a list asks what such pieces went for where there is a summary, and only there', async () => {
  const watch = item('clocks_today', 'rolex', 'submariner');
  const nodes = [
    ...times(25, { ...watch, lists: [...watch.lists, '/clocks_dealer/'] }),
    item('clocks_archive', 'rolex', 'submariner'),
    item('clocks_archive', 'rolex', 'gmt'),
    item('jewellery', 'rolex'),
  ];
  const summed = ['clock', 'clock/rolex', 'clock/rolex/submariner'];
  const pages = await pagesMadeBy(createCataloguePages, stockOf(nodes, [], summed));
  const asking = pages.filter(({ context }) => context.hasSales === true);
  expect(asking.map(({ path, context }) => [path, context.salesKey])).toEqual([
    ['/clocks_today/', 'clock'],
    ['/clocks_archive/', 'clock'],
    ['/clocks_today/rolex/', 'clock/rolex'],
    ['/clocks_today/rolex/submariner/', 'clock/rolex/submariner'],
    ['/clocks_archive/rolex/', 'clock/rolex'],
    ['/clocks_archive/rolex/submariner/', 'clock/rolex/submariner'],
  ]);
});

test('an item asks what its collection went for, else its maker, else nothing', async () => {
  const nodes = [
    { ...item('clocks_today', 'rolex', 'submariner'), id: 'a', path: '/clock/a/' },
    { ...item('clocks_archive', 'rolex', 'gmt'), id: 'b', path: '/clock/b/' },
    { ...item('clocks_today', 'omega', 'gmt'), id: 'c', path: '/clock/c/' },
  ];
  const summed = ['clock', 'clock/rolex', 'clock/rolex/submariner'];
  const pages = await pagesMadeBy(createItemPages, {
    allItem: { nodes },
    allSalesSummary: { nodes: summed.map((key) => ({ key })) },
  });
  expect(pages.map(({ context }) => [context.hasSales, context.salesKey])).toEqual([
    [true, 'clock/rolex/submariner'],
    [true, 'clock/rolex'],
    [false, ''],
  ]);
});

test('a service asks what the pieces that it buys went for', async () => {
  const services = ['skupka-chasov', 'skupka-sumok-hermes', 'skupka-kartin', 'ekspertiza'];
  const pages = await pagesMadeBy(createServicePages, {
    allService: { nodes: services.map((url) => ({ id: url, url, path: `/uslugi/${url}/` })) },
    allSalesSummary: { nodes: [{ key: 'clock' }, { key: 'accessory/hermes' }] },
  });
  expect(pages.map(({ context }) => context.salesKey)).toEqual([
    'clock',
    'accessory/hermes',
    '',
    '',
  ]);
});
