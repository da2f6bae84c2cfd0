import { useRecoilValue } from 'recoil';
import type { Account } from '../../contract/account';
import { accountDataState, accountTokenState } from './session.state';

/** Who is logged in, for the forms that ask who asks. */
export interface AccountContact extends Partial<
  Pick<Account, 'name' | 'email' | 'phone' | 'notifyType'>
> {
  token: string;
}

/** Null: nobody is logged in. Without data as long as the account has not been fetched. */
export function useAccountContact(): AccountContact | null {
  const token = useRecoilValue(accountTokenState);
  const account = useRecoilValue(accountDataState);
  if (token === null) return null;
  return {
    token,
    name: account?.name,
    email: account?.email,
    phone: account?.phone,
    notifyType: account?.notifyType,
  };
}
