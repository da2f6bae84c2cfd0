import { strictTransport } from '../../../src/config/transport';

/** What every answer says, unless its route knows better (a picture may be kept for a year). */
export const answerHeaders = {
  // Prices and availability are asked for because they change.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // An answer is data: opened as a page it may load and run nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // Sites of the house lie beside the backend, and ask by CORS from elsewhere.
  'cross-origin-resource-policy': 'same-site',
};

/**
 * The headers of a backend that visitors reach at `publicUrl`; null: it is not said how. An address of
 * https is asked for by https alone from then on.
 */
export function headersOfBackend(publicUrl: string | null): Record<string, string> {
  if (!publicUrl?.startsWith('https:')) return answerHeaders;
  return { ...answerHeaders, 'strict-transport-security': strictTransport };
}

/** What a page for people says beside: it has styles of its own and nothing else. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
