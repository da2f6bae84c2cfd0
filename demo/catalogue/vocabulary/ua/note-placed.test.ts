/** @jest-environment node */
import { noteMark } from '../note-placed';
import { notePlaced } from './note-placed';

const note = 'Художники цього кола писали просто неба.';
const size = 'Полотно, олія, 60 × 40 см без рами.';
const frame = 'Рама темна, деревʼяна.';

test.each([
  'Автор роботи «Луг» — художник. Роботу створено в Україні близько 1896 року.',
  'Роботу «Луг» створив художник у Росії 2020 року.',
])('a school does not part the size of a work from its frame: “%s”', (opening) => {
  expect(notePlaced(`${opening} ${size} ${noteMark}${note} ${frame}`)).toBe(
    `${opening} ${note} ${size} ${frame}`,
  );
});
