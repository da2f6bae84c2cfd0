import { watch, type FSWatcher } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { OpenRelease } from './open-release';
import { currentRelease } from '../releases/layout';

// Beside the watch: some file systems do not tell about renames.
const lookEveryMs = 2000;

/** One country site: follows the host's `current` link from release to release without a restart. */
export class HostSite {
  private open: OpenRelease | null = null;
  private refreshing: Promise<void> = Promise.resolve();
  private watcher: FSWatcher | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    private readonly directory: string,
    private readonly openRelease: (name: string) => Promise<OpenRelease>,
    private readonly report: (error: unknown) => void,
  ) {}

  async start(): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    this.watcher = watch(this.directory, () => void this.refresh());
    this.watcher.on('error', this.report);
    this.timer = setInterval(() => void this.refresh(), lookEveryMs).unref();
    await this.refresh();
  }

  /** The release that answers now, and what to call when its answer is sent; null before the first. */
  use(): { release: OpenRelease; done: () => void } | null {
    return this.open && { release: this.open, done: this.open.use() };
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.watcher?.close();
    if (this.timer) clearInterval(this.timer);
    await this.refreshing;
    await this.open?.retire();
    this.open = null;
  }

  private refresh(): Promise<void> {
    this.refreshing = this.refreshing.then(() => this.follow()).catch(this.report);
    return this.refreshing;
  }

  /** The new release is opened before it takes over, so that no request finds a gap. */
  private async follow(): Promise<void> {
    if (this.isClosed) return;
    const name = await currentRelease(this.directory);
    if (name === null || name === this.open?.name) return;
    const before = this.open;
    this.open = await this.openRelease(name);
    before?.retire().catch(this.report);
  }
}
