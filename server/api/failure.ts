/** Texts for each field of a query that cannot be used. */
export type FieldErrors = Record<string, string[]>;

/** An answer other than success; its message is meant for the caller. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly status: number,
    message: string,
    readonly errors?: FieldErrors,
  ) {
    super(message);
  }
}

export function notFound(what: string): ApiFailure {
  return new ApiFailure(404, `${what} not found`);
}

export interface FailureBody {
  message: string;
  status: number;
  errors?: FieldErrors;
}

/** What the caller is told of an error; whatever was not foreseen stays inside. */
export function failureBody(error: unknown): FailureBody {
  if (error instanceof ApiFailure) {
    const { message, status, errors } = error;
    return errors ? { message, status, errors } : { message, status };
  }
  const status = statusOf(error);
  // Fastify's own refusals (a malformed address, a body that is too large) carry a status below 500.
  if (error instanceof Error && status < 500) return { message: error.message, status };
  return { message: 'Internal error', status: 500 };
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : 500;
}
