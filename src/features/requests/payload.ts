import { contactChannels } from '../../config/contact-channels';
import { requestKinds } from '../../config/request-kinds';
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

type Payload = Record<string, string | number>;

/** Fields of the contract that each field of a form fills. */
const parts: Record<AskedField, (form: RequestFields) => Payload> = {
  name: ({ name }) => ({ user_name: name.trim() }),
  phone: ({ phone }) => ({ telephone: phoneNumberOf(phone.text, phone.country) }),
  channel: (form) => ({
    type_contact: contactChannels[form.channel].forApi,
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
  // Files go beside the fields.
  photos: () => ({}),
};

/** Which field of a form a field of the contract comes from. */
export const fieldOf: Record<string, keyof RequestFields> = {
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
  photos: 'photos',
};

/** What a request dialog sends, in the names of the contract (spec §3 "Callback payload"). */
export function requestPayload(
  dialog: RequestDialogName,
  form: RequestFields,
  { cityTitle, about, token }: RequestContext,
): Payload {
  const { kind, fields } = requestDialogs[dialog];
  const typed = fields.flatMap(({ field }) => Object.entries(parts[field](form)));
  return {
    feedback_type: requestKinds[kind],
    ...Object.fromEntries(typed),
    city: cityTitle,
    feedback_phone: form.trap,
    ...(about && productOf(about)),
    ...(token && { token }),
  };
}

function productOf({ kind, url, title, reference }: ItemAbout): Payload {
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

function nicknameOf({ channel, nickname }: RequestFields): string {
  return channel === 'telegram' && nickname !== '@' ? nickname.trim() : '';
}

/** The body of the call: JSON, or form data when there are photos. */
export function bodyOf(payload: Payload, photos: readonly File[]): object | FormData {
  if (photos.length === 0) return payload;
  const data = new FormData();
  for (const [name, value] of Object.entries(payload)) data.append(name, String(value));
  for (const photo of photos) data.append('photos', photo, photo.name);
  return data;
}
