import { recommendedGaps, structuredDataProblems } from '../../server/rebuild/structured-data';
import { schemaTypes } from '../../server/rebuild/schema/types';
import { hostCodes, type HostCode } from '../../src/config/hosts';
import { availabilityStatuses, conditions } from '../../src/config/item-labels';
import { articleData } from '../../src/features/articles/article-data';
import { listData } from '../../src/features/catalogue/list-data';
import { branchData } from '../../src/features/contacts/branch-data';
import { calculatorData } from '../../src/features/diamonds/calculator-data';
import { glossaryData } from '../../src/features/glossary/glossary-data';
import { houseData, websiteData } from '../../src/features/home/site-data';
import { crumbsTo } from '../../src/features/item/item-crumbs';
import { productData } from '../../src/features/item/product-data';
import { serviceData } from '../../src/features/services/service-data';
import { videoData } from '../../src/features/videos/video-data';
import { breadcrumbData, jsonLdText, type JsonLd } from '../../src/shared/lib/json-ld';
import { questionsData } from '../../src/shared/lib/questions-data';
import { anItem } from './an-item';

const picture = { src: 'https://x.example/a.jpg', width: 1, height: 1, color: '#000000', alt: '' };
const origin = 'https://x.example';
const hours = { opens: '10:00', closes: '20:00' };
const publishDate = '2026-05-17T09:30:00.000Z';

const item = anItem({ pictures: [picture], reference: '1.2', description: 'A' });
const text = { title: 'A', preview: 'B', path: '/article/a/', publishDate, minutes: 3 };
const branch = {
  ...{ city: 'Казань', address: 'ул. Баумана, 1', phoneLink: '+78435550100', picture },
  ...{ week: Array.from({ length: 7 }, () => hours), place: { latitude: 55.7, longitude: 49.1 } },
};
const video = {
  ...{ title: 'A', description: 'B', path: '/video/a/', publishDate, seconds: 287 },
  ...{ embedUrl: 'https://player.example/1', transcript: ['A'], cover: picture },
};
const term = { key: 'a', term: 'A', definition: 'B' };

/** What each builder makes of content in which nothing is missing. */
const wholeData = (host: HostCode): (JsonLd | null)[] => [
  productData(item, host),
  breadcrumbData(origin, crumbsTo(item, 'Watches', ['/clocks_today/b/'])),
  listData([item], { origin, page: 1, total: 1 }),
  articleData({ ...text, type: 5, cover: picture }, host, { siteName: 'A', section: 'B' }),
  articleData({ ...text, type: 3, cover: picture }, host, { siteName: 'A', section: 'B' }),
  videoData(video, host),
  questionsData([{ question: 'A?', answer: 'B' }]),
  branchData(branch, 'A', `${origin}/contacts/kazan/`),
  serviceData({ path: '/uslugi/a/', title: 'A', preview: 'B', picture }, 'C', host),
  calculatorData('A', 'B', 'C', host),
  glossaryData([term], host, { title: 'A', lead: 'B' }),
  websiteData('A', host),
  houseData('A', 'B', host),
];
const textsOf = (data: readonly (JsonLd | null)[]) =>
  data.flatMap((one) => (one ? [jsonLdText(one)] : []));

// That every built page does is checked before its release (server/rebuild/checks.ts).
test.each(hostCodes)('structured data of every kind is right and whole on %s', (host) => {
  const texts = textsOf(wholeData(host));
  expect(texts).toHaveLength(wholeData(host).length);
  expect(structuredDataProblems(texts)).toEqual([]);
  expect(recommendedGaps(texts)).toEqual([]);
});

test('every type that is described is made by a builder, so that none is checked in vain', () => {
  const made = textsOf(wholeData('ru')).flatMap((one) =>
    [...one.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type),
  );
  expect([...new Set(made)].sort()).toEqual(Object.keys(schemaTypes).sort());
});

test('each of them without something that search engines require is found', () => {
  for (const data of wholeData('ru').filter((one) => one !== null)) {
    const { required = [] } = schemaTypes[data['@type']] ?? {};
    for (const name of required) {
      const { [name]: _gone, ...rest } = data as unknown as Record<string, unknown>;
      const script = JSON.stringify({ '@context': 'https://schema.org', ...rest });
      expect(structuredDataProblems([script])).toContain(`${data['@type']} without ${name}`);
    }
  }
});

test.each(hostCodes)(
  'items of every condition, status and price keep to schema.org on %s',
  (host) => {
    for (const condition of conditions) {
      for (const status of availabilityStatuses) {
        for (const price of [null, 1, 1_060_000]) {
          const availability = [{ cityAlias: 'kazan', cityTitle: 'Kazan', status }];
          const one = { ...item, condition, availability, price };
          expect(structuredDataProblems(textsOf([productData(one, host)]))).toEqual([]);
        }
      }
    }
  },
);

test('content that lacks what search engines require makes no object at all', () => {
  expect(videoData({ ...video, cover: null }, 'ru')).toBeNull();
  expect(questionsData([])).toBeNull();
  expect(listData([], { origin, page: 1, total: 0 })).toBeNull();
  const closed = branchData(
    { ...branch, week: [null, null, null, null, null, null, null] },
    'A',
    origin,
  );
  expect(closed).not.toHaveProperty('openingHoursSpecification');
});
