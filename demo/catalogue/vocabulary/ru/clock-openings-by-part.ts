import { type Openings } from './clock-cases';
import { goesFor, keptGoing, seenAtOnce } from './clock-ways';

/** Ways to begin with a part of a watch, or with what it does. */
export const ofParts: readonly Openings[] = [keptGoing, seenAtOnce, goesFor];
