import { resetPassword, verifyEmail } from '../../contract/account';
import type { Sent } from '../../contract/request';
import { confirmSubscription, unsubscribe } from '../../contract/subscribers';
import { callApi, type CallOptions } from '../../shared/lib/http';

/** Each hands the token of a message to the backend and gives what it says to it. */
export const confirmMailing = (token: string) => callApi(confirmSubscription, { query: { token } });
export const endMailing = (token: string) => callApi(unsubscribe, { body: { token } });
export const confirmEmail = (token: string) => callApi(verifyEmail, { query: { token } });
export const setPassword = (
  body: Sent<typeof resetPassword.body>,
  { receipt }: Pick<CallOptions, 'receipt'>,
) => callApi(resetPassword, { body, receipt });
