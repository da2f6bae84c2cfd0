import { useEffect, useState, type RefObject } from 'react';
import { report } from '../../shared/lib/report';

/** The browser's full screen for an element. Phones may not have it: then `isPossible` is false. */
export function useFullScreen(element: RefObject<HTMLElement>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch((error: unknown) => report(error, 'item/full-screen'));
  };
  return { isPossible: document.fullscreenEnabled, isFull, toggle };
}
