import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { outboxFolder } from '../../api/mail/transport';
import { startBackend, type RunningBackend } from '../processes';

/** Longer than a message waits for whom a kill took it from, milliseconds. */
const mailPatience = 200_000;

/** A backend on a data folder, killed now and then and started again on the same one. */
export class MortalBackend {
  private running: RunningBackend | null = null;
  /** Where it listens, or did last. */
  url = '';

  constructor(
    private readonly dataDir: string,
    private readonly environment: Record<string, string>,
    private readonly program = 'server/api/cli.ts',
  ) {}

  get pid(): number | null {
    return this.running?.pid ?? null;
  }

  async start(environment: Record<string, string> = {}): Promise<void> {
    const all = { ...this.environment, KARAT_DATA_DIR: this.dataDir, ...environment };
    this.running = await startBackend(all, this.program);
    this.url = this.running.url;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { running } = this;
    this.running = null;
    await running?.stop(signal);
  }

  /** Names of the messages that were sent. */
  async sentMails(): Promise<string[]> {
    const files = await readdir(join(this.dataDir, outboxFolder));
    return files.filter((file) => file.endsWith('.eml')).sort();
  }

  /** @throws Error when so many messages have not been sent in time */
  async untilSent(messages: number): Promise<void> {
    const end = performance.now() + mailPatience;
    for (;;) {
      const sent = (await this.sentMails()).length;
      if (sent >= messages) return;
      if (performance.now() > end) throw new Error(`${sent} of ${messages} messages were sent`);
      await wait(500);
    }
  }
}
