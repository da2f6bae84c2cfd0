import { useRecoilValue } from 'recoil';
import type { FieldValues } from 'react-hook-form';
import { useApiForm, type ApiFormOptions } from '../../shared/forms/use-api-form';
import { accountTokenState } from './session.state';
import { isRefusedToken } from './use-account-data';
import { useSession } from './use-session';

interface AccountFormOptions<Fields extends FieldValues, Body extends object, Answer> extends Omit<
  ApiFormOptions<Fields, Body & { token: string }, Answer>,
  'toBody' | 'send'
> {
  /** The body without its token. */
  toBody: (fields: Fields) => Body;
  send: (token: string, body: Body) => Promise<Answer>;
}

/** A form that changes something of the account; a token that is refused ends the session. */
export function useAccountForm<Fields extends FieldValues, Body extends object, Answer>({
  toBody,
  send,
  problemOf,
  ...options
}: AccountFormOptions<Fields, Body, Answer>) {
  const token = useRecoilValue(accountTokenState) ?? '';
  const { refuse } = useSession();
  return useApiForm({
    ...options,
    toBody: (fields: Fields) => ({ ...toBody(fields), token }),
    send: (_, { fields }) => send(token, toBody(fields)),
    problemOf: (error) => {
      if (isRefusedToken(error)) refuse();
      return problemOf?.(error);
    },
  });
}
