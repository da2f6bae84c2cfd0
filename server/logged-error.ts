import { withoutPersonalData } from '../src/domain/without-personal-data';

/** What a log keeps of an error. */
export type LoggedError = {
  type: string;
  message: string;
  /** Of Node or of PostgreSQL. */
  code?: string;
  /** Where it came from, without the message. */
  stack: string;
  cause?: LoggedError;
  /** The first of what went wrong at once. */
  errors?: LoggedError[];
};

/**
 * An error for the log, without personal data: the database's errors carry the values of the query
 * that failed, those of the mail server the mailbox.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: withoutPersonalData(String(error)), stack: '' };
  }
  return {
    type: error.name,
    message: withoutPersonalData(messageOf(error)),
    ...('code' in error && { code: String(error.code) }),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError && {
      errors: error.errors.slice(0, mostErrors).map(loggedError),
    }),
  };
}

/** Of many errors at once the first tell enough. */
const mostErrors = 5;

/** Class 22 of PostgreSQL, "data exception", repeats the value that it could not take. */
const namesValue = /^22/;

function messageOf(error: Error): string {
  // Drizzle's own message ends with all values.
  if ('query' in error && 'params' in error) return `query failed: ${String(error.query)}`;
  if ('code' in error && namesValue.test(String(error.code))) return 'a value could not be taken';
  return error.message;
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
