import fc from 'fast-check';
import { limits } from '../../config/limits';
import { isImageFile, takeFiles, uploadTypeOf } from './upload-files';

const file = (name: string, type = 'image/jpeg', size = 5) =>
  Object.defineProperty(new File(['photo'], name, { type }), 'size', { value: size });

test.each([
  ['a.png', 'image/png'],
  ['a.JPG', 'image/jpeg'],
  ['a.jpeg', 'image/jpeg'],
  ['a.heic', ''],
  ['a.HEIF', 'application/octet-stream'],
  ['a.gif', 'image/gif'],
  ['a.tiff', 'image/tiff'],
  ['a.bmp', 'image/bmp'],
  ['a.jp2', 'image/jp2'],
  ['a.pdf', 'application/pdf'],
])('%s of type "%s" is allowed', (name, type) => {
  expect(uploadTypeOf(file(name, type))).toBeDefined();
});

test.each([
  ['a.svg', 'image/svg+xml'],
  ['a.webp', 'image/webp'],
  ['a.exe', ''],
  ['jpg', 'text/plain'],
  ['a.jpg', 'text/html'],
])('%s of type "%s" is not allowed', (name, type) => {
  expect(takeFiles(0, [file(name, type)])).toEqual({
    taken: [],
    refused: [{ name, problem: 'fileTypeWrong' }],
  });
});

test('each file has at most 20 MB, and an empty one is none', () => {
  const most = limits.uploadFileBytes;
  const chosen = [
    file('fits.jpg', 'image/jpeg', most),
    file('large.jpg', 'image/jpeg', most + 1),
    file('empty.jpg', 'image/jpeg', 0),
  ];
  const { taken, refused } = takeFiles(0, chosen);
  expect(taken.map(({ name }) => name)).toEqual(['fits.jpg']);
  expect(refused).toEqual([
    { name: 'large.jpg', problem: 'fileTooLarge' },
    { name: 'empty.jpg', problem: 'fileTypeWrong' },
  ]);
});

test('at most 10 files: the eleventh is named', () => {
  const { taken, refused } = takeFiles(9, [file('ten.jpg'), file('eleven.jpg')]);
  expect(taken.map(({ name }) => name)).toEqual(['ten.jpg']);
  expect(refused).toEqual([{ name: 'eleven.jpg', problem: 'tooManyFiles' }]);
});

test('a PDF is no image', () => {
  expect(isImageFile(file('a.pdf', 'application/pdf'))).toBe(false);
  expect(isImageFile(file('a.heic', ''))).toBe(true);
});

test('of any choice every file is either taken or named with its problem', () => {
  const anyFile = fc
    .record({
      name: fc.string(),
      type: fc.constantFrom('', 'image/png', 'image/webp', 'application/pdf'),
      size: fc.nat({ max: limits.uploadFileBytes * 2 }),
    })
    .map(({ name, type, size }) => file(name, type, size));
  fc.assert(
    fc.property(fc.array(anyFile, { maxLength: 20 }), (chosen) => {
      const { taken, refused } = takeFiles(0, chosen);
      expect(taken.length + refused.length).toBe(chosen.length);
      expect(taken.length).toBeLessThanOrEqual(limits.uploadFiles);
    }),
  );
});
