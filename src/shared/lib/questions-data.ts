import type { JsonLdOf } from './json-ld';

/** Questions with their answers; null when there are none. */
export function questionsData(
  questions: readonly { question: string; answer: string }[],
): JsonLdOf<'FAQPage'> | null {
  if (questions.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
