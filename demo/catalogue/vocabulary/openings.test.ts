/** @jest-environment node */
import { hostCodes } from '../../../src/config/hosts';
import { generateCatalogue } from '../generate/generate';
import { Openings } from './openings';

test('of some openings the one told longest ago comes next; a sentence that two share counts once', () => {
  const openings = new Openings();
  const all = ['{maker} of {year}.', 'This {maker}. It is old.', 'This {maker}. It is new.'];
  const told = [1, 2, 3, 4].map(() => openings.next(all));
  expect(told).toEqual([all[0], all[1], all[0], all[1]]);
  expect(openings.next([])).toBeUndefined();
});

test.each(hostCodes)(
  'on %s two watches within ten items never open with the same sentence',
  (host) => {
    const { items, makers } = generateCatalogue();
    const titles = new Map(makers.map(({ url, title }) => [url, title[host]]));
    const openings = items.map(({ kind, maker, model, reference, year, texts }) => {
      const [first = ''] = texts[host].description.split(/\. (?=\p{Lu})/u);
      const names = [titles.get(maker), model, reference, year].map((name) => String(name));
      return kind === 'clock' ? names.reduce((left, name) => left.replace(name, '…'), first) : null;
    });
    const alike = openings.flatMap((opening, index) =>
      opening !== null && openings.slice(index + 1, index + 10).includes(opening) ? [opening] : [],
    );
    expect(alike).toEqual([]);
  },
);
