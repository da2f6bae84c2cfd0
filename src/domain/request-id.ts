/** Header that carries the id of a request, both ways. */
export const requestIdHeader = 'x-request-id';

/**
 * Whether a text may be the id of a request: 8 to 64 letters, digits, `-` and `_`, as UUIDs and the ids
 * of proxies are. Whatever else somebody sends would be written into the log as it came.
 */
export function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{8,64}$/.test(text);
}

/** Characters that a visitor can say on the phone, and that are enough to find a line of a log. */
const referenceLength = 8;

/** The beginning of an id as a visitor is shown it; a search of the log takes no notice of case. */
export function shortReference(id: string): string {
  return id.slice(0, referenceLength).toUpperCase();
}
