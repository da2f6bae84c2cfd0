import { useEffect, useRef, useState } from 'react';
import { usePathname } from '../shared/lib/use-pathname';
import * as hidden from '../shared/ui/spoken.module.css';

/**
 * Tells who does not see it where a link has led: the page's own title, in its own language. Gatsby's
 * announcer, which speaks English, is off (`route-announcer-props.ts`).
 */
export function PageAnnouncer() {
  const pathname = usePathname();
  const before = useRef<string | null>(null);
  const [title, setTitle] = useState('');
  useEffect(() => {
    // The page that was opened first is read by the screen reader itself.
    const isLed = before.current !== null && before.current !== pathname;
    before.current = pathname;
    if (isLed) setTitle(document.querySelector('main h1')?.textContent ?? document.title);
  }, [pathname]);
  return (
    <p className={hidden.spoken} aria-live="polite">
      {title}
    </p>
  );
}
