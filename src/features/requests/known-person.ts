import { limits } from '../../config/limits';
import { phoneCountries, phoneCountryCodes } from '../../config/phone-countries';
import { formatPhone, phoneDigits } from '../../shared/lib/phone';
import type { PhoneValue } from '../../shared/ui/phone-input';
import { nameAfterEdit, type RequestFields } from './request-fields';

/** What an account knows of its holder. */
export interface KnownPerson {
  name?: string;
  email?: string;
  phone?: string;
}

/** The fields that an account fills in; null: nobody is logged in. */
export function fieldsKnownOf(person: KnownPerson | null): Partial<RequestFields> {
  const phone = person?.phone ? phoneValueOf(person.phone) : null;
  return {
    ...(person?.name && { name: nameAfterEdit(person.name).slice(0, limits.nameMax) }),
    ...(person?.email && { email: person.email }),
    ...(phone && { phone }),
  };
}

/** A whole number as the field shows it; null when its country is none of the field's. */
function phoneValueOf(phone: string): PhoneValue | null {
  const number = phone.replace(/[^\d+]/g, '');
  const country = phoneCountryCodes.find((code) => number.startsWith(phoneCountries[code].code));
  return country ? { country, text: formatPhone(phoneDigits(number, country), country) } : null;
}
