import { scanPage } from './page-scan';

test('undefined, NaN, an object and a NUL byte are signs of a mistake where they are read', () => {
  const html =
    '<p>undefined ₽</p><img alt="NaN"><p>Финансы, undefinedness</p><script>let a = undefined;</script>';
  expect(scanPage(html).oddTexts).toEqual(['undefined ₽', 'NaN']);
  expect(scanPage('<p>Ча\0сы</p>').oddTexts).toEqual(['NUL']);
});
