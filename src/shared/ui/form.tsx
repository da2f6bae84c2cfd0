import { useEffect, useRef, type ReactNode } from 'react';
import { prepareCaptcha } from '../lib/captcha';
import { report } from '../lib/report';
import { CaptchaTerms } from './captcha-terms';
import { DraftNotice } from './draft-notice';
import * as forms from './form.module.css';

interface FormProps {
  onSubmit: () => Promise<void>;
  /** Whether it is sent without a bot check: by who is known by a token, say. */
  isUnchecked?: boolean;
  /** What was typed before a reload; a form without a draft has none. */
  draft?: { isRestored: boolean; startOver: () => void };
  children: ReactNode;
}

/** A form whose errors are said by us, in words; its first focus loads the bot check. */
export function Form({ onSubmit, isUnchecked = false, draft, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (isUnchecked) return undefined;
    const element = form.current;
    const prepare = () => {
      prepareCaptcha().catch((error: unknown) => report(error, 'captcha'));
    };
    element?.addEventListener('focusin', prepare, { once: true });
    return () => element?.removeEventListener('focusin', prepare);
  }, [isUnchecked]);

  return (
    <form
      ref={form}
      className={forms.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {draft?.isRestored && <DraftNotice onStartOver={draft.startOver} />}
      {children}
      {!isUnchecked && <CaptchaTerms />}
    </form>
  );
}
