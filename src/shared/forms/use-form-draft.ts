import { useEffect, useMemo, useRef, useState } from 'react';
import { useRecoilState } from 'recoil';
import type { ObjectSchema, Schema } from 'yup';
import { formDraftState, type FormDraft } from './form-draft.state';

export interface DraftOptions {
  /** Names the form and what it is about: another item is another draft. */
  name: string;
  /** Fields that are kept, with what each may hold. Passwords and files are never named here. */
  kept: ObjectSchema<object>;
  /** A form in a dialog ends with it (spec §4: closing resets all fields), one in a page does not. */
  endsWhenLeft: boolean;
}

export interface FormDrafts {
  /** What was kept when the form was opened; null when nothing was. */
  restored: Record<string, unknown> | null;
  /** Whether that is other than what the form begins with. */
  isRestored: boolean;
  keep: (fields: object) => void;
  /** Key of the filled form: the same until it has been sent. */
  key: () => string;
  /** Gives what the form holds another key, so that it is sent as something of its own. */
  renewKey: () => void;
  clear: () => void;
}

/** The draft of a form that begins with `firstValues`, in the storage of the tab. */
export function useFormDraft(
  { name, kept, endsWhenLeft }: DraftOptions,
  firstValues: object,
): FormDrafts {
  const [draft, setDraft] = useRecoilState(formDraftState(name));
  const current = useRef<FormDraft | null>(draft);
  const restored = useRef(draft && keptOf(draft.fields, kept));
  const [isRestored, setRestored] = useState(() => differs(restored.current, firstValues));

  const drafts = useMemo(() => {
    const change = (next: FormDraft | null) => {
      current.current = next;
      setDraft(next);
    };
    const fieldsNow = () => current.current?.fields ?? {};
    return {
      keep: (fields: object) => {
        const key = current.current?.key ?? crypto.randomUUID();
        change({ key, fields: keptOf(fields, kept) });
      },
      key: () => {
        const { key } = current.current ?? { key: crypto.randomUUID() };
        change({ key, fields: fieldsNow() });
        return key;
      },
      renewKey: () => change({ key: crypto.randomUUID(), fields: fieldsNow() }),
      clear: () => {
        change(null);
        setRestored(false);
      },
    };
  }, [kept, setDraft]);

  const { clear } = drafts;
  useEffect(() => (endsWhenLeft ? clear : undefined), [endsWhenLeft, clear]);
  return { ...drafts, restored: restored.current, isRestored };
}

function differs(restored: object | null, firstValues: object): boolean {
  const first: Record<string, unknown> = { ...firstValues };
  return Object.entries(restored ?? {}).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(first[name]),
  );
}

/** The fields of a form that are kept, as far as they hold what they may. */
function keptOf(fields: object, kept: ObjectSchema<object>): Record<string, unknown> {
  // A schema is typed by what it describes, not by its fields.
  const schemas = kept.fields as Record<string, Schema | undefined>;
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        value !== undefined && schemas[name]?.isValidSync(value, { strict: true }) === true,
    ),
  );
}
