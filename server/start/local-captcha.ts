import { type ApiConfig } from '../api/config';

/**
 * Lets the captcha function ask the stand-in of the local backend, unless the environment names a
 * provider; the functions of the repository read the environment of this process.
 * @param apiUrl of the backend that was started, without a trailing slash
 */
export function useLocalCaptcha(apiUrl: string, { captchaSecret }: ApiConfig): void {
  process.env.CAPTCHA_VERIFY_URL ||= `${apiUrl}/dev/captcha/siteverify`;
  process.env.CAPTCHA_SECRET ||= captchaSecret;
}
