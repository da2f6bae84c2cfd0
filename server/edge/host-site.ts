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

  /** The release that answers now; null before the first. A request keeps to the one that it got. */
  get release(): OpenRelease | null {
    return this.open;
  }

  async close(): Promise<void> {
    this.watcher?.close();
    if (this.timer) clearInterval(this.timer);
    await this.refreshing;
  }

  private refresh(): Promise<void> {
    this.refreshing = this.refreshing.then(() => this.follow()).catch(this.report);
    return this.refreshing;
  }

  /** The new release is opened before it takes over, so that no request finds a gap. */
  private async follow(): Promise<void> {
    const name = await currentRelease(this.directory);
    if (name !== null && name !== this.open?.name) this.open = await this.openRelease(name);
  }
}
