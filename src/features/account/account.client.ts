import { account, login, type Account } from '../../contract/account';
import type { Sent } from '../../contract/request';
import { callApi, type CallOptions } from '../../shared/lib/http';

/** Token of a new session. */
export function sendLogin(
  body: Sent<typeof login.body>,
  { receipt }: Pick<CallOptions, 'receipt'>,
): Promise<string> {
  return callApi(login, { body, receipt });
}

export function fetchAccount(token: string): Promise<Account> {
  return callApi(account, { query: { token } });
}
