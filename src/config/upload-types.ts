/**
 * Files that a visitor may send (spec §5: png, jpg, jpeg, heic, heif, gif, tiff, bmp, jpeg2000, pdf).
 * `shows`: every browser draws it, so it gets a preview.
 */
export const uploadTypes = [
  { extensions: ['png'], mimes: ['image/png'], shows: true },
  { extensions: ['jpg', 'jpeg'], mimes: ['image/jpeg'], shows: true },
  { extensions: ['heic'], mimes: ['image/heic', 'image/heic-sequence'], shows: false },
  { extensions: ['heif'], mimes: ['image/heif', 'image/heif-sequence'], shows: false },
  { extensions: ['gif'], mimes: ['image/gif'], shows: true },
  { extensions: ['tif', 'tiff'], mimes: ['image/tiff'], shows: false },
  { extensions: ['bmp'], mimes: ['image/bmp'], shows: true },
  {
    extensions: ['jp2', 'jpx', 'jpm', 'j2k'],
    mimes: ['image/jp2', 'image/jpx', 'image/jpm'],
    shows: false,
  },
  { extensions: ['pdf'], mimes: ['application/pdf'], shows: false },
] as const;

export type UploadType = (typeof uploadTypes)[number];

/** Media types that the backend keeps. */
export const uploadMimes: readonly string[] = uploadTypes.flatMap(({ mimes }) => mimes);

/** The `accept` attribute of a file field. Extensions too: browsers know no type for a HEIC. */
export const uploadAccept = uploadTypes
  .flatMap(({ extensions, mimes }) => [...mimes, ...extensions.map((end) => `.${end}`)])
  .join(',');
