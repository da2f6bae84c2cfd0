const loading: Promise<unknown>[] = [];

/** Notes what the renderer of pages must have loaded before it renders the first. */
export function noteBuildPart(part: Promise<unknown>): void {
  loading.push(part);
}

/** Resolves once all that was noted is there, and throws what loading it threw. */
export async function buildPartsLoaded(): Promise<void> {
  await Promise.all(loading);
}
