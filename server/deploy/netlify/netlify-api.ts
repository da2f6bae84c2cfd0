import { setTimeout as wait } from 'node:timers/promises';
import { type InferType, type Schema } from 'yup';
import { backOff } from '../../../src/domain/back-off';
import { messageOf } from '../../message-of';
import { untilMayAsk } from './rate-limit';

/** How calls are made; the clock and the waiting are handed in by tests. */
export interface NetlifyApiOptions {
  /** Without a trailing slash, e.g. `https://api.netlify.com/api/v1`. */
  url: string;
  /** Personal access token; never part of a message. */
  token: string;
  signal?: AbortSignal;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Waits milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

export interface NetlifyCall {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the base address, encoded. */
  path: string;
  /** Bytes go as they are, anything else as JSON. */
  body?: Buffer | object;
}

/** An answer that says no. */
export class NetlifyRefusal extends Error {
  override readonly name = 'NetlifyRefusal';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const attempts = 10;
const patienceMs = 60_000;
const pauses = { first: 500, longest: 30_000, jitter: [0.5, 1] } as const;

/**
 * Netlify's API. A call is made again after a broken connection, an answer of 5xx, and a refusal for
 * too many calls, after which no other call goes out either until more are allowed.
 */
export class NetlifyApi {
  private readonly now: () => number;
  private readonly wait: (milliseconds: number) => Promise<unknown>;
  /** No call goes out before, in ms since 1970. */
  private pausedUntil = 0;

  constructor(private readonly options: NetlifyApiOptions) {
    this.now = options.now ?? Date.now;
    this.wait =
      options.wait ?? ((milliseconds) => wait(milliseconds, undefined, { signal: options.signal }));
  }

  /**
   * Makes a call until it is answered.
   * @throws NetlifyRefusal when the answer is no, Error when there is none after ten attempts.
   */
  async call<Answer extends Schema>(
    schema: Answer,
    { method, path, body }: NetlifyCall,
  ): Promise<InferType<Answer>> {
    for (let attempt = 0; ; attempt += 1) {
      await this.untilAllowed();
      const outcome = await this.attempt({ method, path, body });
      if ('answer' in outcome) return schema.validate(outcome.answer, { strict: true });
      if (!outcome.mayPass || attempt + 1 === attempts) {
        throw new NetlifyRefusal(
          outcome.status,
          this.withoutToken(`Netlify: ${method} ${path}: ${outcome.problem}`),
        );
      }
      if (outcome.pausedUntil !== null) {
        this.pausedUntil = Math.max(this.pausedUntil, outcome.pausedUntil);
      } else {
        await this.pause(backOff(attempt, pauses));
      }
    }
  }

  /** Waits, unless the run is ended. */
  async pause(milliseconds: number): Promise<void> {
    this.options.signal?.throwIfAborted();
    await this.wait(milliseconds);
    this.options.signal?.throwIfAborted();
  }

  private async untilAllowed(): Promise<void> {
    while (this.pausedUntil > this.now()) await this.pause(this.pausedUntil - this.now());
  }

  private async attempt({ method, path, body }: NetlifyCall): Promise<Outcome> {
    const { url, token, signal } = this.options;
    const isBytes = Buffer.isBuffer(body);
    const timeout = AbortSignal.timeout(patienceMs);
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'user-agent': 'karat-deploy',
          ...(body && {
            'content-type': isBytes ? 'application/octet-stream' : 'application/json',
          }),
        },
        ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const text = await response.text();
      if (response.ok) return { answer: JSON.parse(text) as unknown };
      const { status, headers } = response;
      return {
        status,
        problem: `answered ${status}: ${text.slice(0, 300)}`,
        mayPass: status >= 500 || status === 429 || status === 408,
        pausedUntil: status === 429 ? untilMayAsk(headers, this.now()) : null,
      };
    } catch (error) {
      signal?.throwIfAborted();
      const cause = error instanceof Error && error.cause ? `, ${messageOf(error.cause)}` : '';
      const problem = `no answer: ${messageOf(error)}${cause}`;
      return { status: 0, problem, mayPass: true, pausedUntil: null };
    }
  }

  private withoutToken(message: string): string {
    return message.replaceAll(this.options.token, '…');
  }
}

type Outcome =
  | { answer: unknown }
  | { status: number; problem: string; mayPass: boolean; pausedUntil: number | null };
