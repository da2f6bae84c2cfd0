import { reloadAfterChunkFailure } from './chunk-failure';

/**
 * Loads a part of the site's code: `loadPart(() => import('./part'))`. Who asks for a part catches
 * its failure, so the reload that a missing code chunk needs begins here.
 * @throws what the import throws
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    reloadAfterChunkFailure(error);
    throw error;
  }
}

/** Loads a part ahead of its use. A failure is no news yet: its use loads it again, and tells. */
export function preparePart(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
