import pLimit from 'p-limit';
import { DetailedError, Upload } from 'tus-js-client';
import { limits } from '../../config/limits';
import { uploadKeyHeader, uploadsPath } from '../../contract/uploads';
import { apiBaseFor } from '../../domain/addresses';
import { backOff } from '../../domain/back-off';
import { apiErrorOf } from '../lib/api-error';

interface SendingFile {
  file: File;
  /** What the form calls the file. */
  key: string;
  /** Address of the upload to go on with; null begins a new one. */
  url: string | null;
  /** Key of the form. */
  formKey: string;
  signal: AbortSignal;
  /** Told the address of the upload. */
  onUrl: (url: string) => void;
  /** Told how many bytes are on their way. */
  onSent: (bytes: number) => void;
}

/** Pauses after attempts that brought nothing; one that brought something begins them anew. */
const pauses = Array.from({ length: 8 }, (_, attempt) =>
  Math.round(backOff(attempt, { first: 500, longest: 15_000, jitter: [1, 1.5] })),
);

const common = {
  chunkSize: limits.uploadChunkBytes,
  retryDelays: pauses,
  storeFingerprintForResuming: false,
};

const slots = pLimit(limits.uploadsAtOnce);

/**
 * Sends a file, or the rest of it, by the tus protocol; few at a time. A connection that breaks is
 * tried again for about a minute, from where the backend has got to.
 * @throws ApiError for a refusal, the reason of `signal`, Error when the connection does not come back
 */
export function sendFile(sending: SendingFile): Promise<void> {
  return slots(() => transfer(sending));
}

function transfer({ file, key, url, formKey, signal, onUrl, onSent }: SendingFile): Promise<void> {
  return new Promise((resolve, reject) => {
    let upload: Upload;
    let stall: ReturnType<typeof setTimeout>;
    let stalls = 0;
    const settle = (end: () => void) => {
      clearTimeout(stall);
      signal.removeEventListener('abort', onAbort);
      end();
    };
    const onAbort = () => {
      void upload.abort();
      settle(() => reject(signal.reason as Error));
    };
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(onStall, limits.uploadStallMs);
    };
    // A connection that has gone without a word: another one may do.
    const onStall = () => {
      void upload.abort();
      stalls += 1;
      if (stalls >= pauses.length) settle(() => reject(new Error('nothing moves any more')));
      else start();
    };
    const start = () => {
      watch();
      upload.start();
    };
    const onError = (error: Error | DetailedError) => settle(() => reject(refusalOf(error)));
    const shared = { ...common, headers: { [uploadKeyHeader]: formKey }, onError };

    const create = () => {
      upload = new Upload(file, {
        ...shared,
        endpoint: `${apiBaseFor(window.location.hostname)}${uploadsPath}`,
        metadata: { filename: file.name, key },
        onUploadUrlAvailable: () => {
          const { url: address } = upload;
          void upload.abort();
          if (address === null) settle(() => reject(new Error('an upload without an address')));
          else goOn(address);
        },
      });
      start();
    };
    // Without an endpoint no other upload is begun while this one cannot be reached for a time.
    const goOn = (address: string) => {
      onUrl(address);
      upload = new Upload(file, {
        ...shared,
        uploadUrl: address,
        onProgress: (bytes) => {
          stalls = 0;
          watch();
          onSent(bytes);
        },
        onSuccess: () => settle(resolve),
      });
      start();
    };

    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    signal.addEventListener('abort', onAbort);
    if (url === null) create();
    else goOn(url);
  });
}

/** Takes an upload back; one that cannot be reached is removed by the backend in its time. */
export async function takeBack(url: string, formKey: string): Promise<void> {
  await Upload.terminate(url, { headers: { [uploadKeyHeader]: formKey }, retryDelays: [] });
}

/** What the backend answered, or the error itself when it did not. */
function refusalOf(error: Error | DetailedError): Error {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  return response ? apiErrorOf(response.getStatus(), jsonOf(response.getBody())) : error;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
