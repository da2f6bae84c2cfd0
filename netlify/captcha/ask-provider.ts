import type { ReadableStream } from 'node:stream/web';
import { captcha } from '../../src/config/captcha';

/** What the captcha provider says of a token. */
export interface Verdict {
  success: boolean;
  /** 0 (a robot) to 1. */
  score: number;
  /** Action name that the page gave. */
  action: string;
  /** Where the page was. */
  hostname: string;
}

export interface Provider {
  /** Address that verifies tokens. */
  url: string;
  secret: string;
}

/** Bytes of an answer; a real one has a few hundred. */
const longestAnswer = 16 * 1024;

/**
 * Asks the provider, within five seconds from the first byte to the last.
 * @throws Error without an answer in time, for another status, and for an answer that is no verdict
 */
export async function askProvider({ url, secret }: Provider, token: string): Promise<Verdict> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(captcha.providerTimeoutMs),
  });
  if (!answer.ok) throw new Error(`the captcha provider answered ${answer.status}`);
  return readVerdict(JSON.parse(await textOf(answer)));
}

/** @throws Error when the answer is longer than any verdict; the rest of it is not read */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as ReadableStream<Uint8Array>) {
    size += chunk.length;
    if (size > longestAnswer) throw new Error('the captcha provider answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A provider that leaves out or misspells a field is refused rather than trusted. */
function readVerdict(answer: unknown): Verdict {
  const {
    success,
    score = 0,
    action = '',
    hostname = '',
  } = (answer ?? {}) as Record<string, unknown>;
  if (
    typeof success !== 'boolean' ||
    typeof score !== 'number' ||
    typeof action !== 'string' ||
    typeof hostname !== 'string'
  ) {
    throw new Error('the captcha provider answered with no verdict');
  }
  return { success, score, action, hostname };
}
