import { contactChannels, type ContactChannel } from '../../config/contact-channels';
import { requestKinds } from '../../config/request-kinds';
import { phoneNumberOf } from '../../shared/lib/phone';
import type { PhoneValue } from '../../shared/ui/phone-input';

/** What a visitor types into the callback form. */
export interface CallbackForm {
  name: string;
  phone: PhoneValue;
  channel: ContactChannel;
  /** Telegram name with its @; only asked for with Telegram. */
  nickname: string;
  /** Honeypot: people leave it empty. */
  trap: string;
}

/** Spec §3 "Callback payload". */
export function callbackPayload(form: CallbackForm, cityTitle: string) {
  return {
    feedback_type: requestKinds.callback,
    user_name: form.name.trim(),
    telephone: phoneNumberOf(form.phone.text, form.phone.country),
    city: cityTitle,
    type_contact: contactChannels[form.channel].forApi,
    nickname: nicknameOf(form) || 'null',
    feedback_phone: form.trap,
  };
}

function nicknameOf({ channel, nickname }: CallbackForm): string {
  return channel === 'telegram' && nickname !== '@' ? nickname.trim() : '';
}

/** Spec §5 "Callback": digits are stripped as typed. */
export function nameAfterEdit(text: string): string {
  return text.replace(/\d/g, '');
}
