import { questionsData } from './questions-data';

test('questions become a FAQPage with an answer each, and none become nothing', () => {
  expect(questionsData([])).toBeNull();
  expect(questionsData([{ question: 'Нужна ли коробка?', answer: 'Нет.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Нужна ли коробка?',
        acceptedAnswer: { '@type': 'Answer', text: 'Нет.' },
      },
    ],
  });
});
