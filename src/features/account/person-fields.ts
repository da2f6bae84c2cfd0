import { object } from 'yup';
import { contactChannels, type ContactChannel } from '../../config/contact-channels';
import { defaultPhoneCountry } from '../../config/phone-countries';
import type { Account } from '../../contract/account';
import { phoneCountryOf } from '../../domain/phone';
import { keptChoice, keptPhone, keptText } from '../../shared/forms/kept-fields';
import { phoneAtRest, phoneNumberOf, type PhoneValue } from '../../shared/lib/phone';

/** What somebody says of themselves when they register, and may change later. */
export interface PersonFields {
  name: string;
  email: string;
  phone: PhoneValue;
  channel: ContactChannel;
  /** Telegram name with its @; only asked for with Telegram. */
  nickname: string;
  password: string;
  password_confirmation: string;
}

const defaultChannel: ContactChannel = 'call';
const channels = Object.keys(contactChannels) as ContactChannel[];

/** Spec §5 "Registration": the default phone country is Russia; the first channel is chosen. */
export function emptyPerson(): PersonFields {
  return {
    name: '',
    email: '',
    phone: { country: defaultPhoneCountry, text: '' },
    channel: defaultChannel,
    nickname: '@',
    password: '',
    password_confirmation: '',
  };
}

/** The fields as an account fills them in. */
export function fieldsOf(account: Account): PersonFields {
  const empty = emptyPerson();
  const country = phoneCountryOf(account.phone);
  return {
    ...empty,
    name: account.name,
    email: account.email,
    phone: country ? phoneAtRest(account.phone, country) : empty.phone,
    channel: channelOfType(account.notifyType),
    nickname: account.nickname || empty.nickname,
  };
}

/** The channel of an account's code (spec §3 "typeForAccountApi"); the first for an unknown one. */
export function channelOfType(type: number): ContactChannel {
  return (
    channels.find((channel) => contactChannels[channel].typeForAccountApi === type) ??
    defaultChannel
  );
}

/** What is kept of a change that was not sent: the account's own data, as its owner alone sees them. */
export const keptPerson = object({
  name: keptText(),
  phone: keptPhone(),
  channel: keptChoice<ContactChannel>(channels),
  nickname: keptText(),
});

/** How somebody is reached, in the names of the contract (spec §3 "Registration payload"). */
export function reachOf({ name, phone, channel, nickname }: PersonFields) {
  return {
    name: name.trim(),
    phone: phoneNumberOf(phone.text, phone.country),
    nickname: channel === 'telegram' && nickname !== '@' ? nickname.trim() : '',
    notify_type: contactChannels[channel].typeForAccountApi,
  };
}

/** Which field of a form a field of the contract comes from. */
export const fieldOf: { [bodyField: string]: keyof PersonFields | undefined } = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  nickname: 'nickname',
  notify_type: 'channel',
  password: 'password',
  password_confirmation: 'password_confirmation',
};
