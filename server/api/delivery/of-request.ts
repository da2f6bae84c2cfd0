/** Names in a line of the log the request that left something to be sent; nothing where none did. */
export function ofRequest(requestId: string | null): string {
  return requestId === null ? '' : ` of request ${requestId}`;
}
