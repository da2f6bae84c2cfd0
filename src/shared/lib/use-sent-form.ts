import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { ApiError } from './api-error';
import { isPerson } from './captcha';
import { report } from './report';

interface SentFormOptions<Form extends FieldValues, Answer> {
  /** Action name of the bot check, and the place named in error reports. */
  action: string;
  /** Rules of what is sent, by the contract. */
  rules: ObjectSchema<object>;
  defaults: DefaultValues<Form>;
  /** What is sent of what was typed; the form itself if not given. */
  payload?: (form: Form) => object;
  send: (payload: object) => Promise<Answer>;
  /** Says what a refusal other than that of a field means; undefined: it was not sent. */
  problemOf?: (error: ApiError) => string | undefined;
}

/**
 * A form whose fields are named as in the contract: checked by the contract's rules, then by the bot
 * check, then by the backend, whose field errors come back under the fields. Nothing typed is lost.
 */
export function useSentForm<Form extends FieldValues, Answer>(
  options: SentFormOptions<Form, Answer>,
) {
  const { action, rules, defaults, payload = (form: Form) => form, send } = options;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const resolver: Resolver<Form> = async (form, context, resolverOptions) => {
    const check = yupResolver(rules) as unknown as Resolver<object>;
    const { errors } = await check(payload(form), context, resolverOptions as never);
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as never }
      : { values: form, errors: {} };
  };
  const form = useForm<Form>({ resolver, mode: 'onTouched', defaultValues: defaults });

  const submit = form.handleSubmit(async (values) => {
    try {
      if (!(await isPerson(action))) {
        form.setError('root', { message: 'captchaFailed' });
        return;
      }
      setAnswer(await send(payload(values)));
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      const fields = Object.entries(refusal?.fields ?? {});
      for (const [field, [message]] of fields) {
        form.setError(field in values ? (field as FieldPath<Form>) : 'root', { message });
      }
      if (fields.length > 0) return;
      const problem = refusal && options.problemOf?.(refusal);
      if (!problem) report(error, action);
      form.setError('root', { message: problem ?? 'notSent' });
    }
  });

  const restart = () => {
    setAnswer(null);
    form.reset();
  };
  return { form, submit, answer, restart };
}
