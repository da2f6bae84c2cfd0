import { account, login, type Account } from '../../contract/account';
import { callApi } from '../../shared/lib/http';

/** Token of a new session. */
export function sendLogin(email: string, password: string): Promise<string> {
  return callApi(login, { body: { email, password } });
}

export function fetchAccount(token: string): Promise<Account> {
  return callApi(account, { query: { token } });
}
