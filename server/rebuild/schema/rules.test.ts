import { language } from './rules';

test.each(['ru', 'uk', 'ru-KZ'])('%s is a language', (tag) => {
  expect(language(tag)).toBe(true);
});

test.each(['Russian', 'RU', 'ru_KZ', 'ru-', '', null])('%p is none', (tag) => {
  expect(language(tag)).toBe(false);
});
