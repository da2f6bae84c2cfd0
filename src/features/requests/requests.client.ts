import type { MailingTopic } from '../../config/mailing-topics';
import { feedback, type feedbackBody, type RegisteredRequest } from '../../contract/feedback';
import type { Sent } from '../../contract/request';
import { subscribe } from '../../contract/subscribers';
import { callApi } from '../../shared/lib/http';
import type { SentFiles } from '../../shared/uploads/attachment-actions';

interface Sending {
  /** Of the bot check. */
  receipt: string | undefined;
  /** Ends the sending when the dialog is closed. */
  signal: AbortSignal;
  /** Told the share of the photos that was sent, 0 to 1. */
  onUpload: (share: number) => void;
}

/** Sends a request, with its photos. */
export function sendRequest(
  body: Sent<typeof feedbackBody>,
  { uploads, uploadKey, files }: SentFiles,
  sending: Sending,
): Promise<RegisteredRequest> {
  return callApi(feedback, {
    body: { ...body, ...(uploads.length > 0 && { uploads, upload_key: uploadKey }) },
    files,
    ...sending,
  });
}

/** Asks for mailings; gives what the visitor is told. */
export function sendSubscription(
  body: { email: string; topics: readonly MailingTopic[] },
  call: Pick<Sending, 'receipt' | 'signal'>,
): Promise<string> {
  return callApi(subscribe, { body, ...call });
}
