import { number, object, type InferType } from 'yup';
import { requestActions } from '../config/bot-actions';
import { itemKinds } from '../config/catalogs';
import { limits } from '../config/limits';
import {
  itemRequestCodes,
  messageRequestCodes,
  requestCodes,
  requestKinds,
} from '../config/request-kinds';
import {
  choice,
  idempotencyKey,
  oneOfNumbers,
  optionalEmail,
  optionalText,
  requiredText,
} from './body';
import { contactMethod, contactPhone, nickname, reachableBy } from './contact-fields';
import { defineEndpoint } from './endpoint';
import { trimmed } from './trimmed';
import { uploadIds } from './uploads';
import { filledText, nullableText, shape } from './wire';

const friendReachable = reachableBy('friend_contact', 'nickname_partner');

/**
 * A request of a visitor (spec §3 "Request form fields", "Callback payload"). A phone or a Telegram
 * nickname must be there (spec §5), of a friend too; `feedback_phone` is the honeypot: whoever fills it
 * is a robot.
 */
export const feedbackBody = object({
  feedback_type: oneOfNumbers(requestCodes).required('required'),
  user_name: requiredText(limits.nameMax).min(limits.nameMin, 'tooShort'),
  telephone: contactPhone(),
  nickname: nickname(),
  type_contact: contactMethod(),
  email: optionalEmail(),
  city: optionalText(60),
  message: optionalText(4000).when('feedback_type', {
    is: (type: number) => messageRequestCodes.includes(type),
    then: () => requiredText(4000),
  }),
  /** Roubles. */
  amount: number()
    .typeError('formatWrong')
    .integer('formatWrong')
    .min(0, 'valueWrong')
    .max(limits.amountMax, 'amountTooLarge')
    .nullable()
    .transform((value: number, original: unknown) => (original === '' ? null : value))
    .default(null),
  product_kind: choice(itemKinds).when('feedback_type', {
    is: (type: number) => itemRequestCodes.includes(type),
    then: (schema) => schema.required('required'),
  }),
  product_url: optionalText(160).when('feedback_type', {
    is: (type: number) => itemRequestCodes.includes(type),
    then: () => requiredText(160),
  }),
  product_name: optionalText(200),
  product_type: optionalText(60),
  purchase_year: number()
    .typeError('yearWrong')
    .integer('yearWrong')
    .min(1800, 'yearWrong')
    .test('past', 'yearWrong', (year) => !year || year <= new Date().getFullYear())
    .nullable()
    .transform((value: number, original: unknown) => (original === '' ? null : value))
    .default(null),
  condition: optionalText(60),
  /** Of the friend whom a client brings: a name, then a phone or a Telegram nickname. */
  friend_name: optionalText(limits.nameMax).when('feedback_type', {
    is: requestKinds.bringClient,
    then: () => requiredText(limits.nameMax).min(limits.nameMin, 'tooShort'),
  }),
  friend_contact: contactPhone(),
  nickname_partner: nickname(),
  link: trimmed()
    .typeError('formatWrong')
    .max(500, 'tooLong')
    .matches(/^(https?:\/\/\S+)?$/, 'formatWrong')
    .default(''),
  feedback_phone: optionalText(200),
  /** Of an account holder: the request becomes one of the account. */
  token: optionalText(200),
  idempotency_key: idempotencyKey(),
  /** Files that were sent before (`uploads.ts`), and the key that they were sent with. */
  uploads: uploadIds(),
  upload_key: optionalText(100),
})
  // Who found it cheaper says where: by a link, or by shop and city.
  .test('somewhere', 'required', (value, context) =>
    value.feedback_type !== requestKinds.foundCheaper || value.link || value.message
      ? true
      : context.createError({ path: 'link', message: 'required' }),
  )
  .test('reachable', 'required', reachableBy('telephone', 'nickname'))
  .test(
    'friendReachable',
    'required',
    (value, context) =>
      value.feedback_type !== requestKinds.bringClient || friendReachable(value, context),
  );

export type FeedbackBody = InferType<typeof feedbackBody>;

export interface RegisteredRequest {
  /** Registration number, e.g. `2026-000123`. */
  number: string;
  /** ISO date until which an answer comes; null where no term is stated. */
  answerBy: string | null;
  message: string;
}

/** Every request kind; photos as `uploads` that were sent before, or as `photos` in a multipart body. */
export const feedback = defineEndpoint({
  method: 'POST',
  path: '/feedback',
  summary: 'Registers a request of any kind, with up to ten files.',
  fileField: 'photos',
  botCheck: requestActions,
  body: feedbackBody,
  answer: shape({
    data: shape({ number: filledText(), answer_by: nullableText(), message: filledText() }),
  }),
  reshape: ({ data }): RegisteredRequest => ({
    number: data.number,
    answerBy: data.answer_by,
    message: data.message,
  }),
});
