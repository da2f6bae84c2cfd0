import {
  account,
  changePassword,
  editAccount,
  forgotPassword,
  login,
  logout,
  register,
  sendVerificationEmail,
  type Account,
} from '../../contract/account';
import {
  accountSubscriptions,
  notificationSettings,
  saveAccountSubscriptions,
  savedItems,
  saveNotificationSettings,
  toggleSavedItem,
} from '../../contract/account-lists';
import { productMessages, productOrders, sendProductMessage } from '../../contract/product-orders';
import type { Sent } from '../../contract/request';
import { ApiError } from '../../shared/lib/api-error';
import { callApi, type CallOptions } from '../../shared/lib/http';

/** Token of a new session. */
export function sendLogin(
  body: Sent<typeof login.body>,
  { receipt }: Pick<CallOptions, 'receipt'>,
): Promise<string> {
  return callApi(login, { body, receipt });
}

/** Gives what the backend says: a message is on its way. */
export const sendRegistration = (body: Sent<typeof register.body>) => callApi(register, { body });
export const askForConfirmation = (email: string) =>
  callApi(sendVerificationEmail, { body: { email } });
export const askForNewPassword = (email: string) => callApi(forgotPassword, { body: { email } });

/** The answer sets the cookie whose value calls that change something send back (spec §7). */
export function fetchAccount(token: string, signal?: AbortSignal): Promise<Account> {
  return callApi(account, { query: { token }, signal });
}

const csrfRefused = 419;

/** Changes something of an account; a cookie that is gone is got again before a second attempt. */
export async function change<Answer>(token: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === csrfRefused)) throw error;
    await fetchAccount(token);
    return call();
  }
}

/** A body without its token. */
export type ChangeBody<Body> = Omit<Body, 'token'>;

export const endSession = (token: string) =>
  change(token, () => callApi(logout, { body: { token } }));
export const savePerson = (token: string, body: ChangeBody<Sent<typeof editAccount.body>>) =>
  change(token, () => callApi(editAccount, { body: { ...body, token } }));
export const saveNewPassword = (
  token: string,
  body: ChangeBody<Sent<typeof changePassword.body>>,
) => change(token, () => callApi(changePassword, { body: { ...body, token } }));

export const fetchSaved = (token: string, signal?: AbortSignal) =>
  callApi(savedItems, { query: { token }, signal });
export const toggleSaved = (token: string, item: ChangeBody<Sent<typeof toggleSavedItem.body>>) =>
  change(token, () => callApi(toggleSavedItem, { body: { ...item, token } }));

export const fetchTopics = (token: string, signal?: AbortSignal) =>
  callApi(accountSubscriptions, { query: { token }, signal });
export const saveTopics = (
  token: string,
  body: ChangeBody<Sent<typeof saveAccountSubscriptions.body>>,
) => change(token, () => callApi(saveAccountSubscriptions, { body: { ...body, token } }));

export const fetchNotifications = (token: string, signal?: AbortSignal) =>
  callApi(notificationSettings, { query: { token }, signal });
export const saveNotifications = (
  token: string,
  body: ChangeBody<Sent<typeof saveNotificationSettings.body>>,
) => change(token, () => callApi(saveNotificationSettings, { body: { ...body, token } }));

export const fetchOrders = (token: string, signal?: AbortSignal) =>
  callApi(productOrders, { query: { token }, signal });
export const fetchMessages = (token: string, order: number, signal?: AbortSignal) =>
  callApi(productMessages, { params: { id: order }, query: { token }, signal });
export const sendMessage = (token: string, order: number, text: string) =>
  change(token, () =>
    callApi(sendProductMessage, { params: { id: order }, body: { token, text } }),
  );
