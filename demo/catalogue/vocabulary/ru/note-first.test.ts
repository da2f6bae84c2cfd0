import { noteFirst } from './note-first';

it.each([
  [
    'Эти часы Rolex Submariner Date сделаны в 2021 году. ≈Rolex≈Водолазные часы Submariner марка выпускает с 1953 года.≈. Референс 126610LN выпускают с 2020 года. Чёрный циферблат.',
    'Водолазные часы Submariner марка Rolex выпускает с 1953 года. Эти часы Submariner Date сделаны в 2021 году. Референс 126610LN производят с 2020 года. Чёрный циферблат.',
  ],
  [
    'Это кольцо Tiffany & Co. Knot сделано в США. ≈Tiffany & Co.≈Узел в линии Tiffany Knot означает связь между людьми.≈. Проба — 750.',
    'Узел в линии Tiffany Knot означает связь между людьми. Это кольцо Tiffany & Co. Knot сделано в США. Проба — 750.',
  ],
  [
    'Эти часы Cartier Santos de Cartier сделаны в Швейцарии в 2022 году. ≈Cartier≈Первые Santos дом сделал в 1904 году.≈.',
    'Первые Santos дом Cartier сделал в 1904 году. Эти часы Santos de Cartier изготовлены в Швейцарии в 2022 году.',
  ],
  [
    'Dior Lady Dior Medium — сумка из красной кожи. ≈Dior≈Сумка Lady Dior обязана именем принцессе Диане.≈.',
    'Сумка Lady Dior обязана именем принцессе Диане. Lady Dior Medium — сумка из красной кожи.',
  ],
  ['Часы Rolex Explorer сделаны в 2021 году.', 'Часы Rolex Explorer сделаны в 2021 году.'],
])('“%s” is told as “%s”', (written, told) => {
  expect(noteFirst(written)).toBe(told);
});
