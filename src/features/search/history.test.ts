import fc from 'fast-check';
import { parseHistory, withQuery } from './history';

test('a query comes first and stands once, whatever its case', () => {
  expect(withQuery(['Omega', 'rolex'], 'Rolex ')).toEqual(['Rolex', 'Omega']);
  expect(withQuery(['Omega'], '  ')).toEqual(['Omega']);
});

test('the history holds eight queries at most', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (queries) => {
      const history = queries.reduce<string[]>(withQuery, []);
      expect(history.length).toBeLessThanOrEqual(8);
      expect(new Set(history.map((query) => query.toLowerCase())).size).toBe(history.length);
    }),
  );
});

test('whatever a browser kept is read as a list of texts', () => {
  expect(parseHistory(['a', 1, '', 'b'])).toEqual(['a', 'b']);
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      expect(parseHistory(kept).every((query) => typeof query === 'string')).toBe(true);
    }),
  );
});
