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
