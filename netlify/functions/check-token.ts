const verdicts = {
  verified: { success: true, message: 'Token verifyed' },
  invalid: { success: false, message: 'Invalid token' },
  failed: { success: false, message: 'Internal error' },
} as const;

type Verdict = keyof typeof verdicts;

const longestTokenBytes = 4096;
const providerTimeoutMs = 3000;
const defaultMinScore = 0.5;

export const config = { path: '/api/check-token', method: 'GET' };

/**
 * `GET /api/check-token?token=…` (spec §7): whether the captcha provider takes a visitor for a
 * person. Always answers 200 with one of the three verdicts of spec §8.
 */
export default async function checkToken(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const verdict = await verdictOn(token);
  return Response.json(verdicts[verdict], {
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
}

async function verdictOn(token: string): Promise<Verdict> {
  if (token === '' || Buffer.byteLength(token) > longestTokenBytes) return 'invalid';
  try {
    return (await isPerson(token)) ? 'verified' : 'invalid';
  } catch (error) {
    // Spec §8: an exception is logged and answered as an internal error.
    console.error('check-token:', error);
    return 'failed';
  }
}

async function isPerson(token: string): Promise<boolean> {
  const { CAPTCHA_VERIFY_URL, CAPTCHA_SECRET, CAPTCHA_MIN_SCORE } = process.env;
  if (!CAPTCHA_VERIFY_URL || !CAPTCHA_SECRET) {
    throw new Error('CAPTCHA_VERIFY_URL and CAPTCHA_SECRET are not set');
  }
  const minScore = Number(CAPTCHA_MIN_SCORE || defaultMinScore);
  if (!(minScore >= 0 && minScore <= 1)) {
    throw new Error(`CAPTCHA_MIN_SCORE is "${CAPTCHA_MIN_SCORE}", expected a number from 0 to 1`);
  }
  const answer = await fetch(CAPTCHA_VERIFY_URL, {
    method: 'POST',
    body: new URLSearchParams({ secret: CAPTCHA_SECRET, response: token }),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(providerTimeoutMs),
  });
  if (!answer.ok) throw new Error(`the captcha provider answered ${answer.status}`);
  const { success, score } = readAnswer(await answer.json());
  return success && score >= minScore;
}

/** A provider that leaves out or misspells a field is refused rather than trusted. */
function readAnswer(answer: unknown): { success: boolean; score: number } {
  const { success, score = 0 } = (answer ?? {}) as Record<string, unknown>;
  if (typeof success !== 'boolean' || typeof score !== 'number') {
    throw new Error('the captcha provider answered without success and score');
  }
  return { success, score };
}
