import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { type MailingTopic } from '../../config/mailing-topics';
import { subscribe } from '../../contract/subscribers';
import { ApiError } from '../../shared/lib/api-error';
import { isPerson } from '../../shared/lib/captcha';
import { report } from '../../shared/lib/report';
import { sendSubscription } from './requests.client';

interface SubscribeFields {
  email: string;
  topics: MailingTopic[];
}

/** Spec §4 "Subscription"; `told` is what the backend says once it is asked for. */
export function useSubscribeForm() {
  const [told, setTold] = useState<string | null>(null);
  const form = useForm<SubscribeFields>({
    resolver: yupResolver(subscribe.body as never) as unknown as Resolver<SubscribeFields>,
    mode: 'onTouched',
    defaultValues: { email: '', topics: [] },
  });

  const submit = form.handleSubmit(async ({ email: address, topics }) => {
    try {
      if (!(await isPerson('subscribe'))) {
        form.setError('root', { message: 'captchaFailed' });
        return;
      }
      setTold(await sendSubscription(address, topics));
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const [address] = fields.email ?? [];
      const [topic] = fields.topics ?? [];
      if (address) form.setError('email', { message: address }, { shouldFocus: true });
      if (topic) form.setError('topics', { message: topic });
      if (address || topic) return;
      report(error, 'requests/subscribe');
      form.setError('root', { message: 'notSent' });
    }
  });

  return { form, submit, told };
}
