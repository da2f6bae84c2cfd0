import { navigate } from 'gatsby';
import { useEffect, useRef } from 'react';
import * as prose from './prose.module.css';

/** HTML of editors, sanitised by the build. Its links within the site are followed without a reload. */
export function RichText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = text.current;
    if (!element) return undefined;
    const follow = (event: MouseEvent) => {
      const path = pathToFollow(event, window.location);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, []);
  return <div ref={text} className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The page of the site that a plain click on a link leads to; null when the browser is to act. */
function pathToFollow(event: MouseEvent, here: Location): string | null {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || event.button !== 0 || !isPlain) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== here.origin) return null;
  // A file has no slash at its end, and a place on this page needs no navigation.
  if (!link.pathname.endsWith('/') || link.pathname === here.pathname) return null;
  return link.pathname + link.search + link.hash;
}
