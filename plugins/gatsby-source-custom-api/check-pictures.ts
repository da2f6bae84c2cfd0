import type { NodeFields } from './options';
import { SourceError } from './read-json';

/**
 * Checks that whatever the picture fields of a node hold are absolute http(s) addresses. Pictures
 * are not downloaded: the image CDN fetches them by address, in the sizes that pages ask for.
 * @throws SourceError naming `url` and the field.
 */
export function checkPictures(fields: NodeFields, imageKeys: readonly string[], url: string): void {
  for (const key of imageKeys) {
    for (const [index, picture] of [fields[key] ?? []].flat().entries()) {
      const address = addressOfPicture(picture);
      if (!isWebAddress(address)) {
        throw new SourceError(
          `${url} has no usable picture in "${key}[${index}]": ${JSON.stringify(address)}`,
        );
      }
    }
  }
}

function addressOfPicture(picture: unknown): unknown {
  return typeof picture === 'object' && picture !== null && 'src' in picture
    ? picture.src
    : picture;
}

function isWebAddress(address: unknown): boolean {
  return (
    typeof address === 'string' &&
    URL.canParse(address) &&
    ['http:', 'https:'].includes(new URL(address).protocol)
  );
}
