import { structuredDataProblems } from '../../server/rebuild/structured-data';
import { hostCodes } from '../../src/config/hosts';
import { availabilityStatuses, conditions } from '../../src/config/item-labels';
import { crumbsTo } from '../../src/features/item/item-crumbs';
import { productData } from '../../src/features/item/product-data';
import { breadcrumbData, jsonLdText } from '../../src/shared/lib/json-ld';
import { anItem } from './an-item';

const pictures = [
  { src: 'https://x.example/a.jpg', width: 1, height: 1, color: '#000000', alt: '' },
];

// That every built page does is checked before its release (server/rebuild/checks.ts).
test.each(hostCodes)(
  'Product, Offer and BreadcrumbList validate against schema.org types for items of every condition, status and price on %s',
  (host) => {
    for (const condition of conditions) {
      for (const status of availabilityStatuses) {
        for (const price of [null, 1, 1_060_000]) {
          const availability = [{ cityAlias: 'kazan', cityTitle: 'Kazan', status }];
          const item = anItem({ pictures, condition, availability, price, reference: '1.2' });
          const way = breadcrumbData('https://x.example', crumbsTo(item, 'Watches', true));
          const texts = [productData(item, host), way].map(jsonLdText);
          expect(structuredDataProblems(texts)).toEqual([]);
        }
      }
    }
  },
);
