import { setTimeout as sleep } from 'node:timers/promises';
import { waitBefore } from './back-off';
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

export type ReadOptions = Pick<FilledOptions, 'headers' | 'auth' | 'timeoutMs' | 'retries'>;

/**
 * GETs JSON. Network errors, time-outs, 5xx and 429 are tried again with growing waits; any other
 * answer but 2xx, and a body that is not JSON, fail at once.
 * @throws SourceError naming `url` and what happened at the last attempt.
 */
export async function readJson(url: string, options: ReadOptions): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return parseJson(await readText(url, options), url);
    } catch (error) {
      if (!(error instanceof PassingFailure)) throw error;
      if (attempt > options.retries) {
        throw new SourceError(`${error.message} (attempt ${attempt} of ${options.retries + 1})`);
      }
      await sleep(waitBefore(attempt, error.retryAfter));
    }
  }
}

async function readText(url: string, options: ReadOptions): Promise<string> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    const response = await fetch(url, {
      headers: requestHeaders(options),
      // An API that redirects is misconfigured: following would also hand its credentials on.
      redirect: 'manual',
      signal,
    });
    const text = await response.text();
    if (response.ok) return text;
    const failure = `GET ${url} was answered ${response.status}`;
    if (response.status < 500 && response.status !== 429) throw new SourceError(failure);
    throw new PassingFailure(failure, response.headers.get('retry-after'));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const reason = signal.aborted ? `no answer within ${options.timeoutMs} ms` : reasonOf(error);
    throw new PassingFailure(`GET ${url} failed: ${reason}`);
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
function requestHeaders({ headers, auth }: ReadOptions): Headers {
  const result = new Headers({ accept: 'application/json', ...headers });
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
