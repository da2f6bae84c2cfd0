import { feedback, type RegisteredRequest } from '../../contract/feedback';
import { subscribe } from '../../contract/subscribers';
import { callApi } from '../../shared/lib/http';

interface Sending {
  /** Ends the sending when the dialog is closed. */
  signal: AbortSignal;
  /** Told the share of the photos that was sent, 0 to 1. */
  onUpload: (share: number) => void;
}

/** Sends a request; `body` is JSON, or form data when photos come along. */
export function sendRequest(body: object | FormData, sending: Sending): Promise<RegisteredRequest> {
  return callApi(feedback, { body, ...sending });
}

/** Asks for mailings; gives what the visitor is told. */
export function sendSubscription(email: string, topics: readonly string[]): Promise<string> {
  return callApi(subscribe, { body: { email, topics } });
}
