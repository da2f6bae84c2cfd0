import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  type DeepPartial,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import { object, type ObjectSchema } from 'yup';
import type { BotAction } from '../../config/bot-actions';
import type { Problem } from '../../contract/problems';
import { useFormDraft, type DraftOptions } from './use-form-draft';
import { ApiError } from '../lib/api-error';
import { apiFormResolver } from './api-form-resolver';
import { checkVisitor } from '../lib/captcha';
import { CaptchaError } from '../lib/captcha-error';
import { report } from '../lib/report';
import { useNotSent } from '../lib/use-not-sent';
import { useProblemText } from '../lib/use-problem-text';
import { useTooMany } from '../lib/use-too-many';
import { useUnmountSignal } from '../lib/use-unmount-signal';

/** What a call gets beside the body. */
export interface Sending<Fields> {
  fields: Fields;
  /** Receipt of the bot check, which the call carries; undefined where the site signs none. */
  receipt: string | undefined;
  /** Aborts when the form is left. */
  signal: AbortSignal;
  /** Receives the share of the files that was sent, 0 to 1. */
  onUpload: (share: number) => void;
  /** Idempotency key: the same each time that the filled form is sent, after a reload too. */
  key: string;
}

export interface ApiFormOptions<Fields extends FieldValues, Body extends object, Answer> {
  /** Names the form in error reports, and the action of the bot check where the endpoint asks for one. */
  action: string;
  /** Whose body the form fills: its schema validates the body before it is sent. */
  endpoint: { body?: ObjectSchema<object>; botCheck?: readonly BotAction[] };
  defaultValues: DefaultValues<Fields>;
  toBody: (fields: Fields) => Body;
  send: (body: Body, sending: Sending<Fields>) => Promise<Answer>;
  /** What may take longer than the receipt of a bot check is good for: it comes before the check. */
  prepare?: (signal: AbortSignal) => Promise<unknown>;
  /** Form field by body field; fields of the same name if not given. */
  fieldOf?: { [bodyField: string]: FieldPath<Fields> | undefined };
  /** What the form asks for beyond the schema. */
  validate?: (fields: Fields) => { [Name in FieldPath<Fields>]?: Problem };
  /** What is kept of the form until it is sent; nothing if not given. */
  draft?: DraftOptions;
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
  draft,
  problemOf,
}: ApiFormOptions<Fields, Body, Answer>) {
  const problemText = useProblemText();
  const tooMany = useTooMany();
  const notSent = useNotSent();
  const drafts = useFormDraft(
    draft ?? { name: action, kept: nothing, endsWhenLeft: true },
    defaultValues,
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** Share of the files that was sent; null while nothing is being sent. */
  const [uploaded, setUploaded] = useState<number | null>(null);
  const signal = useUnmountSignal();
  const fieldFor = (bodyField: string, fields: Fields) =>
    fieldOf ? fieldOf[bodyField] : sameName(bodyField, fields);
  const bot = endpoint.botCheck?.find((name) => name === action);
  if (!endpoint.body) throw new Error(`the form "${action}" needs an endpoint with a body`);
  const { register, control, watch, formState, handleSubmit, getFieldState, setError, reset } =
    useForm<Fields>({
      resolver: apiFormResolver({ schema: endpoint.body, toBody, fieldOf: fieldFor, validate }),
      mode: 'onTouched',
      // Only fields of the form are kept, each with a value that it may hold.
      defaultValues: { ...defaultValues, ...(drafts.restored as DeepPartial<Fields> | null) },
    });
  const isOnItsWay = useRef(false);

  const { keep } = drafts;
  useEffect(() => {
    const kept = watch((fields, { type }) => {
      if (type === 'change') keep(fields);
    });
    return () => kept.unsubscribe();
  }, [watch, keep]);

  const submitValid = handleSubmit(async (fields) => {
    const current = signal();
    try {
      await prepare?.(current);
      const { isPerson, receipt } = bot ? await checkVisitor(bot) : unchecked;
      // Closing the dialog means not to send it.
      if (current.aborted) return;
      if (!isPerson) {
        setError('root', { message: 'captchaFailed' });
        return;
      }
      const key = drafts.key();
      const sending = { fields, receipt, key, signal: current, onUpload: setUploaded };
      setAnswer(await send(toBody(fields), sending));
      drafts.clear();
    } catch (error) {
      if (!current.aborted) showRefusal(error, fields);
    } finally {
      setUploaded(null);
    }
  });

  /** Of a double click only the first counts: the button is disabled a render later. */
  const submit = async () => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    try {
      await submitValid();
    } finally {
      isOnItsWay.current = false;
    }
  };

  /** What a refusal means for any form; undefined: what the form itself says. */
  const generalProblemOf = ({ status, fields, retryAfter }: ApiError): string | undefined => {
    if (status === 429) return tooMany(retryAfter);
    // A receipt that the backend does not take, as after ten minutes in a tunnel: the next one is new.
    if (fields.captcha) return 'captchaFailed';
    return fields.idempotency_key && 'sentBefore';
  };

  const showRefusal = (error: unknown, fields: Fields) => {
    const refusal = error instanceof ApiError ? error : null;
    if (refusal?.fields.idempotency_key) drafts.renewKey();
    const problem = refusal && (generalProblemOf(refusal) ?? problemOf?.(refusal));
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
    setError('root', { message: error instanceof CaptchaError ? 'notChecked' : notSent(error) });
  };

  const startOver = () => {
    drafts.clear();
    reset(defaultValues);
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
      // A refusal of the form as a whole counts as an error to the library; it may be sent again.
      return formState.isValid || isOnlyRefused(formState.errors);
    },
    /**
     * What is wrong with the form as a whole: a code of the contract, `notSent`, `notChecked` (no bot
     * check could be made), `sentBefore` (under this key, and otherwise), or a text.
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
      startOver();
    },
    /** Whether the form holds what was typed before a reload, and what empties it. */
    draft: { isRestored: drafts.isRestored, startOver },
  };
}

/** The part of a form that its fields are drawn with. */
export type ApiFormFields<Fields extends FieldValues> = Pick<
  ReturnType<typeof useApiForm<Fields, object, unknown>>,
  'control' | 'watch' | 'field' | 'errorOf'
>;

/** Whether nothing is wrong with any field, but with how the form was taken. */
function isOnlyRefused(errors: object): boolean {
  const names = Object.keys(errors);
  return names.length > 0 && names.every((name) => name === 'root');
}

/** Where who asks is known by a token, or gets a message at most. */
const unchecked = { isPerson: true, receipt: undefined };

/** Kept of a form without a draft. */
const nothing = object({});

function sameName<Fields extends FieldValues>(
  bodyField: string,
  fields: Fields,
): FieldPath<Fields> | undefined {
  const isField = (name: string): name is FieldPath<Fields> => name in fields;
  return isField(bodyField) ? bodyField : undefined;
}
