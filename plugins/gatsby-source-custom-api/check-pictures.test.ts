/** @jest-environment node */
import { checkPictures } from './check-pictures';

const url = 'http://api/ru/items';
const check = (fields: Record<string, unknown>) => checkPictures(fields, ['cover', 'all'], url);

describe('pictures are absolute web addresses', () => {
  test.each([
    [{}],
    [{ cover: null, all: [] }],
    [{ cover: 'https://cdn.example/a.jpg' }],
    [{ cover: { src: 'http://127.0.0.1:8001/a.jpg' }, all: [{ src: 'https://x.example/b' }] }],
    [{ other: 'not a picture' }],
  ])('%j is accepted', (fields) => {
    expect(() => check(fields)).not.toThrow();
  });

  test.each([
    [{ cover: '/a.jpg' }, 'cover[0]'],
    [{ cover: { src: 'file:///etc/passwd' } }, 'cover[0]'],
    [{ cover: {} }, 'cover[0]'],
    [{ all: [{ src: 'https://x.example/b' }, { src: 'data:image/png,x' }] }, 'all[1]'],
    [{ all: [{ src: '' }] }, 'all[0]'],
  ])('%j is refused, naming the address and %s', (fields, field) => {
    expect(() => check(fields)).toThrow(`${url} has no usable picture in "${field}"`);
  });
});
