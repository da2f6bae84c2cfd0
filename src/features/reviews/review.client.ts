import type { Sent } from '../../contract/request';
import { sendReview } from '../../contract/reviews';
import { callApi, type CallOptions } from '../../shared/lib/http';

/** Sends a review to the editors; gives what the backend says to it. */
export function postReview(
  body: Sent<typeof sendReview.body>,
  { receipt }: Pick<CallOptions, 'receipt'>,
): Promise<string> {
  return callApi(sendReview, { body, receipt });
}
