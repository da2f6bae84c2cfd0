import { uploadsGoWithForm } from '../../config/environment';
import { ApiError } from '../lib/api-error';
import { takeFiles, type RefusedFile } from '../lib/upload-files';
import {
  attachmentOf,
  isSameFile,
  moved,
  uploadIdOf,
  type Attachment,
  type AttachmentState,
} from './attachment';
import { noAttachments, type FormAttachments } from './attachments.state';
import { Transfers } from './transfers';
import { newUploadKey } from './upload-key';

/** The files of a request: by the uploads that they were sent as, or themselves. */
export interface SentFiles {
  uploads: string[];
  uploadKey: string;
  files: File[];
}

/** What can be done with the files of a form; `store` holds them as they are at the moment. */
export class AttachmentActions {
  private readonly transfers = new Transfers((key, become) => this.change(key, become));

  constructor(private readonly store: { current: FormAttachments }) {}

  /**
   * Takes of what was chosen all that may be sent, and goes on with what a reload broke off; gives the
   * rest. A file that is there already is not taken twice: after a reload one chooses them all again.
   */
  add(chosen: readonly File[]): RefusedFile[] {
    const { key, list } = this.store.current;
    const found = new Map(
      list.flatMap((one) => {
        const file = one.state === 'lost' && chosen.find((other) => isSameFile(one, other));
        return file ? [[one, file] as const] : [];
      }),
    );
    const isThere = (file: File) =>
      list.some((one) => one.state !== 'refused' && isSameFile(one, file));
    const { taken, refused } = takeFiles(
      list.length,
      chosen.filter((file) => !isThere(file)),
    );
    const state: AttachmentState = uploadsGoWithForm() ? 'ready' : 'sending';
    this.store.current = {
      key: key || newUploadKey(),
      list: [
        ...list.map((one) => ({ ...one, ...(found.has(one) && { file: found.get(one), state }) })),
        ...taken.map((file) => ({ ...attachmentOf(file, crypto.randomUUID()), state })),
      ],
    };
    this.startAll('sending');
    return refused;
  }

  /** Takes a file back, also one that is on its way. */
  remove(key: string): void {
    const { list, ...rest } = this.store.current;
    this.drop(list.filter((one) => one.key === key));
    this.store.current = { ...rest, list: list.filter((one) => one.key !== key) };
  }

  /** Goes on with a file that stopped, or begins again with one that is gone. */
  retry(key: string): void {
    const attachment = this.store.current.list.find((one) => one.key === key);
    if (attachment) this.transfers.start(attachment, this.store.current.key);
  }

  move(from: number, to: number): void {
    const { list, ...rest } = this.store.current;
    this.store.current = { ...rest, list: moved(list, from, to) };
  }

  /** Goes on with what stopped, and asks again about what was there before a reload. */
  resume(): void {
    this.startAll('stopped', 'checking');
  }

  /**
   * Waits until every file is ready.
   * @throws ApiError that names `photos` when one of them is not, the reason of `signal`
   */
  async finished(signal: AbortSignal): Promise<SentFiles> {
    this.resume();
    await this.transfers.settled();
    signal.throwIfAborted();
    const { key, list } = this.store.current;
    if (list.some(({ state }) => state !== 'ready')) {
      throw new ApiError(422, { photos: ['uploadUnfinished'] });
    }
    return {
      uploads: list.flatMap(({ url }) => (url === null ? [] : [uploadIdOf(url)])),
      uploadKey: key,
      files: list.flatMap(({ url, file }) => (url === null && file ? [file] : [])),
    };
  }

  /** The request has them now. */
  release(): void {
    this.store.current = noAttachments;
  }

  /** Spec §4: closing a form resets it. What was sent is taken back. */
  reset(): void {
    const { list } = this.store.current;
    this.drop(list);
    if (list.length > 0) this.release();
  }

  private drop(attachments: readonly Attachment[]): void {
    for (const one of attachments) this.transfers.drop(one, this.store.current.key);
  }

  private startAll(...states: readonly Attachment['state'][]): void {
    const { key, list } = this.store.current;
    for (const one of list) if (states.includes(one.state)) this.transfers.start(one, key);
  }

  private change(key: string, become: Partial<Attachment>): void {
    const { list, ...rest } = this.store.current;
    this.store.current = {
      ...rest,
      list: list.map((one) => (one.key === key ? { ...one, ...become } : one)),
    };
  }
}
