import type { BotAction } from '../../config/bot-actions';
import { captcha as facts } from '../../config/captcha';
import { captchaKey, captchaScriptFor } from '../../domain/addresses';
import { CaptchaError } from './captcha-error';

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

/** What a check said. */
export interface CheckedVisitor {
  isPerson: boolean;
  /** For the call that follows; undefined for a robot, and where the site signs none. */
  receipt?: string;
}

let loading: Promise<Captcha> | null = null;

/** Loads the script; called when a form gets its first focus, so that other pages go without it. */
export function prepareCaptcha(): Promise<Captcha> {
  loading ??= inTime(load(), 'failed to load script').catch((error: unknown) => {
    // The next attempt starts anew: a connection may be back.
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Captcha> {
  const key = captchaKey();
  if (!key) throw new CaptchaError('no key provided');
  // The version comes with the address of its script.
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
 * @throws CaptchaError when the check itself could not be made, or takes too long
 */
export async function checkVisitor(action: BotAction): Promise<CheckedVisitor> {
  const captcha = await prepareCaptcha();
  const token = await inTime(captcha.execute(captchaKey() ?? '', { action }), 'failed to execute');
  const { success, message, receipt } = await inTime(verdictOn(token), 'the check has no answer');
  // Spec §8: an internal error is no verdict, so it is not the visitor who has failed.
  if (message === 'Internal error') throw new CaptchaError('the check could not be made');
  return {
    isPerson: success === true,
    ...(typeof receipt === 'string' && { receipt }),
  };
}

async function verdictOn(token: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`/api/check-token?token=${encodeURIComponent(token)}`, {
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new CaptchaError(`the check answered ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** @throws CaptchaError with `failure` for whatever fails, and for what does not come in time */
async function inTime<Value>(task: Promise<Value>, failure: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new CaptchaError(`${failure} in ${facts.pageTimeoutMs} ms`)),
      facts.pageTimeoutMs,
    );
  });
  try {
    return await Promise.race([task, late]);
  } catch (cause) {
    throw cause instanceof CaptchaError ? cause : new CaptchaError(failure, { cause });
  } finally {
    clearTimeout(timer);
  }
}
