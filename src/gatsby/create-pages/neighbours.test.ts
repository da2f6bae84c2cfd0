/** @jest-environment node */
import { neighboursOf } from './neighbours';

const list = ['a', 'b', 'c', 'd', 'e', 'f'];

test('those that follow come first, then the nearest before', () => {
  expect(neighboursOf(list, 0)).toEqual(['b', 'c', 'd']);
  expect(neighboursOf(list, 4)).toEqual(['f', 'd', 'c']);
  expect(neighboursOf(list, 5)).toEqual(['e', 'd', 'c']);
});

test('a new entry at the front moves only the neighbours of none', () => {
  for (const [index] of list.entries()) {
    expect(neighboursOf(['new', ...list], index + 1)).toEqual(neighboursOf(list, index));
  }
});

test('a short list is filled with the entry itself', () => {
  expect(neighboursOf(['a', 'b'], 0)).toEqual(['b', 'a', 'a']);
  expect(neighboursOf(['a'], 0)).toEqual(['a', 'a', 'a']);
});
