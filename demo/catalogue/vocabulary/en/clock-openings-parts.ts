import { type Template } from '../language';

/** Both in one list, which `patterns.ts` joins: `[a date display; a power reserve of 72 hours]`. */
export const both = '[{functions}; a power reserve of {reserve}]';

export const name = '{maker} {model}, reference {reference},';
export const face = 'a {finish}({dial})';
export const proof = 'is water-resistant to {water}';

/** How long it goes on, of a watch that does nothing else or that does more. */
export const offTheWrist: readonly Template[] = [
  `Off the wrist, this {year} ${name} keeps going for {reserve} on the {movement}{noFunctions}.`,
  `Off the wrist, this {year} ${name} keeps going for {reserve}. The watch runs on the {movement} and has {functions}.`,
];

/** Of a watch that does nothing else. */
export const reserve = 'a power reserve of {reserve}{noFunctions}';

/** An opening that tells the movement and all that it does. */
export const withAll = (told: (all: string) => Template): Template[] => [told(both), told(reserve)];
