import { mixed, object, string, type ObjectSchema } from 'yup';
import { contactChannels, type ContactChannel } from '../../config/contact-channels';
import { conditions, type Condition } from '../../config/item-labels';
import { limits } from '../../config/limits';
import { phoneCountryCodes, type PhoneCountryCode } from '../../config/phone-countries';
import { productTypes, type ProductType } from '../../config/product-types';
import type { FilledIn, ItemAbout } from '../../shared/state/active-modal.state';
import type { RequestDialogName } from './request-dialogs';
import type { RequestFields } from './request-fields';

const text = () => string().defined();
const oneOf = <Value extends string>(values: readonly Value[]) =>
  mixed<Value>().oneOf(values).defined();
const phone = () =>
  object({
    country: oneOf<PhoneCountryCode>(phoneCountryCodes),
    text: text().max(limits.phoneLength),
  });

/** What is kept of a request until it is sent: everything but its files and the honeypot. */
export const keptFields: ObjectSchema<Omit<RequestFields, 'photos' | 'trap'>> = object({
  name: text(),
  phone: phone(),
  channel: oneOf<ContactChannel | ''>(['', ...(Object.keys(contactChannels) as ContactChannel[])]),
  nickname: text(),
  email: text(),
  message: text(),
  amount: text(),
  productName: text(),
  productType: oneOf<ProductType | ''>(['', ...productTypes]),
  year: text(),
  condition: oneOf<Condition | ''>(['', ...conditions]),
  link: text(),
  friendName: text(),
  friendPhone: phone(),
  friendNickname: text(),
});

interface DraftPlace {
  about?: ItemAbout;
  filled?: FilledIn;
  isInPage: boolean;
}

/**
 * A request about another item, or filled in otherwise by its page, is another draft; so is that of a
 * page, which is not closed with a dialog.
 */
export function draftName(
  dialog: RequestDialogName,
  { about, filled, isInPage }: DraftPlace,
): string {
  const item = about && `${about.kind}/${about.url}`;
  const parts = [dialog, isInPage && 'page', item, filled && JSON.stringify(filled)];
  return parts.filter(Boolean).join(' ');
}
