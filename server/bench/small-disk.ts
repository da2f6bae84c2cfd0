import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const piece = Buffer.alloc(256 * 1024);

/** A disk of few megabytes in memory, which can be filled to its last byte. Linux lets root alone make one. */
export class SmallDisk {
  private readonly ballast: string;

  private constructor(readonly folder: string) {
    this.ballast = join(folder, 'ballast');
  }

  /** @returns null where this machine does not let us make one */
  static async open(folder: string, megabytes: number): Promise<SmallDisk | null> {
    await mkdir(folder, { recursive: true });
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
    } catch {
      return null;
    }
    return new SmallDisk(folder);
  }

  /** Takes all room that is left. */
  async fill(): Promise<void> {
    const file = await open(this.ballast, 'a');
    try {
      for (let bytes = piece; bytes.length >= 512;) {
        try {
          const { bytesWritten } = await file.write(bytes);
          if (bytesWritten < bytes.length) bytes = bytes.subarray(0, bytes.length / 2);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          bytes = bytes.subarray(0, bytes.length / 2);
        }
      }
    } finally {
      await file.close();
    }
  }

  /** Gives the room back. */
  async free(): Promise<void> {
    await rm(this.ballast, { force: true });
  }

  async close(): Promise<void> {
    await run('umount', [this.folder]);
  }
}
