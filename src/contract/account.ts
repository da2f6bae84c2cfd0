import { type InferOutput } from 'valibot';
import { object, ref, string } from 'yup';
import { notifyTypes } from '../config/contact-channels';
import { limits } from '../config/limits';
import { email, oneOfNumbers, password, phone, requiredText, token } from './body';
import { nickname, reachableBy } from './contact-fields';
import { defineEndpoint } from './endpoint';
import { queryOf, tokenParam } from './query';
import { filledText, flag, id, instant, oneOf, shape, text } from './wire';

const accountAnswer = shape({
  id: id(),
  name: filledText(),
  email: filledText(),
  phone: text(),
  nickname: text(),
  notify_type: oneOf<number>(notifyTypes),
  is_regular_customer: flag(),
  created_at: instant(),
});

export type Account = ReturnType<typeof toAccount>;

function toAccount(wire: InferOutput<typeof accountAnswer>) {
  return {
    id: wire.id,
    name: wire.name,
    email: wire.email,
    phone: wire.phone,
    nickname: wire.nickname,
    notifyType: wire.notify_type,
    isRegularCustomer: wire.is_regular_customer,
    createdAt: wire.created_at,
  };
}

/** An answer that only says how it went, in the visitor's language. */
const outcome = () => shape({ message: filledText() });
const messageOf = (wire: { message: string }) => wire.message;

const passwordPair = () => ({
  password: password(),
  password_confirmation: string()
    .required('required')
    .oneOf([ref('password')], 'passwordsDiffer'),
});

const tokenQuery = () => queryOf({ token: tokenParam() });

/** Spec §7: GET the account endpoint, query token; the answer also sets the XSRF-TOKEN cookie. */
export const account = defineEndpoint({
  method: 'GET',
  path: '/account',
  summary: 'Data of the account that a token belongs to.',
  access: 'account',
  query: tokenQuery(),
  answer: shape({ data: accountAnswer }),
  reshape: (wire): Account => toAccount(wire.data),
});

/** Spec §5: any error of a login is one and the same message. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  summary: 'Gives a token for an e-mail and a password.',
  botCheck: ['login'],
  usesCookies: true,
  body: object({ email: email(), password: password() }),
  answer: shape({ account_token: filledText() }),
  reshape: (wire) => wire.account_token,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Revokes a token; refused without the CSRF header.',
  needsCsrf: true,
  body: object({ token: token() }),
  answer: outcome(),
  reshape: messageOf,
});

/** Spec §5 "Registration": a phone of at least 6 digits, or a nickname instead. */
const person = () => ({
  name: requiredText(limits.nameMax),
  phone: phone(limits.registerPhoneDigits),
  nickname: nickname(),
  notify_type: oneOfNumbers(notifyTypes).required('contactMethodMissing'),
});
const reachable = reachableBy('phone', 'nickname');

export const register = defineEndpoint({
  method: 'POST',
  path: '/register',
  summary: 'Makes an account that waits for its e-mail to be confirmed.',
  body: object({
    email: email(),
    ...person(),
    ...passwordPair(),
  }).test('reachable', 'required', reachable),
  answer: outcome(),
  reshape: messageOf,
});

export const verifyEmail = defineEndpoint({
  method: 'GET',
  path: '/verification-email',
  summary: 'Confirms an e-mail by the token of its message.',
  query: tokenQuery(),
  answer: outcome(),
  reshape: messageOf,
});

/** The answer never tells whether the account exists. */
export const sendVerificationEmail = defineEndpoint({
  method: 'POST',
  path: '/sendVerificationEmail',
  summary: 'Sends the confirmation message again.',
  body: object({ email: email() }),
  answer: outcome(),
  reshape: messageOf,
});

/** The answer never tells whether the account exists. */
export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/forgotPassword',
  summary: 'Sends a message with a link that sets a new password.',
  body: object({ email: email() }),
  answer: outcome(),
  reshape: messageOf,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/resetPassword',
  summary: 'Sets a new password by the token of a message and revokes all sessions.',
  botCheck: ['new_password'],
  usesCookies: true,
  body: object({ token: token(), ...passwordPair() }),
  answer: outcome(),
  reshape: messageOf,
});

/** Every session but a new one is revoked; spec §4: ends with "the password was updated". */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/changePassword',
  summary: 'Changes the password of an account and revokes its other sessions.',
  access: 'account',
  needsCsrf: true,
  body: object({ token: token(), current_password: password(), ...passwordPair() }),
  answer: shape({ message: filledText(), account_token: filledText() }),
  reshape: (wire) => ({ message: wire.message, token: wire.account_token }),
});

export const editAccount = defineEndpoint({
  method: 'POST',
  path: '/edit',
  summary: 'Changes the personal data of an account.',
  access: 'account',
  needsCsrf: true,
  body: object({
    token: token(),
    ...person(),
  }).test('reachable', 'required', reachable),
  answer: shape({ data: accountAnswer }),
  reshape: (wire): Account => toAccount(wire.data),
});
