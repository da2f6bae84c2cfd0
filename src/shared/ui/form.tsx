import { useEffect, useRef, type ReactNode } from 'react';
import { prepareCaptcha } from '../lib/captcha';
import { report } from '../lib/report';
import { CaptchaTerms } from './captcha-terms';
import * as forms from './form.module.css';

interface FormProps {
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** A form whose errors are said by us, in words; its first focus loads the bot check. */
export function Form({ onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const element = form.current;
    const prepare = () => {
      prepareCaptcha().catch((error: unknown) => report(error, 'captcha'));
    };
    element?.addEventListener('focusin', prepare, { once: true });
    return () => element?.removeEventListener('focusin', prepare);
  }, []);

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
      {children}
      <CaptchaTerms />
    </form>
  );
}
