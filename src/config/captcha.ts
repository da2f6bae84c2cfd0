/** Facts of the bot check (spec §7) that site, function and backend share. */
export const captcha = {
  /** Header of a call that carries the receipt of a check. */
  receiptHeader: 'x-captcha-receipt',
  /** How long a receipt counts, seconds: from the check to the end of an upload that began at once. */
  receiptSeconds: 300,
  /** How long the function waits for the provider, milliseconds. */
  providerTimeoutMs: 5000,
  /** How long a page waits for the script, for a token, and for the function, milliseconds each. */
  pageTimeoutMs: 8000,
  /** Checks of one address in a minute. */
  checksPerMinute: 30,
} as const;

/**
 * Whose script may draw no badge where the note under a form says what the provider demands in its
 * place (https://developers.google.com/recaptcha/docs/faq).
 */
export const recaptcha = {
  origins: ['https://www.google.com', 'https://www.recaptcha.net'],
  privacy: 'https://policies.google.com/privacy',
  terms: 'https://policies.google.com/terms',
} as const;
