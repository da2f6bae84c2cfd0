import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates the page as a transition: React works in slices of a few milliseconds and lets input and
 * painting in between, where a plain `hydrateRoot` is one task of hundreds of milliseconds on a phone.
 * A page without HTML, as in development, is rendered.
 * @returns what takes the page down again.
 */
export function hydrateInSlices(page: ReactNode, container: Element): () => void {
  let root: Root | null = null;
  if (container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes()) {
    startTransition(() => {
      root = hydrateRoot(container, page);
    });
  } else {
    root = createRoot(container);
    root.render(page);
  }
  return () => root?.unmount();
}
