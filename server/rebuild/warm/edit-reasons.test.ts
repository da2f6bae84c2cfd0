/** @jest-environment node */
import { reasonsOfPage, reasonText } from '../../releases/reasons';
import type { ChangedNode, DirtyQuery } from './edit-facts';
import { editReasons } from './edit-reasons';

const article: ChangedNode = { id: 'a', type: 'Article', path: '/article/x/', entityId: 7 };
const menu: ChangedNode = { id: 'm', type: 'MenuRow', path: null, entityId: 3 };
const query = (facts: Partial<DirtyQuery>): DirtyQuery => ({
  isNew: false,
  hasNewContext: false,
  nodes: [],
  lists: [],
  ...facts,
});
const nothing = { changed: [], dirty: new Map(), rendered: [], deleted: [], slices: [] };

test('a page of the row, a neighbour, a list and a page that moved each have their reason', () => {
  const reasons = editReasons({
    ...nothing,
    changed: [article],
    dirty: new Map([
      ['/article/x/', query({ nodes: ['a'] })],
      ['/article/y/', query({ nodes: ['a'], hasNewContext: true })],
      ['/articles/', query({ lists: ['Article'] })],
      ['/article/new/', query({ isNew: true })],
    ]),
    rendered: ['/article/x/', '/article/y/', '/articles/', '/article/new/'],
  });
  const texts = (address: string) => reasonsOfPage(reasons, address).map(reasonText);
  expect(texts('/article/x/')).toEqual(['its own content: articles 7']);
  expect(texts('/article/y/')).toEqual([
    'shows what changed: articles 7',
    'its place, counts or languages',
  ]);
  expect(texts('/articles/')).toEqual(['a list it shows: articles (7)']);
  expect(texts('/article/new/')).toEqual(['a new page']);
});

test('a changed row of the menu explains all pages by the part that they share', () => {
  const reasons = editReasons({
    ...nothing,
    changed: [menu],
    dirty: new Map([['slice--header', query({ lists: ['MenuRow'] })]]),
    slices: ['header'],
  });
  expect(reasonsOfPage(reasons, '/any/')).toEqual([{ kind: 'slice', what: 'header (menu (3))' }]);
});

test('the page of a deleted row is gone with it', () => {
  const reasons = editReasons({ ...nothing, changed: [article], deleted: ['/article/x/'] });
  expect(reasonsOfPage(reasons, '/article/x/')).toEqual([{ kind: 'gone', what: 'articles 7' }]);
});

test('what no change of this edit explains is said to be of an earlier one', () => {
  const reasons = editReasons({ ...nothing, rendered: ['/a/'] });
  expect(reasonsOfPage(reasons, '/a/')).toEqual([{ kind: 'earlier', what: '' }]);
  expect(reasonsOfPage(reasons, '/b/')).toEqual([{ kind: 'earlier', what: '' }]);
});
