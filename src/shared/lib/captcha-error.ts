/** Why the bot check could not say anything (spec §8 "Bot-check script errors"). */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
}
