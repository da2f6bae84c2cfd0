/** A picture that is there. */
export interface FoundPicture {
  /** Changes whenever its bytes do; letters and digits of an entity tag. */
  version: string;
  /** Media type. */
  type: string;
  read: () => Promise<Buffer>;
}

/** Where pictures come from: files that editors sent, or what a caller of the backend hands in. */
export interface PictureSource {
  /**
   * @param address below `/pictures/`: three segments, none of them hidden or empty
   * @returns null when the picture is not of this source
   */
  find: (address: string) => Promise<FoundPicture | null>;
}

/** Segment of an address; none can leave the folder of the files. */
const segment = /^[a-z0-9][a-z0-9._-]*$/;

/**
 * The picture of the first source that has it.
 * @param address below `/pictures/`
 * @returns null when no source has it
 */
export async function findPicture(
  sources: readonly PictureSource[],
  address: string,
): Promise<FoundPicture | null> {
  if (!address.split('/').every((part) => segment.test(part))) return null;
  for (const source of sources) {
    const found = await source.find(address);
    if (found) return found;
  }
  return null;
}
