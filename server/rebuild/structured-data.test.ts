import { scanPage } from './page-scan';
import { itemPageProblems, recommendedGaps, structuredDataProblems } from './structured-data';

const offer = {
  '@type': 'Offer',
  url: 'https://ru.karat.example/clock/a/',
  price: 100,
  priceCurrency: 'RUB',
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/UsedCondition',
};
const onRequest = {
  '@type': 'Product',
  name: 'A',
  description: '',
  url: 'https://ru.karat.example/clock/a/',
  image: ['https://x.example/a.jpg'],
  brand: { '@type': 'Brand', name: 'B' },
};
const product = { ...onRequest, offers: offer };
const step = {
  '@type': 'ListItem',
  position: 1,
  name: 'A',
  item: 'https://ru.karat.example/clock/a/',
};
const way = { '@type': 'BreadcrumbList', itemListElement: [step] };
const textOf = (data: object) => JSON.stringify({ '@context': 'https://schema.org', ...data });
const problemsOf = (change: Record<string, unknown>) =>
  structuredDataProblems([textOf({ ...product, ...change })]);

describe('Product, Offer and BreadcrumbList validate against schema.org types', () => {
  test('what keeps to them has no problems', () => {
    expect(structuredDataProblems([product, onRequest, way].map(textOf))).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'Product with name " "'],
    [{ image: [] }, 'Product with image []'],
    [{ brand: undefined }, 'Product without brand'],
    [{ colour: 'red' }, 'Product with colour "red"'],
    [{ offers: { ...offer, price: undefined } }, 'Offer without price'],
    [{ offers: { ...offer, price: 0 } }, 'Offer with price 0'],
    [{ offers: { ...offer, price: null } }, 'Offer with price null'],
    [{ offers: { ...offer, availability: 'InStock' } }, 'Offer with availability "InStock"'],
    [{ itemCondition: 'https://schema.org/Worn' }, 'https://schema.org/Worn'],
  ])('a fault is found: %o', (change, problem) => {
    expect(problemsOf(change).join()).toContain(problem);
  });

  test('text that is no JSON, another context and a step without an address are found', () => {
    const lost = { ...way, itemListElement: [{ ...step, item: undefined }] };
    expect(structuredDataProblems(['{'])).toEqual(['JSON-LD that is no object']);
    expect(structuredDataProblems([JSON.stringify(product)])).toEqual([
      'JSON-LD without its context',
    ]);
    expect(structuredDataProblems([textOf(lost)]).join()).toContain('BreadcrumbList with');
  });
});

test('a type that nobody has described is found, within another object too', () => {
  const maker = { '@type': 'Corporation', name: 'B' };
  expect(structuredDataProblems([textOf({ '@type': 'Thing' })])).toEqual([
    'The type "Thing", which is not described',
  ]);
  expect(problemsOf({ brand: maker })).toContain('The type "Corporation", which is not described');
  expect(problemsOf({ brand: { '@type': 'constructor' } }).join()).toContain('"constructor"');
});

test('a branch needs an address; the house that provides a service does not', () => {
  const house = { '@type': 'PawnShop', name: 'Karat', url: 'https://ru.karat.example/' };
  const service = { '@type': 'Service', name: 'A', serviceType: 'A', provider: house };
  expect(structuredDataProblems([textOf(house)])).toEqual(['PawnShop without address']);
  expect(structuredDataProblems([textOf(service)])).toEqual([]);
});

test('what is recommended and missing is told apart from mistakes', () => {
  expect(structuredDataProblems([textOf(onRequest)])).toEqual([]);
  expect(recommendedGaps([textOf(onRequest)])).toEqual([
    'Product.sku',
    'Product.mpn',
    'Product.offers',
    'Product.itemCondition',
  ]);
});

describe('no item page without price or its reason', () => {
  const page = (price: string, ...data: object[]) =>
    scanPage(
      data.map((one) => `<script type="application/ld+json">${textOf(one)}</script>`).join('') +
        price,
    );

  test('a price with its Offer, or "on request" without one, is right', () => {
    expect(itemPageProblems(page('<p data-price="amount">1</p>', product, way))).toEqual([]);
    const asked = page('<p data-price="on-request">?</p>', onRequest, way);
    expect(itemPageProblems(asked)).toEqual([]);
  });

  test('a page without a price, with a price of its own, or without its Product is found', () => {
    expect(itemPageProblems(page('', product, way))).toContain('Neither a price nor its reason');
    expect(itemPageProblems(page('<p data-price="on-request">?</p>', product, way))).toContain(
      'A price that is not the one of the Offer',
    );
    expect(itemPageProblems(page('<p data-price="amount">1</p>', way))).toContain(
      '0 objects Product',
    );
    // A Product without its price, on a page that shows one.
    expect(itemPageProblems(page('<p data-price="amount">1</p>', onRequest, way))).toEqual([
      'A price that is not the one of the Offer',
    ]);
  });
});
