/** @jest-environment node */
import { entityOf } from './entity';
import { StoredEntities } from './stored-entities';

const ofBytes = (count: number) => entityOf(new Headers(), Buffer.alloc(count));

test('the least recently asked goes first when the store is full', () => {
  const store = new StoredEntities(100);
  for (const path of ['/a/', '/b/', '/c/', '/d/']) store.keep(path, ofBytes(25));
  store.get('/a/');
  store.keep('/e/', ofBytes(25));
  expect(['/a/', '/b/', '/c/', '/d/', '/e/'].filter((path) => store.get(path))).toEqual([
    '/a/',
    '/c/',
    '/d/',
    '/e/',
  ]);
});

test('a file of more than a quarter of the store is not kept', () => {
  const store = new StoredEntities(100);
  store.keep('/huge', ofBytes(26));
  expect(store.get('/huge')).toBeNull();
});
