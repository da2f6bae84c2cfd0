/**
 * How far a file is: being sent, being read by the backend, ready to go with the request; stopped
 * when the connection broke, lost when the page was reloaded before all of it was sent (browsers do
 * not keep files: it goes on once it is chosen again), refused by the backend.
 */
export const attachmentStates = [
  'sending',
  'checking',
  'ready',
  'stopped',
  'lost',
  'refused',
] as const;
export type AttachmentState = (typeof attachmentStates)[number];

/** A file that is attached to a form. */
export interface Attachment {
  /** What the form calls it, to itself and to the backend. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Media type as the browser knows it; empty where it knows none. */
  type: string;
  /** Milliseconds; with name and size it tells whether the same file was chosen again. */
  lastModified: number;
  /** Null after a reload. */
  file: File | null;
  /** Address of its upload; null before it was made. */
  url: string | null;
  state: AttachmentState;
  /** Bytes that the backend has. */
  sent: number;
  /** Why it is refused: a code of the contract, or the backend's words. */
  problem: string | null;
  /** A small picture made by the backend, as a data address. */
  preview: string | null;
}

/** A file that was just chosen. */
export function attachmentOf(file: File, key: string): Attachment {
  const { name, size, type, lastModified } = file;
  const beginning = { url: null, state: 'sending', sent: 0, problem: null, preview: null } as const;
  return { key, name, size, type, lastModified, file, ...beginning };
}

/** Id of an upload: the end of its address. */
export function uploadIdOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** Whether a file is the one that was attached before the page was reloaded. */
export function isSameFile(attachment: Attachment, file: File): boolean {
  return (
    attachment.name === file.name &&
    attachment.size === file.size &&
    attachment.lastModified === file.lastModified
  );
}

/** The list with one of its rows at another place; the same list when the place is outside of it. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length || from === to) return rows;
  const others = rows.filter((_, index) => index !== from);
  return [...others.slice(0, to), row, ...others.slice(to)];
}
