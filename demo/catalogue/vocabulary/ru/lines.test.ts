/** @jest-environment node */
import { lineOf, mayOpen } from './lines';

test('a line begins a text that needs nothing before it', () => {
  expect(mayOpen('Дорожную модель Keepall дом выпускает с 1930 года.')).toBe(true);
  expect(mayOpen('Модель назвали Jackie в честь Жаклин Кеннеди.')).toBe(false);
  expect(mayOpen('Линия Heritage следует правилам, которые марка вывела.')).toBe(false);
});

test('lines that are told in one way are one build', () => {
  expect(lineOf('Линию J12 дом выпускает с 2000 года.')).toBe(
    lineOf('Дорожную модель Keepall дом выпускает с 1930 года.'),
  );
  expect(lineOf('Alhambra началась в 1968 году с длинного колье.')).toBe(
    lineOf('История Altiplano началась с тонкого калибра 1957 года.'),
  );
  expect(lineOf('Стальных Day-Date не бывает.')).toBe('Стальных Day-Date не бывает.');
});
