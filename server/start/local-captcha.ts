import { type ApiConfig } from '../api/config';

/**
 * Lets the captcha function ask the stand-in of the local backend, unless the environment names a
 * provider, and sign receipts that this backend takes; the functions of the repository read the
 * environment of this process.
 * @param apiUrl of the backend that was started, without a trailing slash
 */
export function useLocalCaptcha(apiUrl: string, { captchaSecret, receiptSecret }: ApiConfig): void {
  process.env.CAPTCHA_VERIFY_URL ||= `${apiUrl}/dev/captcha/siteverify`;
  process.env.CAPTCHA_SECRET ||= captchaSecret;
  if (receiptSecret !== null) process.env.CAPTCHA_RECEIPT_SECRET ||= receiptSecret;
}
