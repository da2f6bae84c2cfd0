import heic from 'heic-decode';
import { checkSize, type Pixels } from './pixels';
import { RefusedFile } from './refused-file';

/** The first picture of a HEIC file, upright. */
export async function decodeHeic(buffer: Buffer): Promise<Pixels> {
  const pictures = await heic.all({ buffer });
  try {
    const [first] = pictures;
    if (!first) throw new RefusedFile('pictureBroken', 'no picture in it');
    checkSize(first.width, first.height);
    return { ...(await first.decode()), channels: 4 };
  } finally {
    pictures.dispose();
  }
}
