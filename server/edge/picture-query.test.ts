/** @jest-environment node */
import { pictureQuery } from './picture-query';

const source = 'http://127.0.0.1:8001/pictures/clock/omega-1/front.jpg';
const url = `url=${encodeURIComponent(source)}`;

test('the same wish is the same text, in whatever order it is asked', () => {
  const one = pictureQuery(`?${url}&w=640&fm=avif`, undefined);
  const other = pictureQuery(`?fm=avif&unknown=1&w=640&${url}`, 'image/webp');
  expect(one).toEqual({ search: `?${url}&w=640&q=75&fm=avif`, variesByAccept: false });
  expect(other).toEqual(one);
});

test('the quality is what the CDN takes, or what is asked for; PNG has none', () => {
  const qualityOf = (wish: string) =>
    new URLSearchParams(pictureQuery(`?${url}&${wish}`, undefined)?.search).get('q');
  expect(['fm=webp', 'fm=webp&q=90', 'w=640', 'fm=png'].map(qualityOf)).toEqual([
    '75',
    '90',
    '75',
    null,
  ]);
});

test('the automatic format is the best that the visitor accepts', () => {
  const formatFor = (accept?: string) =>
    new URLSearchParams(pictureQuery(`?${url}&fm=auto`, accept)?.search).get('fm');
  expect(formatFor('image/avif,image/webp,*/*')).toBe('avif');
  expect(formatFor('image/webp,*/*')).toBe('webp');
  expect(formatFor()).toBe('jpg');
});

test.each([
  '',
  '?w=640',
  `?${url}&w=0`,
  `?${url}&w=99999`,
  `?${url}&w=640,enlarge_true`,
  `?${url}&q=101`,
  `?${url}&fm=svg`,
  `?${url}&fit=../..`,
  `?url=${'a'.repeat(2049)}`,
  '?url=http%3A%2F%2F%5B',
  '?url=%2Fphoto.jpg',
  '?url=%2F%2Fevil.example%2Fphoto.jpg',
])('the query "%s" is refused', (search) => {
  expect(pictureQuery(search, undefined)).toBeNull();
});

test.each(['../ru/request-files/1', '%2e%2e/ru/request-files/1', 'x/../../ru/request-files/1'])(
  'the address of a picture does not lead out of the pictures: "%s"',
  (path) => {
    const asked = encodeURIComponent(`http://127.0.0.1:8001/pictures/${path}`);
    const wish = pictureQuery(`?url=${asked}`, undefined);
    expect(new URLSearchParams(wish?.search).get('url')).toBe(
      'http://127.0.0.1:8001/ru/request-files/1',
    );
  },
);
