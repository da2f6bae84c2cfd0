import { feedback, type RegisteredRequest } from '../../contract/feedback';
import { callApi } from '../../shared/lib/http';

/** Sends a request; `body` is JSON, or form data when photos come along. */
export function sendRequest(body: object | FormData): Promise<RegisteredRequest> {
  return callApi(feedback, { body });
}
