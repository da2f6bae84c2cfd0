import { object, type ObjectSchema } from 'yup';
import { contactChannels, type ContactChannel } from '../../config/contact-channels';
import { conditions, type Condition } from '../../config/item-labels';
import { productTypes, type ProductType } from '../../config/product-types';
import { keptChoice, keptPhone, keptText } from '../../shared/forms/kept-fields';
import type { FilledIn, ItemAbout } from '../../shared/state/active-modal.state';
import type { RequestDialogName } from './request-dialogs';
import type { RequestFields } from './request-fields';

/** What is kept of a request until it is sent: everything but its files and the honeypot. */
export const keptFields: ObjectSchema<Omit<RequestFields, 'photos' | 'trap'>> = object({
  name: keptText(),
  phone: keptPhone(),
  channel: keptChoice<ContactChannel | ''>([
    '',
    ...(Object.keys(contactChannels) as ContactChannel[]),
  ]),
  nickname: keptText(),
  email: keptText(),
  message: keptText(),
  amount: keptText(),
  productName: keptText(),
  productType: keptChoice<ProductType | ''>(['', ...productTypes]),
  year: keptText(),
  condition: keptChoice<Condition | ''>(['', ...conditions]),
  link: keptText(),
  friendName: keptText(),
  friendPhone: keptPhone(),
  friendNickname: keptText(),
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
