import { mixed, object, string } from 'yup';
import { limits } from '../../config/limits';
import { phoneCountryCodes, type PhoneCountryCode } from '../../config/phone-countries';

/** What fields of a draft may hold; whatever else lies in the storage is dropped. */
export const keptText = () => string().defined();
export const keptChoice = <Value extends string>(values: readonly Value[]) =>
  mixed<Value>().oneOf(values).defined();
export const keptPhone = () =>
  object({
    country: keptChoice<PhoneCountryCode>(phoneCountryCodes),
    text: keptText().max(limits.phoneLength),
  });
