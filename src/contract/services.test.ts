/** @jest-environment node */
import { parseAnswer } from './endpoint';
import { servicePages } from './services';

const picture = { src: 'https://a.example/a.jpg', width: 4, height: 3, color: '#ffffff', alt: '' };
const card = {
  id: 1,
  url: 'zalog-chasov',
  title: 'Pledging watches',
  image_preview: picture,
  image_alt: null,
  preview_text: 'Text',
};
const read = (...data: unknown[]) => parseAnswer(servicePages, { data }, 'https://a.example');

test.each([null, ''])(
  'a service whose url is %j has no card, and the others keep theirs',
  (url) => {
    const cards = read({ ...card, id: 2, url }, card);
    expect(cards.map(({ id }) => id)).toEqual([1]);
  },
);

test('a url that can be no path of the site is refused', () => {
  expect(() => read({ ...card, url: '../evil' })).toThrow('url');
});

test('image_alt describes the picture; without it the picture describes itself', () => {
  const own = { ...card, image_preview: { ...picture, alt: 'Own' } };
  expect(read(own)[0]?.cover?.alt).toBe('Own');
  expect(read({ ...own, image_alt: '' })[0]?.cover?.alt).toBe('Own');
  expect(read({ ...own, image_alt: 'A watch on a scale' })[0]?.cover?.alt).toBe(
    'A watch on a scale',
  );
});
