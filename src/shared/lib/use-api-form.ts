import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { BotAction } from '../../config/bot-actions';
import type { Problem } from '../../contract/problems';
import { ApiError } from './api-error';
import { apiFormResolver } from './api-form-resolver';
import { checkVisitor } from './captcha';
import { CaptchaError } from './captcha-error';
import { report } from './report';
import { useProblemText } from './use-problem-text';

/** What a call gets beside the body. */
export interface Sending<Fields> {
  fields: Fields;
  /** Receipt of the bot check, which the call carries; undefined where the site signs none. */
  receipt: string | undefined;
  /** Aborts when the form is left. */
  signal: AbortSignal;
  /** Receives the share of the files that was sent, 0 to 1. */
  onUpload: (share: number) => void;
}

interface ApiFormOptions<Fields extends FieldValues, Body extends object, Answer> {
  /** Action name of the bot check; names the form in error reports. */
  action: BotAction;
  /** Whose body the form fills: its schema validates the body before it is sent. */
  endpoint: { body?: ObjectSchema<object> };
  defaultValues: DefaultValues<Fields>;
  toBody: (fields: Fields) => Body;
  send: (body: Body, sending: Sending<Fields>) => Promise<Answer>;
  /** What may take longer than the receipt of a bot check is good for: it comes before the check. */
  prepare?: (signal: AbortSignal) => Promise<unknown>;
  /** Form field by body field; fields of the same name if not given. */
  fieldOf?: { [bodyField: string]: FieldPath<Fields> | undefined };
  /** What the form asks for beyond the schema. */
  validate?: (fields: Fields) => { [Name in FieldPath<Fields>]?: Problem };
  /** What a refusal means for the form as a whole; undefined: the fields or `notSent` say it. */
  problemOf?: (error: ApiError) => string | undefined;
}

/**
 * A form that is sent to the API: validated by the schema of the endpoint, then by the bot check,
 * then by the backend, whose field errors show under the fields until they are edited. Whatever
 * fails, nothing that was typed is lost.
 */
export function useApiForm<Fields extends FieldValues, Body extends object, Answer>({
  action,
  endpoint,
  defaultValues,
  toBody,
  send,
  prepare,
  fieldOf,
  validate,
  problemOf,
}: ApiFormOptions<Fields, Body, Answer>) {
  const problemText = useProblemText();
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** Share of the files that was sent; null while nothing is being sent. */
  const [uploaded, setUploaded] = useState<number | null>(null);
  const signal = useUnmountSignal();
  const fieldFor = (bodyField: string, fields: Fields) =>
    fieldOf ? fieldOf[bodyField] : sameName(bodyField, fields);
  if (!endpoint.body) throw new Error(`the form "${action}" needs an endpoint with a body`);
  const { register, control, watch, formState, handleSubmit, getFieldState, setError, reset } =
    useForm<Fields>({
      resolver: apiFormResolver({ schema: endpoint.body, toBody, fieldOf: fieldFor, validate }),
      mode: 'onTouched',
      defaultValues,
    });

  const submit = handleSubmit(async (fields) => {
    const current = signal();
    try {
      await prepare?.(current);
      const { isPerson, receipt } = await checkVisitor(action);
      // Closing the dialog means not to send it.
      if (current.aborted) return;
      if (!isPerson) {
        setError('root', { message: 'captchaFailed' });
        return;
      }
      const sending = { fields, receipt, signal: current, onUpload: setUploaded };
      setAnswer(await send(toBody(fields), sending));
    } catch (error) {
      if (!current.aborted) showRefusal(error, fields);
    } finally {
      setUploaded(null);
    }
  });

  const showRefusal = (error: unknown, fields: Fields) => {
    const refusal = error instanceof ApiError ? error : null;
    const problem = refusal && (botProblemOf(refusal) ?? problemOf?.(refusal));
    if (problem) {
      setError('root', { message: problem });
      return;
    }
    const refused = Object.entries(refusal?.fields ?? {}).flatMap(([bodyField, [message]]) => {
      const name = fieldFor(bodyField, fields);
      return name ? [{ name, message }] : [];
    });
    refused.forEach(({ name, message }, index) =>
      setError(name, { message }, { shouldFocus: index === 0 }),
    );
    if (refused.length > 0) return;
    report(error, `forms/${action}`);
    setError('root', { message: error instanceof CaptchaError ? 'notChecked' : 'notSent' });
  };

  return {
    control,
    watch,
    submit,
    answer,
    uploaded,
    isSending: formState.isSubmitting,
    /** Read only where it is needed: who reads it has the form validated at each change. */
    get isValid() {
      return formState.isValid;
    },
    /**
     * What is wrong with the form as a whole: a code of the contract, `notSent`, `notChecked` (no bot
     * check could be made), or a text.
     */
    problem: formState.errors.root?.message,
    /** Props that bind an input of ours to a field. */
    field: <Name extends FieldPath<Fields>>(
      name: Name,
      options?: RegisterOptions<Fields, Name>,
    ) => {
      const { ref, ...props } = register(name, options);
      return { ...props, inputRef: ref };
    },
    /** What is wrong with a field, in the visitor's language. */
    errorOf: (name: FieldPath<Fields>) =>
      problemText(getFieldState(name, formState).error?.message),
    /** Shows the form anew, with its first values. */
    restart: () => {
      setAnswer(null);
      reset();
    },
  };
}

/** The part of a form that its fields are drawn with. */
export type ApiFormFields<Fields extends FieldValues> = Pick<
  ReturnType<typeof useApiForm<Fields, object, unknown>>,
  'control' | 'watch' | 'field' | 'errorOf'
>;

/** A receipt that the backend does not take, as after ten minutes in a tunnel: the next one is new. */
function botProblemOf({ fields }: ApiError): 'captchaFailed' | undefined {
  return fields.captcha ? 'captchaFailed' : undefined;
}

function sameName<Fields extends FieldValues>(
  bodyField: string,
  fields: Fields,
): FieldPath<Fields> | undefined {
  const isField = (name: string): name is FieldPath<Fields> => name in fields;
  return isField(bodyField) ? bodyField : undefined;
}

/** Gives a signal that aborts when the component is unmounted. */
function useUnmountSignal(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return () => controller.current.signal;
}
