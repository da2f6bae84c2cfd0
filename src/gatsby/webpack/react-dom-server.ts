import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/**
 * What Gatsby's renderer gets as `react-dom/server`. It would stream pages and the parts that they
 * share, which takes longer, since nothing in them waits for anything, and which cuts letters: React 18
 * sends pieces of 2 KB and fills up with NUL bytes the room that is too small for the next letter
 * (`writeStringChunk`), so that `Часы` became `Ча\0сы` once on most pages.
 */
export { renderToStaticMarkup, renderToString };

interface Listeners {
  onAllReady: () => void;
  onError: (error: unknown) => void;
}

/** Renders at once and hands it on in one piece. As in React, listeners are called later. */
export function renderToPipeableStream(
  element: ReactElement,
  { onAllReady, onError }: Listeners,
): { pipe: (destination: NodeJS.WritableStream) => void } {
  let html = '';
  queueMicrotask(() => {
    try {
      html = renderToString(element);
    } catch (error) {
      return onError(error);
    }
    onAllReady();
  });
  return {
    pipe: (destination) => {
      destination.write(html);
      destination.end();
    },
  };
}
