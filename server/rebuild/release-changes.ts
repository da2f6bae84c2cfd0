/**
 * What has happened in Gatsby's `public` since the last release that was tried to be made of it. A
 * path that is in neither list has the content that it had then.
 */
export interface PublicChanges {
  /** Paths below `public`, with forward slashes. */
  written: readonly string[];
  removed: readonly string[];
}
