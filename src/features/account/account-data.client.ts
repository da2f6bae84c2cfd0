import {
  accountData,
  accountSessions,
  deleteAccount,
  endOtherSessions,
} from '../../contract/account-data';
import { callApi } from '../../shared/lib/http';
import { change } from './account.client';

export const fetchSessions = (token: string, signal?: AbortSignal) =>
  callApi(accountSessions, { query: { token }, signal });
export const endOthers = (token: string) =>
  change(token, () => callApi(endOtherSessions, { body: { token } }));
export const fetchAllData = (token: string) => callApi(accountData, { query: { token } });
export const sendDeletion = (token: string, password: string) =>
  change(token, () => callApi(deleteAccount, { body: { token, password } }));
