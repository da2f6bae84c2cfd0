import { setTimeout as sleep } from 'node:timers/promises';
import { waitBefore } from './back-off';
import type { KnownAnswers } from './known-answers';
import type { FilledOptions } from './options';

/** An answer that did not come, or that cannot be used; the message names its address. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** A failure that another attempt may not meet. */
class PassingFailure extends SourceError {
  constructor(
    message: string,
    readonly retryAfter: string | null = null,
  ) {
    super(message);
  }
}

export type ReadOptions = Pick<
  FilledOptions,
  'headers' | 'auth' | 'timeoutMs' | 'retries' | 'revision'
>;

/**
 * GETs JSON and parses it.
 * @param parse makes what is wanted of the parsed JSON, or throws
 * @param known what was made of earlier answers
 * @throws SourceError naming `url` and what happened at the last attempt, or whatever `parse` throws.
 */
export async function readParsed<Parsed>(
  url: string,
  options: ReadOptions & Pick<FilledOptions, 'rootKey'>,
  parse: (body: unknown, url: string) => Parsed,
  known?: KnownAnswers,
): Promise<Parsed> {
  const text = await readText(url, options);
  const parsed = () => parse(parseJson(text, url), url);
  return known ? known.parsed(`${options.rootKey} ${url}`, text, parsed) : parsed();
}

/**
 * GETs a text. Network errors, time-outs, 5xx, 429 and answers that are too old are tried again with
 * growing waits; any other answer but 2xx fails at once.
 */
async function readText(url: string, options: ReadOptions): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readOnce(url, options);
    } catch (error) {
      if (!(error instanceof PassingFailure)) throw error;
      if (attempt > options.retries) {
        throw new SourceError(`${error.message} (attempt ${attempt} of ${options.retries + 1})`);
      }
      await sleep(waitBefore(attempt, error.retryAfter));
    }
  }
}

async function readOnce(url: string, options: ReadOptions): Promise<string> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    const response = await fetch(url, {
      headers: requestHeaders(options),
      // An API that redirects is misconfigured: following would also hand its credentials on.
      redirect: 'manual',
      signal,
    });
    const text = await response.text();
    if (response.ok) {
      checkRevision(response, url, options);
      return text;
    }
    const failure = `GET ${url} was answered ${response.status}`;
    if (response.status < 500 && response.status !== 429) throw new SourceError(failure);
    throw new PassingFailure(failure, response.headers.get('retry-after'));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const reason = signal.aborted ? `no answer within ${options.timeoutMs} ms` : reasonOf(error);
    throw new PassingFailure(`GET ${url} failed: ${reason}`);
  }
}

/** @throws PassingFailure when an answer does not hold the change that it is read for */
function checkRevision({ headers }: Response, url: string, { revision }: ReadOptions): void {
  const least = revision?.least() ?? 0;
  if (!revision || least === 0) return;
  const told = headers.get(revision.header);
  if (told === null) throw new SourceError(`GET ${url} was answered without ${revision.header}`);
  if (!(Number(told) >= least)) {
    throw new PassingFailure(
      `GET ${url} was answered with content of change ${told}, but change ${least} is to be built`,
    );
  }
}

function parseJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SourceError(`GET ${url} was not answered with JSON: ${String(error)}`);
  }
}

/** Spec §7: all calls are sent with an Accept header for JSON. */
function requestHeaders({ headers, auth, revision }: ReadOptions): Headers {
  const result = new Headers({ accept: 'application/json', ...headers });
  const least = revision?.least() ?? 0;
  if (revision && least > 0) result.set(revision.header, String(least));
  if (auth) {
    const credentials = Buffer.from(`${auth.username}:${auth.password}`).toString('base64');
    result.set('authorization', `Basic ${credentials}`);
  }
  return result;
}

/** `fetch` only says that it failed; why is in the cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string }; message?: string };
  return cause?.message || message || String(error);
}
