/**
 * An answer other than success. `fields` holds what the backend says of each field of a form. It
 * stands apart from `http`, so that telling errors apart does not bring the whole contract along.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly fields: Record<string, string[]> = {},
    /** Seconds after which the call may be tried again; null: not named. */
    readonly retryAfter: number | null = null,
  ) {
    super(`the backend answered ${status}`);
  }
}

/** An answer other than success, with what its body says of the fields; `retryAfter` in seconds. */
export function apiErrorOf(
  status: number,
  body: unknown,
  retryAfter: number | null = null,
): ApiError {
  const errors = isObject(body) ? body.errors : null;
  if (!isObject(errors)) return new ApiError(status, {}, retryAfter);
  const fields = Object.entries(errors).map(([field, texts]) => [
    field,
    [texts].flat().filter((text) => typeof text === 'string'),
  ]);
  return new ApiError(status, Object.fromEntries(fields) as Record<string, string[]>, retryAfter);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
