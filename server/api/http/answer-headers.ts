/** What every answer says, unless its route knows better (a picture may be kept for a year). */
export const answerHeaders = {
  // Prices and availability are asked for because they change.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // An answer is data: opened as a page it may load and run nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};
