import { type Way } from './ways-of-sets';

/** Where and when a thing was made, in a sentence of its own after that which names it. */
export const waysOfMaking: readonly Way[] = [
  // The sentence before begins with the word already.
  [
    /^Виготовлено (сумку|портмоне|ручку|телефон|запонки|запальничку|каблучку|сережки|підвіску|кольє|браслет|брошку|її|його|їх) ([ву] .*)\.$/u,
    'Виготовлено $1 $2.',
    'Зробили $1 $2.',
    'Виготовили $1 $2.',
    'Зроблено $1 $2.',
  ],
];
