import { useEffect, useRef, type ReactNode } from 'react';
import * as button from './button.module.css';
import * as forms from './form.module.css';

interface FormDoneProps {
  message: string;
  children?: ReactNode;
  /** What may be done next. */
  action: { label: string; onPress: () => void };
}

/** What stands in place of a form that was sent. */
export function FormDone({ message, children, action }: FormDoneProps) {
  const done = useRef<HTMLDivElement>(null);
  // The button that had the focus went with the form.
  useEffect(() => done.current?.focus(), []);
  return (
    <div className={forms.done} ref={done} tabIndex={-1} role="status">
      <p className={forms.lead}>{message}</p>
      {children}
      <button type="button" className={button.secondary} onClick={action.onPress}>
        {action.label}
      </button>
    </div>
  );
}
