import type { ContactChannel } from '../../config/contact-channels';
import type { Condition } from '../../config/item-labels';
import { defaultPhoneCountry } from '../../config/phone-countries';
import type { ProductType } from '../../config/product-types';
import type { PhoneValue } from '../../shared/lib/phone';
import type { Attachment } from '../../shared/uploads/attachment';

/** What a visitor fills in, in any request form (spec §3 "Request form fields"). */
export interface RequestFields {
  name: string;
  phone: PhoneValue;
  /** Empty until it is chosen. */
  channel: ContactChannel | '';
  /** Telegram name with its @; only asked for with Telegram. */
  nickname: string;
  email: string;
  message: string;
  /** Roubles, as typed. */
  amount: string;
  productName: string;
  productType: ProductType | '';
  /** As typed. */
  year: string;
  condition: Condition | '';
  link: string;
  friendName: string;
  friendPhone: PhoneValue;
  /** Telegram name of the friend with its @ (spec §3 `nickNamePartner`). */
  friendNickname: string;
  photos: readonly Attachment[];
  /** Honeypot: people leave it empty. */
  trap: string;
}

/** What a form asks for; nickname and honeypot come along by themselves. */
export type AskedField = Exclude<keyof RequestFields, 'nickname' | 'trap'>;

export function emptyFields(): RequestFields {
  return {
    name: '',
    phone: { country: defaultPhoneCountry, text: '' },
    channel: '',
    nickname: '@',
    email: '',
    message: '',
    amount: '',
    productName: '',
    productType: '',
    year: '',
    condition: '',
    link: '',
    friendName: '',
    friendPhone: { country: defaultPhoneCountry, text: '' },
    friendNickname: '@',
    photos: [],
    trap: '',
  };
}

/** Spec §5 "Callback": digits of a name are stripped as typed. */
export function nameAfterEdit(text: string): string {
  return text.replace(/\d/g, '');
}
