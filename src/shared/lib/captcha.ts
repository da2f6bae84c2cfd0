import { captchaKey, captchaScriptFor } from '../../domain/addresses';

/** Protocol version of the bot check: score mode, invisible (spec §7). */
const version = 'v3';

/** What the provider's script puts into the window. */
interface Captcha {
  ready: (run: () => void) => void;
  execute: (key: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Captcha;
  }
}

/** Why the bot check could not say anything (spec §8 "Bot-check script errors"). */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
}

let loading: Promise<Captcha> | null = null;

/** Loads the script; called when a form gets its first focus, so that other pages go without it. */
export function prepareCaptcha(): Promise<Captcha> {
  loading ??= load().catch((error: unknown) => {
    // The next attempt starts anew: a connection may be back.
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Captcha> {
  const key = captchaKey();
  if (!key) throw new CaptchaError('no key provided');
  const source = captchaScriptFor(window.location.hostname);
  if (!source) throw new CaptchaError(`no version provided for ${version}`);
  const script = document.createElement('script');
  script.src = `${source}?render=${encodeURIComponent(key)}`;
  script.async = true;
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new CaptchaError('failed to load script'));
    };
    document.head.append(script);
  });
  const { grecaptcha } = window;
  if (!grecaptcha) throw new CaptchaError('failed to load script');
  return new Promise((resolve) => grecaptcha.ready(() => resolve(grecaptcha)));
}

/**
 * Whether the provider takes the visitor for a person: a token for `action`, checked by the site's
 * own function (spec §7 `/api/check-token`).
 * @throws CaptchaError when the check itself could not be made
 */
export async function isPerson(action: string): Promise<boolean> {
  const captcha = await prepareCaptcha();
  const token = await captcha.execute(captchaKey() ?? '', { action }).catch((cause: unknown) => {
    throw new CaptchaError('failed to execute', { cause });
  });
  const answer = await fetch(`/api/check-token?token=${encodeURIComponent(token)}`, {
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new CaptchaError(`the check answered ${answer.status}`);
  const { success } = (await answer.json()) as { success?: unknown };
  return success === true;
}
