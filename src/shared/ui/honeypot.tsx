import type { ComponentPropsWithoutRef, Ref } from 'react';
import * as forms from './form.module.css';

interface HoneypotProps extends ComponentPropsWithoutRef<'input'> {
  inputRef?: Ref<HTMLInputElement>;
}

/** A field that robots fill in and people do not see. */
export function Honeypot({ inputRef, ...input }: HoneypotProps) {
  return (
    <input
      {...input}
      ref={inputRef}
      className={forms.trap}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
}
