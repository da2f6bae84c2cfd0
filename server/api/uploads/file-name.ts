const longestName = 200;

/** The name that a visitor gave a file, as it may be kept and shown. */
export function fileName(given: string): string {
  return given
    .replace(/[\0-\x1f\x7f/\\]/g, ' ')
    .trim()
    .slice(-longestName);
}
