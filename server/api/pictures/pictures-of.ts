import { type Picture } from '../../../src/contract/wire';

/** A picture as the database keeps it. */
interface PictureRow {
  /** Below `/pictures/`. */
  address: string;
  width: number;
  height: number;
  color: string;
}

/** @param publicUrl where pictures are fetched from, without a trailing slash */
export function pictureAnswer(
  { address, width, height, color }: PictureRow,
  alt: string,
  publicUrl: string,
): Picture {
  return { src: `${publicUrl}/pictures/${address}`, width, height, color, alt };
}

/** The cover of a page, null when it has none; decoration, so it needs no words. */
export function coverAnswer(cover: PictureRow | null, publicUrl: string): Picture | null {
  return cover && pictureAnswer(cover, '', publicUrl);
}
