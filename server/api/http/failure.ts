import { languageOf, type HostCode } from '../../../src/config/hosts';
import { isProblem, type Problem } from '../../../src/contract/problems';
import { problemText } from './problem-texts';
import { statusWords, type WordedStatus } from './status-texts';

/** What is wrong with each field of a query or body, as codes of `problems`. */
export type FieldProblems = Record<string, Problem[]>;

/** An answer other than success. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly status: WordedStatus,
    readonly fields?: FieldProblems,
    readonly headers: Record<string, string> = {},
  ) {
    super(`answered ${status}${fields ? `: ${Object.keys(fields).join(', ')}` : ''}`);
  }
}

export function notFound(): ApiFailure {
  return new ApiFailure(404);
}

/** Fields that cannot be accepted; spec §5. */
export function invalid(fields: FieldProblems): ApiFailure {
  return new ApiFailure(422, fields);
}

/** @param wait milliseconds until the call may be tried again */
export function tooManyCalls(wait: number): ApiFailure {
  return new ApiFailure(429, undefined, { 'retry-after': String(Math.ceil(wait / 1000)) });
}

export interface FailureBody {
  message: string;
  status: number;
  /** Texts by field. */
  errors?: Record<string, string[]>;
}

/** What the caller is told of an error, in the language of the host; what was not foreseen stays inside. */
export function failureBody(error: unknown, host: HostCode): FailureBody {
  const status = statusOf(error);
  const message = statusWords[languageOf(host)][status];
  if (!(error instanceof ApiFailure) || !error.fields) return { message, status };
  const errors = Object.entries(error.fields).map(([field, problems]) => [
    field,
    [...new Set(problems)].map((problem) => problemText(host, problem)),
  ]);
  return { message, status, errors: Object.fromEntries(errors) as Record<string, string[]> };
}

function statusOf(error: unknown): WordedStatus {
  if (error instanceof ApiFailure) return error.status;
  if (isAway(error)) return 503;
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  // Fastify's own refusals (a malformed address, a body that is too large) carry a status below 500.
  const { statusCode } = error;
  if (statusCode === 413 || statusCode === 429) return statusCode;
  if (statusCode === 408 || statusCode === 415) return 400;
  return statusCode === 400 || statusCode === 404 || statusCode === 405 ? statusCode : 500;
}

/**
 * Codes of a connection that broke, of PostgreSQL's classes "connection", "insufficient resources" and
 * "operator intervention", of a transaction that waited too long, of a standby, and of a full disk.
 */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|08...|53...|57014|57P0.|25P03|25006)$/;

/** What pg and its pool say of a connection without a code. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

/** What keeps the data cannot be asked now, or has no room; an error that wraps it says why as its cause. */
function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && awayCodes.test(String(error.code))) return true;
  if (error instanceof Error && awayWords.test(error.message)) return true;
  return 'cause' in error && isAway(error.cause);
}

/** A message of a schema as a code of `problems`: yup's own words only say that a value is wrong. */
export function problemOf(message: string): Problem {
  return isProblem(message) ? message : 'valueWrong';
}
