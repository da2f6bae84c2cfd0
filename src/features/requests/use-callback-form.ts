import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm, type FieldPath, type Resolver } from 'react-hook-form';
import { defaultPhoneCountry } from '../../config/phone-countries';
import { feedbackBody, type RegisteredRequest } from '../../contract/feedback';
import { isPerson } from '../../shared/lib/captcha';
import { ApiError } from '../../shared/lib/api-error';
import { report } from '../../shared/lib/report';
import { callbackPayload, type CallbackForm } from './callback';
import { sendRequest } from './requests.client';

/** Which field of the form a field of the payload comes from. */
const fieldOf: Record<string, FieldPath<CallbackForm>> = {
  user_name: 'name',
  telephone: 'phone',
  nickname: 'nickname',
  type_contact: 'channel',
};

/** Checks what would be sent by the rules of the contract, and says it of the form's own fields. */
const resolver: Resolver<CallbackForm> = async (form, context, options) => {
  const check = yupResolver(feedbackBody) as unknown as Resolver<object>;
  const { errors } = await check(callbackPayload(form, ''), context, options as never);
  const found = Object.entries(errors).map(([field, error]) => [fieldOf[field] ?? field, error]);
  return found.length > 0
    ? { values: {}, errors: Object.fromEntries(found) as never }
    : { values: form, errors: {} };
};

/** The callback form: form, then either a success message or the form with server errors (spec §4). */
export function useCallbackForm(cityTitle: string) {
  const [registered, setRegistered] = useState<RegisteredRequest | null>(null);
  const form = useForm<CallbackForm>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      name: '',
      phone: { country: defaultPhoneCountry, text: '' },
      channel: 'call',
      nickname: '@',
      trap: '',
    },
  });

  const submit = form.handleSubmit(async (values) => {
    try {
      if (!(await isPerson('callback'))) {
        form.setError('root', { message: 'captchaFailed' });
        return;
      }
      setRegistered(await sendRequest(callbackPayload(values, cityTitle)));
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [field, [message]] of fields) form.setError(fieldOf[field] ?? 'root', { message });
      if (fields.length > 0) return;
      report(error, 'requests/callback');
      form.setError('root', { message: 'notSent' });
    }
  });

  return { form, submit, registered };
}
