import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows what it holds once the frame has been painted in which it was mounted: what surrounds it is
 * then on the screen at once, and nothing that a visitor does meanwhile waits for the rest.
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
  return isPainted ? <WithEffects>{children}</WithEffects> : null;
}

/** Comes with its effects, so that a form is ready for what is typed as soon as its fields can be seen. */
function WithEffects({ children }: PropsWithChildren) {
  useLayoutEffect(() => {
    // Effects of a transition would wait for the next frame.
    queueMicrotask(() => flushSync(() => undefined));
  }, []);
  return children;
}
