import { Taken } from '../db/refused-changes';
import { invalid } from './failure';

/**
 * Tells a caller whose key names something else already that the key is taken; the form then sends
 * what it holds under a new one.
 * @throws ApiFailure 422; any other error as it is
 */
export function refuseTakenKey(error: unknown): never {
  throw error instanceof Taken ? invalid({ [error.field]: ['taken'] }) : error;
}
