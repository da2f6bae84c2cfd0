import type { JsonLd } from '../../shared/lib/json-ld';

/** Questions with their answers, for search engines (schema.org FAQPage). */
export function questionsData(questions: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
