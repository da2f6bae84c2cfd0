import { articles } from './articles';
import { ContractError, parseAnswer } from './endpoint';

const article = {
  id: 1,
  type: 3,
  url: 'a-watch',
  title: 'A watch',
  preview_text: '',
  text: '<p>Text</p>',
  image_preview: null,
  publish_date: '2026-05-17T09:30:00.000Z',
  show_main_page: false,
  social_card: 'https://api.example/cards/ru/articles/1/a.jpg',
};
const paginate_data = { last_page: 1, total: 1 };
const parse = (list: object) => parseAnswer(articles, { ...list, paginate_data }, '/articles');

// Spec §7: the response has data or items.
test.each(['data', 'items'])('the list of articles may be called %s', (name) => {
  const { items, lastPage } = parse({ [name]: [article] });
  expect(items).toMatchObject([{ id: 1, url: 'a-watch' }]);
  expect(lastPage).toBe(1);
});

test('an answer without the list breaks the contract', () => {
  expect(() => parse({})).toThrow(ContractError);
});
