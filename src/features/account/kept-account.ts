import type { Account } from '../../contract/account';

const types: { [Name in keyof Account]: string } = {
  id: 'number',
  name: 'string',
  email: 'string',
  phone: 'string',
  nickname: 'string',
  notifyType: 'number',
  isRegularCustomer: 'boolean',
  createdAt: 'string',
};
const names = Object.keys(types) as (keyof Account)[];

/** Stored data of the account of a token; null for less than a whole account, and for another token's. */
export function keptAccount(stored: unknown, token: string | null | undefined): Account | null {
  const data = (stored ?? {}) as Record<string, unknown>;
  if (!token || data.token !== token) return null;
  if (names.some((name) => typeof data[name] !== types[name])) return null;
  return Object.fromEntries(names.map((name) => [name, data[name]])) as unknown as Account;
}
