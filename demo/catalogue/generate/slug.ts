/** Words as the last segment of an address: lower-case Latin letters, digits and hyphens. */
export function slugOf(...words: readonly (string | null)[]): string {
  return words
    .filter((word) => word !== null)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'ʻʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
