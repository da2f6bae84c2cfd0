import { asSentence } from '../fill';
import { type Way } from './ways-of-sets';

const made = '(?:виготовлено|виготовили|зроблено|зробили)';

/** Where and when a thing was made, in a sentence of its own after that which names it. */
export const waysOfMaking: readonly Way[] = [
  ...['годинник', 'виріб', 'пару'].map((thing): Way => {
    const named = asSentence(thing);
    return [
      new RegExp(`^${named} ${made} ([ву] .*)\\.$`, 'u'),
      `${named} виготовлено $1.`,
      `${named} зробили $1.`,
      `Виготовили ${thing} $1.`,
      `${named} зроблено $1.`,
      `Виготовлено ${thing} $1.`,
      `${named} виготовили $1.`,
    ];
  }),
  // The sentence before begins with the word already.
  [
    /^Виготовлено (сумку|портмоне|ручку|телефон|запонки|запальничку) ([ву] .*)\.$/u,
    'Виготовлено $1 $2.',
    'Зробили $1 $2.',
    'Виготовили $1 $2.',
    'Зроблено $1 $2.',
  ],
];
