import { mkdir, open, readFile, rename, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

interface Waiting<Entry> {
  entries: readonly Entry[];
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * A file of JSON lines that only grows, until it is compacted. What `append` has acknowledged is on
 * the disk; a crash or a full disk loses nothing but what was not acknowledged.
 */
export class Journal<Entry> {
  /** Entries that came while others were being written: they share one flush to the disk. */
  private waiting: Waiting<Entry>[] = [];
  private isWriting = false;
  private idle = Promise.resolve();

  private constructor(
    private readonly file: string,
    private handle: FileHandle,
    private entries: Entry[],
    /** Bytes of whole lines; whatever lies behind is of a write that failed. */
    private size: number,
    /** Lines that could not be read when the journal was opened. */
    readonly lostLines: number,
  ) {}

  /**
   * Opens the journal of a file, which need not exist yet. A last line without its end is what a crash
   * left of a write that nobody was told of; it is cut off.
   */
  static async open<Entry>(file: string): Promise<Journal<Entry>> {
    await mkdir(dirname(file), { recursive: true });
    const handle = await open(file, 'a+');
    const content = await readFile(file);
    const size = content.lastIndexOf('\n') + 1;
    await handle.truncate(size);
    const lines = content.subarray(0, size).toString('utf8').split('\n').slice(0, -1);
    const entries = lines.flatMap((line) => entryOf<Entry>(line) ?? []);
    return new Journal(file, handle, entries, size, lines.length - entries.length);
  }

  /** Everything that lies in the file, oldest first. */
  all(): readonly Entry[] {
    return this.entries;
  }

  /** Resolves once the entries are on the disk, all of them or, when it rejects, none. */
  append(...entries: Entry[]): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ entries, done, failed });
      if (!this.isWriting) this.idle = this.writeWaiting();
    });
  }

  /** Replaces the file by one that holds what `keep` leaves of its entries. */
  async compact(keep: (entries: readonly Entry[]) => Entry[]): Promise<void> {
    while (this.isWriting) await this.idle;
    this.isWriting = true;
    const replacing = this.replace(keep);
    // What came meanwhile is written whether or not the file could be replaced.
    this.idle = replacing.then(
      () => this.writeWaiting(),
      () => this.writeWaiting(),
    );
    await replacing;
  }

  /** Waits for what is being written, then closes the file. */
  async close(): Promise<void> {
    while (this.isWriting) await this.idle;
    await this.handle.close();
  }

  private async writeWaiting(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const together = this.waiting;
      this.waiting = [];
      const entries = together.flatMap((one) => one.entries);
      try {
        await this.write(linesOf(entries));
        this.entries.push(...entries);
        for (const { done } of together) done();
      } catch (error) {
        for (const { failed } of together) failed(error);
      }
    }
    this.isWriting = false;
  }

  private async write(lines: Buffer): Promise<void> {
    // A write that failed half-way may have left part of a line.
    const { size } = await this.handle.stat();
    if (size !== this.size) await this.handle.truncate(this.size);
    await this.handle.writeFile(lines);
    await this.handle.datasync();
    this.size += lines.length;
  }

  private async replace(keep: (entries: readonly Entry[]) => Entry[]): Promise<void> {
    const kept = keep(this.entries);
    const lines = linesOf(kept);
    const draft = `${this.file}.draft`;
    await writeFile(draft, lines, { flush: true });
    await rename(draft, this.file);
    await flushFolder(dirname(this.file));
    const replaced = this.handle;
    this.handle = await open(this.file, 'a+');
    this.entries = kept;
    this.size = lines.length;
    await replaced.close();
  }
}

function linesOf(entries: readonly unknown[]): Buffer {
  return Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

/** Null for a line that is no JSON: a damaged disk, or somebody who edited the file. */
function entryOf<Entry>(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}

/** Without it a rename may be lost with the power. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
