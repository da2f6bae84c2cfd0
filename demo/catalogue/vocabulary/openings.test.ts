/** @jest-environment node */
import { languageCodes } from '../../../src/config/languages';
import { generateCatalogue } from '../generate/generate';
import { Openings } from './openings';

test('of some openings the one told longest ago comes next; a sentence that two share counts once', () => {
  const openings = new Openings();
  const all = ['{maker} of {year}.', 'This {maker}. It is old.', 'This {maker}. It is new.'];
  const told = [1, 2, 3, 4].map(() => openings.next(all));
  expect(told).toEqual([all[0], all[1], all[0], all[1]]);
  expect(openings.next([])).toBeUndefined();
});

test('of forty openings in a row no two have the same first sentence, on no host', () => {
  const spy = jest.spyOn(Openings.prototype, 'next');
  generateCatalogue();
  const contexts = spy.mock.contexts as Openings[];
  const { results } = spy.mock;
  spy.mockRestore();
  const told = new Map<Openings, string[]>();
  contexts.forEach((ofHost, index) => {
    const [first = ''] = String(results[index]?.value).split(/\.(?: |$)/);
    told.set(ofHost, [...(told.get(ofHost) ?? []), first]);
  });
  expect(told.size).toBe(languageCodes.length);
  const alike = [...told.values()].flatMap((row) =>
    row.filter((first, index) => row.slice(index + 1, index + 40).includes(first)),
  );
  expect(alike).toEqual([]);
});
