/** The status of technical work: the page then says so and hides the code. */
export const maintenance = 502;

/** Status of a navigation that failed without one (spec §8). */
export const defaultStatus = 500;

const messages = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  405: 'methodNotAllowed',
  419: 'expired',
  429: 'tooMany',
  500: 'unavailable',
  502: 'maintenance',
  503: 'unavailable',
  504: 'unavailable',
} as const;

type ErrorMessage = (typeof messages)[keyof typeof messages] | 'notFound';

/** Key of the words for a status: spec §8 "Error page by HTTP status"; 404 and any other are one. */
export function errorMessageOf(status: number): ErrorMessage {
  return status in messages ? messages[status as keyof typeof messages] : 'notFound';
}
