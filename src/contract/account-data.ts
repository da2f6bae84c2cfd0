import { record, string, unknown } from 'valibot';
import { object } from 'yup';
import { password, token } from './body';
import { defineEndpoint } from './endpoint';
import { queryOf, tokenParam } from './query';
import { filledText, flag, instant, listOf, shape } from './wire';

const tokenQuery = () => queryOf({ token: tokenParam() });
const outcome = () => shape({ message: filledText() });

/** Sessions of an account that have not run out, the latest first. */
export const accountSessions = defineEndpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'Where an account is signed in.',
  access: 'account',
  query: tokenQuery(),
  answer: shape({
    data: listOf(
      shape({
        created_at: instant(),
        expires_at: instant(),
        /** Whether it is the session that asks. */
        is_current: flag(),
      }),
    ),
  }),
  reshape: (wire) =>
    wire.data.map(({ created_at, expires_at, is_current }) => ({
      createdAt: created_at,
      expiresAt: expires_at,
      isCurrent: is_current,
    })),
});

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/sessions/end-others',
  summary: 'Signs an account out everywhere but where it asks from.',
  access: 'account',
  needsCsrf: true,
  body: object({ token: token() }),
  answer: outcome(),
  reshape: (wire) => wire.message,
});

const row = () => record(string(), unknown());

/** Everything that the house keeps of an account, by kind; times are ISO 8601. */
export const accountData = defineEndpoint({
  method: 'GET',
  path: '/account-data',
  summary: 'All that is kept of an account, for its holder to take away.',
  access: 'account',
  query: tokenQuery(),
  answer: shape({
    data: shape({
      account: row(),
      notification_settings: row(),
      topics: listOf(row()),
      saved_items: listOf(row()),
      filters: listOf(row()),
      requests: listOf(row()),
      messages: listOf(row()),
    }),
  }),
  reshape: (wire) => wire.data,
});

/** The password is asked for again: whoever finds an open tab cannot delete an account. */
export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/delete-account',
  summary: 'Deletes an account with all that it keeps; what was asked of the house stays with it.',
  access: 'account',
  needsCsrf: true,
  body: object({ token: token(), password: password() }),
  answer: outcome(),
  reshape: (wire) => wire.message,
});
