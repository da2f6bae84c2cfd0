import { type Template } from '../language';

/** Both in one list, which `patterns.ts` joins: `[a date display; a power reserve of 72 hours]`. */
export const both = '[{functions}; a power reserve of {reserve}]';

export const name = '{maker} {model}, reference {reference},';
export const face = 'a {finish}({dial})';
export const proof = 'is water-resistant to {water}';

/** Of a watch that does nothing else. */
export const reserve = 'a power reserve of {reserve}{noFunctions}';

/** An opening that tells the movement and all that it does. */
export const withAll = (told: (all: string) => Template): Template[] => [told(both), told(reserve)];
