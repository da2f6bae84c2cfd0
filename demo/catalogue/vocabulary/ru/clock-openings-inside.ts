import { genitive, movements, named, type Openings } from './clock-cases';
import { installed, ofCase, throughBack, windingNone } from './clock-ways';

/** Ways to begin with what is inside a watch, or what it is made for. */
export const ofInside: readonly Openings[] = [
  installed,
  throughBack,
  windingNone,
  // One of its parts.
  (watch, end) => [
    ...ofCase(watch, end),
    ...movements.map((movement) => `механизм ${genitive(watch)} ${named} — ${movement}${end}.`),
  ],
];
