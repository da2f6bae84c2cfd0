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
