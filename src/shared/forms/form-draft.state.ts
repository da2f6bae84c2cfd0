import { atomFamily } from 'recoil';
import { storedKeys, writeStorage } from '../lib/storage';
import { stored } from '../state/stored.state';

/** What was typed into a form and not sent yet. */
export interface FormDraft {
  /** Idempotency key of the filled form. */
  key: string;
  /** What the fields hold; each is checked again before it is shown. */
  fields: Record<string, unknown>;
}

const keyOf = (name: string) => `draft/${name}`;

/** Forgets the drafts whose names begin so, of a tab that is about to load another page. */
export function forgetDrafts(beginning: string): void {
  for (const key of storedKeys('session', keyOf(beginning))) writeStorage('session', key, null);
}

/** Drafts of the forms by their names, kept as long as the tab. */
export const formDraftState = atomFamily<FormDraft | null, string>({
  key: 'forms/draft',
  default: null,
  effects: (name) => [
    stored<FormDraft | null>({
      key: keyOf(name),
      area: 'session',
      parse: draftOf,
      format: (draft) => draft && JSON.stringify(draft),
    }),
  ],
});

function draftOf(stored: unknown): FormDraft | null {
  if (!isObject(stored)) return null;
  const { key, fields } = stored;
  return typeof key === 'string' && isObject(fields) ? { key, fields } : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
