import { fileName, isNamedAsAccepted } from './file-name';

test.each(['front.jpg', 'FRONT.HEIC', 'мои часы.jpeg', 'scan.tiff ', 'photo', '', 'a.exe.png'])(
  '"%s" may be kept',
  (name) => expect(isNamedAsAccepted(name)).toBe(true),
);

test.each(['page.html', 'a.jpg.exe', 'drawing.svg', 'photo.', 'a.jpg.lnk '])(
  '"%s" may not: the house would open it as what it is called',
  (name) => expect(isNamedAsAccepted(name)).toBe(false),
);

test('a name keeps no folder, no line break and not too much', () => {
  expect(fileName('../../etc/pass\nwd')).toBe('.. .. etc pass wd');
  expect(fileName(`${'a'.repeat(300)}.jpg`)).toHaveLength(200);
});
