import {
  contactChannels,
  defaultContactWord,
  type ContactChannel,
} from '../../config/contact-channels';
import { requestKinds, type RequestKind } from '../../config/request-kinds';
import type { feedbackBody } from '../../contract/feedback';
import type { Sent } from '../../contract/request';
import { phoneNumberOf } from '../../shared/lib/phone';
import type { ItemAbout } from '../../shared/state/active-modal.state';
import { amountOf } from './amount';
import { linkOf } from './link';
import { requestDialogs, type RequestDialogName } from './request-dialogs';
import type { AskedField, RequestFields } from './request-fields';

/** What a request is sent with beside what was typed. */
export interface RequestContext {
  cityTitle: string;
  about?: ItemAbout;
  /** Of an account holder: the request becomes one of the account. */
  token?: string | null;
}

type Payload = Sent<typeof feedbackBody>;

/** Fields of the contract that each field of a form fills. */
const parts: Record<AskedField, (form: RequestFields, kind: RequestKind) => Partial<Payload>> = {
  // Every request has the name of its sender.
  name: () => ({}),
  phone: ({ phone }) => ({ telephone: phoneNumberOf(phone.text, phone.country) }),
  channel: (form, kind) => ({
    ...(form.channel && { type_contact: contactWordOf(form.channel, kind) }),
    nickname: nicknameOf(form) || 'null',
  }),
  email: ({ email }) => ({ email: email.trim() }),
  message: ({ message }) => ({ message: message.trim() }),
  amount: ({ amount }) => ({ amount: amountOf(amount) }),
  productName: ({ productName }) => ({ product_name: productName.trim() }),
  productType: ({ productType }) => ({ product_type: productType }),
  year: ({ year }) => ({ purchase_year: year.trim() }),
  condition: ({ condition }) => ({ condition }),
  link: ({ link }) => ({ link: linkOf(link) }),
  friendName: ({ friendName }) => ({ friend_name: friendName.trim() }),
  friendPhone: ({ friendPhone }) => ({
    friend_contact: phoneNumberOf(friendPhone.text, friendPhone.country),
  }),
  friendNickname: ({ friendNickname }) => ({ nickname_partner: friendNickname }),
  // Files go beside the fields.
  photos: () => ({}),
};

/** Which field of a form a field of the contract comes from. */
export const fieldOf: { [bodyField: string]: keyof RequestFields | undefined } = {
  user_name: 'name',
  telephone: 'phone',
  type_contact: 'channel',
  nickname: 'nickname',
  email: 'email',
  message: 'message',
  amount: 'amount',
  product_name: 'productName',
  product_type: 'productType',
  purchase_year: 'year',
  condition: 'condition',
  link: 'link',
  friend_name: 'friendName',
  friend_contact: 'friendPhone',
  nickname_partner: 'friendNickname',
  photos: 'photos',
  uploads: 'photos',
} satisfies { [Field in keyof Payload | 'photos']?: keyof RequestFields };

/** What a request dialog sends, in the names of the contract (spec §3 "Callback payload"). */
export function requestPayload(
  dialog: RequestDialogName,
  form: RequestFields,
  { cityTitle, about, token }: RequestContext,
): Payload {
  const { kind, fields } = requestDialogs[dialog];
  return {
    feedback_type: requestKinds[kind],
    user_name: form.name.trim(),
    ...fields.reduce<Partial<Payload>>(
      (body, { field }) => ({ ...body, ...parts[field](form, kind) }),
      {},
    ),
    city: cityTitle,
    feedback_phone: form.trap,
    ...(about && productOf(about)),
    ...(token && { token }),
  };
}

function productOf({ kind, url, title, reference }: ItemAbout): Partial<Payload> {
  return {
    product_kind: kind,
    product_url: url,
    product_name: nameOf(title, reference).slice(0, 200),
    product_type: kind,
  };
}

function nameOf(title: string, reference: string | null): string {
  return reference && !title.includes(reference) ? `${title}, ${reference}` : title;
}

/** Spec §3: a callback calls a call by the word for phone, its default. */
function contactWordOf(channel: ContactChannel, kind: RequestKind) {
  return kind === 'callback' && channel === 'call'
    ? defaultContactWord
    : contactChannels[channel].typeForApi;
}

function nicknameOf({ channel, nickname }: RequestFields): string {
  return channel === 'telegram' && nickname !== '@' ? nickname.trim() : '';
}
