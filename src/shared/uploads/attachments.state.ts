import { atomFamily } from 'recoil';
import { stored } from '../state/stored.state';
import { attachmentStates, type Attachment, type AttachmentState } from './attachment';

/** The files of a form, in the visitor's order. */
export interface FormAttachments {
  /** Key that they are sent with; empty before the first one. */
  key: string;
  list: readonly Attachment[];
}

export const noAttachments: FormAttachments = { key: '', list: [] };

/** By the name of the form; kept as long as the tab, so that a reload loses nothing that was sent. */
export const attachmentsState = atomFamily<FormAttachments, string>({
  key: 'uploads/attachments',
  default: noAttachments,
  // Files are the browser's: freezing them, as Recoil does in development, is not for us.
  dangerouslyAllowMutability: true,
  effects: (form) => [
    stored<FormAttachments>({ key: `uploads/${form}`, area: 'session', parse, format }),
  ],
});

type Kept = Omit<Attachment, 'file' | 'preview'>;

/** What the backend knows again is not kept, nor is a file's content. */
function format({ key, list }: FormAttachments): string | null {
  if (list.length === 0) return null;
  return JSON.stringify({ key, list: list.map(({ file: _, preview: __, ...kept }) => kept) });
}

function parse(value: unknown): FormAttachments {
  if (!isObject(value) || typeof value.key !== 'string' || !Array.isArray(value.list)) {
    return noAttachments;
  }
  const list: unknown[] = value.list;
  return list.every(isKept) ? { key: value.key, list: list.map(restored) } : noAttachments;
}

function isKept(value: unknown): value is Kept {
  return (
    isObject(value) &&
    [value.key, value.name, value.type].every((text) => typeof text === 'string') &&
    [value.size, value.lastModified, value.sent].every((number) => typeof number === 'number') &&
    [value.url, value.problem].every((text) => text === null || typeof text === 'string') &&
    attachmentStates.some((state) => state === value.state)
  );
}

/** The backend is asked again about what it has whole; of the rest the file is gone with the page. */
function restored(kept: Kept): Attachment {
  const isWhole = kept.url !== null && kept.sent === kept.size;
  const state: AttachmentState =
    kept.state === 'refused' ? 'refused' : isWhole ? 'checking' : 'lost';
  return { ...kept, state, file: null, preview: null };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
