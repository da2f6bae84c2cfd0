import { genitive, movements, named, withFunctions, type Openings } from './clock-cases';
import { howDeep, installed, ofCase, throughBack, underBack } from './clock-ways';

/** Ways to begin with what is inside a watch, or what it is made for. */
export const ofInside: readonly Openings[] = [
  installed,
  throughBack,
  underBack,
  // That it needs no winding.
  (watch, end) =>
    withFunctions(
      (functions) => `заводить эти ${watch} ${named} не нужно: внутри {quartz}${functions}${end}.`,
    ),
  // One of its parts.
  (watch, end) => [
    ...ofCase(watch, end),
    ...movements.map((movement) => `механизм ${genitive(watch)} ${named} — ${movement}${end}.`),
  ],
  howDeep,
];
