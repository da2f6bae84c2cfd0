import { requestIdHeader } from '../../domain/request-id';

/** Milliseconds without a byte moving after which an upload counts as broken off. */
const longestStall = 60_000;

/**
 * Posts form data and tells how much of it is on its way, which `fetch` cannot. A slow connection may
 * take its time, as long as something moves.
 * @param onProgress share of the body that was sent, 0 to 1
 * @returns the answer, of whatever status
 * @throws DOMException `TimeoutError` when nothing moves for a minute, the reason of `signal` when it
 * ends the call, TypeError without an answer, as `fetch` does
 */
export function uploadForm(
  url: string,
  body: FormData,
  headers: Record<string, string>,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const onAbort = () => end(signal?.reason);
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => end(new DOMException(`nothing moved for ${longestStall} ms`, 'TimeoutError')),
        longestStall,
      );
    };
    const leave = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const end = (reason: unknown) => {
      leave();
      request.abort();
      reject(reason instanceof Error ? reason : new DOMException('ended', 'AbortError'));
    };
    if (signal?.aborted) {
      onAbort();
      return;
    }
    signal?.addEventListener('abort', onAbort);
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      leave();
      const headers = new Headers();
      for (const name of ['content-type', requestIdHeader]) {
        headers.set(name, request.getResponseHeader(name) ?? '');
      }
      resolve(
        new Response(request.responseText || null, {
          status: request.status,
          headers,
        }),
      );
    };
    request.onerror = () => {
      leave();
      reject(new TypeError('the upload got no answer'));
    };
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    watch();
    request.send(body);
  });
}
