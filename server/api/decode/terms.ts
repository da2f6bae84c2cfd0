/** How the decoding process ends when it cannot tell by an answer what was wrong. */
export const exitCodes = { unreadable: 3, failed: 4, noRoom: 5 };

/** Memory that it may take, megabytes; about 135 of them are Node with the decoders. */
const usualMegabytes = 340;

/** Bytes of a decoded picture that is held as a whole within the usual memory. */
export const mostHeldBytes = 160_000_000;

/** These decoders hold several copies of the whole picture, and phones take 48 megapixels as HEIC. */
const megabytesOfPhones = 900;

/** Memory that a file of this media type may take, megabytes. */
export function megabytesFor(type: string): number {
  return /hei[cf]|jp[2xm]/.test(type) ? megabytesOfPhones : usualMegabytes;
}
