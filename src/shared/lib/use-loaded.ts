import { useEffect, useState } from 'react';
import { report } from './report';

/**
 * A part of a page that is loaded when it is wanted; null until it is there. A failure is reported
 * and leaves the page without the part.
 * @param load must stay the same between renders
 */
export function useLoaded<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  context: string,
): Part | null {
  const [part, setPart] = useState<{ value: Part } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    load()
      .then((value) => {
        if (!isLeft) setPart({ value });
      })
      .catch((error: unknown) => report(error, context));
    return () => {
      isLeft = true;
    };
  }, [isWanted, load, context]);
  return part?.value ?? null;
}
