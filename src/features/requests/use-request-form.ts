import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { photoRequestCodes, requestKinds } from '../../config/request-kinds';
import { feedbackBody, type RegisteredRequest } from '../../contract/feedback';
import { ApiError } from '../../shared/lib/api-error';
import { isPerson } from '../../shared/lib/captcha';
import { report } from '../../shared/lib/report';
import { isImageFile } from '../../shared/lib/upload-files';
import { bodyOf, fieldOf, requestPayload, type RequestContext } from './payload';
import { requestDialogs, type RequestDialogName } from './request-dialogs';
import { emptyFields, type RequestFields } from './request-fields';
import { sendRequest } from './requests.client';

/** Checks what would be sent by the rules of the contract, and says it of the form's own fields. */
function resolverOf(dialog: RequestDialogName, context: RequestContext): Resolver<RequestFields> {
  const check = yupResolver(feedbackBody) as unknown as Resolver<object>;
  const needsPhoto = photoRequestCodes.includes(requestKinds[requestDialogs[dialog].kind]);
  return async (form, _, options) => {
    const payload = requestPayload(dialog, form, context);
    const { errors } = await check(payload, undefined, options as never);
    const found = Object.entries(errors).map(([field, error]) => [fieldOf[field] ?? 'root', error]);
    if (needsPhoto && !form.photos.some(isImageFile)) {
      found.push(['photos', { type: 'required', message: 'imageRequired' }]);
    }
    return found.length > 0
      ? { values: {}, errors: Object.fromEntries(found) as never }
      : { values: form, errors: {} };
  };
}

/** What is said of a form as a whole. */
function formProblem(error: ApiError): string {
  if ('product_url' in error.fields || 'product_kind' in error.fields) return 'itemGone';
  return error.status === 429 ? 'tooManyRequests' : 'notSent';
}

/** A request form: form, then either a success message or the form with what is wrong (spec §4). */
export function useRequestForm(
  dialog: RequestDialogName,
  context: RequestContext,
  known: Partial<RequestFields>,
) {
  const [registered, setRegistered] = useState<RegisteredRequest | null>(null);
  /** Share of the photos that was sent; null while nothing is being sent. */
  const [sent, setSent] = useState<number | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const { cityTitle, about, token } = context;
  const resolver = useMemo(
    () => resolverOf(dialog, { cityTitle, about, token }),
    [dialog, cityTitle, about, token],
  );
  const form = useForm<RequestFields>({
    resolver,
    mode: 'onTouched',
    defaultValues: { ...emptyFields(), ...known },
  });

  // Who closes the dialog does not send it.
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const submit = form.handleSubmit(async (values) => {
    const signal = leaving.current?.signal ?? new AbortController().signal;
    try {
      if (!(await isPerson(dialog))) {
        form.setError('root', { message: 'captchaFailed' });
        return;
      }
      if (signal.aborted) return;
      const body = bodyOf(requestPayload(dialog, values, context), values.photos);
      setRegistered(await sendRequest(body, { signal, onUpload: setSent }));
    } catch (error) {
      if (!signal.aborted) refuse(error);
    } finally {
      setSent(null);
    }
  });

  const refuse = (error: unknown) => {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    const known = fields.flatMap(([field, [message]]) => {
      const name = fieldOf[field];
      return name ? [{ name, message }] : [];
    });
    known.forEach(({ name, message }, index) =>
      form.setError(name, { message }, { shouldFocus: index === 0 }),
    );
    if (known.length > 0) return;
    const problem = error instanceof ApiError ? formProblem(error) : 'notSent';
    if (problem === 'notSent') report(error, `requests/${dialog}`);
    form.setError('root', { message: problem });
  };

  return { form, submit, registered, sent };
}
