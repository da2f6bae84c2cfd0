import { contactChannels, type ContactChannel } from '../../config/contact-channels';
import { limits } from '../../config/limits';
import { phoneCountryOf } from '../../domain/phone';
import { phoneAtRest, type PhoneValue } from '../../shared/lib/phone';
import { nameAfterEdit, type RequestFields } from './request-fields';

/** What an account knows of its holder. */
export interface KnownPerson {
  name?: string;
  email?: string;
  phone?: string;
  /** Number of the contact channel. */
  notifyType?: number;
}

const channels = Object.keys(contactChannels) as ContactChannel[];

/** The fields that an account fills in; null: nobody is logged in. */
export function fieldsKnownOf(person: KnownPerson | null): Partial<RequestFields> {
  const phone = person?.phone ? phoneValueOf(person.phone) : null;
  const channel = channels.find(
    (candidate) => contactChannels[candidate].typeForAccountApi === person?.notifyType,
  );
  return {
    ...(person?.name && { name: nameAfterEdit(person.name).slice(0, limits.nameMax) }),
    ...(person?.email && { email: person.email }),
    ...(phone && { phone }),
    ...(channel && { channel }),
  };
}

/** A whole number as the field shows it; null when its country is none of the field's. */
function phoneValueOf(phone: string): PhoneValue | null {
  const country = phoneCountryOf(phone);
  return country && phoneAtRest(phone, country);
}
