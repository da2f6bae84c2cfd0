import { isBotAction } from '../../src/config/bot-actions';
import { signReceipt } from '../../src/domain/captcha-receipt';
import { askProvider } from '../captcha/ask-provider';

const verdicts = {
  verified: { success: true, message: 'Token verifyed' },
  invalid: { success: false, message: 'Invalid token' },
  failed: { success: false, message: 'Internal error' },
} as const;

interface Checked {
  verdict: keyof typeof verdicts;
  /** Of a person, where receipts are signed. */
  receipt?: string;
}

const longestTokenBytes = 4096;
const defaultMinScore = 0.5;

/** Netlify reads this without running it, and keeps the limit at its edge, as the local edge does. */
export const config = {
  path: '/api/check-token',
  method: 'GET',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/**
 * `GET /api/check-token?token=…` (spec §7): whether the captcha provider takes a visitor of this very
 * site for a person. Answers 200 with one of the three verdicts of spec §8; the first comes with a
 * receipt that the backend takes once, for the action that the token was made for.
 */
export default async function checkToken(request: Request): Promise<Response> {
  const { searchParams, hostname } = new URL(request.url);
  const { verdict, receipt } = await check(searchParams.get('token') ?? '', hostname);
  return Response.json(
    { ...verdicts[verdict], ...(receipt && { receipt }) },
    { headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } },
  );
}

async function check(token: string, hostname: string): Promise<Checked> {
  if (token === '' || Buffer.byteLength(token) > longestTokenBytes) return { verdict: 'invalid' };
  try {
    return await checkedBy(settings(), token, hostname);
  } catch (error) {
    // Spec §8: an exception is logged and answered as an internal error.
    console.error('check-token:', error);
    return { verdict: 'failed' };
  }
}

async function checkedBy(
  { provider, minScore, receiptSecret }: ReturnType<typeof settings>,
  token: string,
  hostname: string,
): Promise<Checked> {
  const { success, score, action, hostname: solvedAt } = await askProvider(provider, token);
  const isOurs = solvedAt === hostname && isBotAction(action);
  if (!success || score < minScore || !isOurs) return { verdict: 'invalid' };
  if (!receiptSecret) return { verdict: 'verified' };
  return { verdict: 'verified', receipt: signReceipt({ hostname, action }, receiptSecret) };
}

/** @throws Error naming the variable that is missing or wrong: nobody is verified by default */
function settings() {
  const { CAPTCHA_VERIFY_URL, CAPTCHA_SECRET, CAPTCHA_MIN_SCORE, CAPTCHA_RECEIPT_SECRET } =
    process.env;
  if (!CAPTCHA_VERIFY_URL || !CAPTCHA_SECRET) {
    throw new Error('CAPTCHA_VERIFY_URL and CAPTCHA_SECRET are not set');
  }
  const minScore = Number(CAPTCHA_MIN_SCORE || defaultMinScore);
  if (!(minScore >= 0 && minScore <= 1)) {
    throw new Error(`CAPTCHA_MIN_SCORE is "${CAPTCHA_MIN_SCORE}", expected a number from 0 to 1`);
  }
  return {
    provider: { url: CAPTCHA_VERIFY_URL, secret: CAPTCHA_SECRET },
    minScore,
    receiptSecret: CAPTCHA_RECEIPT_SECRET,
  };
}
