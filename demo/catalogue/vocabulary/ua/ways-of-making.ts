import { asSentence } from '../fill';
import { type Way } from './ways-of-sets';

const made = '(?:виготовлено|виготовили|зроблено|зробили)';

/** Where and when a thing was made, in a sentence of its own after that which names it. */
export const waysOfMaking: readonly Way[] = ['годинник', 'виріб', 'пару', 'річ', 'запонки'].map(
  (thing) => {
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
  },
);
