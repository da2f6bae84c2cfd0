const keyBytes = 32;

/** A key for the files of one form, that nobody can guess: base64url, 43 characters. */
export function newUploadKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
