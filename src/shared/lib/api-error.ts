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
    /** Id of the request in the log of the backend; null: not told. */
    readonly requestId: string | null = null,
  ) {
    super(`the backend answered ${status}`);
  }
}

/** An answer other than success, with what its body says of the fields, and what its headers say. */
export function apiErrorOf(
  status: number,
  body: unknown,
  told: { retryAfter?: number | null; requestId?: string | null } = {},
): ApiError {
  const errors = isObject(body) ? body.errors : null;
  const { retryAfter = null, requestId = null } = told;
  if (!isObject(errors)) return new ApiError(status, {}, retryAfter, requestId);
  const fields = Object.entries(errors).map(([field, texts]) => [
    field,
    [texts].flat().filter((text) => typeof text === 'string'),
  ]);
  const byField = Object.fromEntries(fields) as Record<string, string[]>;
  return new ApiError(status, byField, retryAfter, requestId);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
