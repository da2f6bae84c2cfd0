import { checkUpload } from '../../contract/uploads';
import { ApiError } from '../lib/api-error';
import { callApi } from '../lib/http';
import { loadPart } from '../lib/load-part';
import { report } from '../lib/report';
import { uploadIdOf, type Attachment } from './attachment';

/** Loaded with the first file. */
const loadSending = () => loadPart(() => import('./send-file.client'));

interface Transfer {
  end: AbortController;
  done: Promise<void>;
}

/** The files of a form on their way. */
export class Transfers {
  private readonly running = new Map<string, Transfer>();

  /** @param change told of what has become of a file, by its key */
  constructor(private readonly change: (key: string, become: Partial<Attachment>) => void) {}

  /** Sends a file, or the rest of it, and has it checked; what is under way goes on as it is. */
  start(attachment: Attachment, formKey: string): void {
    if (this.running.has(attachment.key)) return;
    const end = new AbortController();
    const done = this.run(attachment, formKey, end.signal).finally(() => {
      if (this.running.get(attachment.key)?.end === end) this.running.delete(attachment.key);
    });
    this.running.set(attachment.key, { end, done });
  }

  /** Ends what is under way, and takes back what the backend has. */
  drop({ key, url }: Attachment, formKey: string): void {
    this.running.get(key)?.end.abort();
    this.running.delete(key);
    if (url === null) return;
    loadSending()
      .then(({ takeBack }) => takeBack(url, formKey))
      .catch((error: unknown) => report(error, 'uploads/drop'));
  }

  /** Resolves once nothing is under way. */
  async settled(): Promise<void> {
    while (this.running.size > 0) {
      await Promise.all([...this.running.values()].map(({ done }) => done));
    }
  }

  private async run(attachment: Attachment, formKey: string, signal: AbortSignal): Promise<void> {
    const change = (become: Partial<Attachment>) => {
      if (!signal.aborted) this.change(attachment.key, become);
    };
    try {
      const url = await this.send(attachment, formKey, signal, change);
      change({ state: 'checking', sent: attachment.size });
      const checked = await callApi(checkUpload, {
        params: { id: uploadIdOf(url) },
        body: { upload_key: formKey },
        signal,
        progress: false,
      });
      change({ state: 'ready', ...checked });
    } catch (error) {
      change(failed(error));
    }
  }

  /** Gives the address of the upload once all bytes are there. */
  private async send(
    { key, file, url, size, sent }: Attachment,
    formKey: string,
    signal: AbortSignal,
    change: (become: Partial<Attachment>) => void,
  ): Promise<string> {
    if (url !== null && sent === size) return url;
    if (!file) throw new Error('a file that is not there any more cannot be sent');
    change({ state: 'sending', problem: null });
    const { sendFile } = await loadSending();
    let address = url;
    await sendFile({
      ...{ file, key, url, formKey, signal },
      onUrl: (known) => {
        address = known;
        change({ url: known });
      },
      // They are on their way; only an end without a failure says that the backend has them all.
      onSent: (bytes) => change({ sent: Math.min(bytes, size - 1) }),
    });
    if (address === null) throw new Error('an upload has ended without an address');
    return address;
  }
}

/** What a failure makes of a file. */
function failed(error: unknown): Partial<Attachment> {
  if (!(error instanceof ApiError)) return { state: 'stopped' };
  const [problem] = error.fields.file ?? [];
  // It goes on where it was once the same file is chosen again.
  if (problem === 'uploadUnfinished') return { state: 'lost', sent: 0 };
  if (problem) return { state: 'refused', problem, url: null, sent: 0 };
  // The backend does not keep it any more, or never had it: begun anew, it may come through.
  const isGone = error.status === 404 || error.status === 410;
  if (isGone) return { state: 'refused', problem: 'uploadGone', url: null, sent: 0 };
  report(error, 'uploads/send');
  return { state: 'stopped' };
}
