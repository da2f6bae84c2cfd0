import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows what it holds once the frame has been painted in which it was mounted: what surrounds it is
 * then on the screen at once. It comes in one go, with its effects, so that a form is ready for what
 * is typed as soon as its fields can be seen.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // A task of its own comes after the frame that the callback belongs to.
      task = setTimeout(() => flushSync(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return isPainted ? children : null;
}
