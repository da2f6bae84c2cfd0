import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from '../lib/use-dismiss';
import * as hidden from './spoken.module.css';
import * as styles from './dropdown.module.css';

interface DropdownProps {
  /** What the button says to who cannot see it, before its own text. */
  label: string;
  current: ReactNode;
  /** The list; `close` shuts it after a choice. */
  children: (close: () => void) => ReactNode;
}

/**
 * A list that opens and closes on click, and closes on an outside click, on Escape and when the focus
 * goes on; the button has the focus after a choice and after Escape.
 */
export function Dropdown({ label, current, children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const dismiss = useCallback(
    (by: 'escape' | 'leaving') => (by === 'escape' ? close() : setOpen(false)),
    [close],
  );
  useDismiss(root, isOpen, dismiss);

  return (
    <div className={styles.dropdown} ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.current}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={hidden.spoken}>{label}: </span>
        {current}
        <svg className={styles.arrow} viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" />
        </svg>
      </button>
      <div className={styles.list} id={listId} hidden={!isOpen}>
        {children(close)}
      </div>
    </div>
  );
}
