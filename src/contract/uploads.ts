import { array, object, string } from 'yup';
import { limits } from '../config/limits';
import { defineEndpoint } from './endpoint';
import { filledText, nullableText, shape } from './wire';

/**
 * Files are sent before their request, by the tus protocol 1.0 with its extensions `creation` and
 * `termination` (https://tus.io): POST to this path below the host's API base makes an upload, PATCH
 * to its address sends bytes from an offset on, HEAD tells the offset, DELETE takes the upload back.
 * `Upload-Metadata` holds `filename`, and `key`: what the form calls the file. A second creation
 * under the same key replaces the first, whose answer may have been lost.
 */
export const uploadsPath = '/uploads';

/** Header of these calls: the key of the form that the files belong to, 32 random bytes as base64url. */
export const uploadKeyHeader = 'x-upload-key';

export const uploadKeyPattern = /^[\w-]{43}$/;

const uploadId = () => string().matches(/^[\w-]{43}$/, 'valueWrong');

/** Ids of sent files, in the visitor's order. */
export const uploadIds = () =>
  array()
    .typeError('formatWrong')
    .of(uploadId().required('required'))
    .max(limits.uploadFiles, 'tooManyFiles')
    .default([]);

export interface CheckedUpload {
  /** Media type by the first bytes. */
  type: string;
  /** A small picture of the file as a data address; null for a document. */
  preview: string | null;
}

/**
 * Asked once all bytes of a file were sent. A file that is of no accepted kind, or begins like a
 * picture and cannot be read as one, is refused under `file`, and is gone.
 */
export const checkUpload = defineEndpoint({
  method: 'POST',
  path: '/uploads/:id/check',
  summary: 'Reads a file that was sent, tells its type and gives a small picture of it.',
  body: object({
    upload_key: string().matches(uploadKeyPattern, 'valueWrong').required('required'),
  }),
  answer: shape({ data: shape({ type: filledText(), preview: nullableText() }) }),
  reshape: ({ data }): CheckedUpload => data,
});
