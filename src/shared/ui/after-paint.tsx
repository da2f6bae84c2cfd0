import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Shows what it holds once the frame has been painted in which it was mounted, in slices between
 * which the browser can paint: what surrounds it is then on the screen at once.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // A task of its own comes after the frame that the callback belongs to.
      task = setTimeout(() => startTransition(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return isPainted ? children : null;
}
