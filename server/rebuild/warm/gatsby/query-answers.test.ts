/** @jest-environment node */
import { QueryAnswers } from './query-answers';

test('a query is asked again once a node of a type that it lists has changed', async () => {
  const asked: string[] = [];
  const answers = new QueryAnswers((query) => Promise.resolve(asked.push(query)));
  const query = '{ allArticle { nodes { id } } allCity { nodes { alias } } }';
  expect([await answers.ask(query), await answers.ask(query)]).toEqual([1, 1]);
  answers.forget([{ type: 'Item' }, { type: 'Art' }]);
  expect(await answers.ask(query)).toBe(1);
  answers.forget([{ type: 'City' }]);
  expect(await answers.ask(query)).toBe(2);
});

test('a query that lists no type is asked each time', async () => {
  let asked = 0;
  const answers = new QueryAnswers(() => Promise.resolve((asked += 1)));
  expect([await answers.ask('{ site { id } }'), await answers.ask('{ site { id } }')]).toEqual([
    1, 2,
  ]);
});
