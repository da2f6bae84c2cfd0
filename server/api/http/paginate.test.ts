/** @jest-environment node */
import { paginateData } from './paginate';

test.each([
  [0, 24, 1],
  [1, 24, 1],
  [24, 24, 1],
  [25, 24, 2],
  [100, 1, 100],
])('%d items at %d to a page have %d pages', (total, perPage, lastPage) => {
  expect(paginateData(total, perPage)).toEqual({ last_page: lastPage, total });
});
