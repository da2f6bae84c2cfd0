import { useEffect, type ReactNode } from 'react';
import * as styles from './toast.module.css';

/** Milliseconds that a message stays. */
const stays = 6_000;

interface ToastProps {
  children: ReactNode;
  onGone: () => void;
}

/** A short message at the foot of the window: said politely, gone by itself, in nobody's way. */
export function Toast({ children, onGone }: ToastProps) {
  useEffect(() => {
    const timer = setTimeout(onGone, stays);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <p className={styles.toast} role="status">
      {children}
    </p>
  );
}
