import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What sends photos and then their request, over a line. */
export interface Tab {
  /** Opens the form and chooses the photos; they are on their way then. */
  begin: (photos: readonly string[]) => Promise<void>;
  /** Loses all that a reload of the page loses, and goes on. */
  reload: (photos: readonly string[]) => Promise<void>;
  /** Tells a browser whether it has a connection, as an operating system does. */
  setOnline?: (isOnline: boolean) => Promise<void>;
  /** Resolves once the request was registered. */
  done: () => Promise<void>;
  /** Id of its process. */
  pid: () => number;
  close: () => Promise<void>;
}

/** The client library in a process of its own. */
export class NodeTab implements Tab {
  private child: ChildProcess | null = null;

  /** @param port of the line */
  constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  begin(photos: readonly string[]): Promise<void> {
    const program = join(__dirname, 'node-tab.ts');
    const api = `http://127.0.0.1:${this.port}/ru`;
    const state = join(this.folder, 'tab.json');
    this.child = spawn(process.execPath, ['--import', 'tsx', program, api, state, ...photos], {
      stdio: 'inherit',
    });
    return Promise.resolve();
  }

  async reload(photos: readonly string[]): Promise<void> {
    await this.close();
    await this.begin(photos);
  }

  async done(): Promise<void> {
    const { child } = this;
    if (!child) throw new Error('nothing was begun');
    if (child.exitCode === null) await once(child, 'exit');
    // A reload has put another process in its place.
    if (child !== this.child) await this.done();
    else if (child.exitCode !== 0) throw new Error(`the client ended with ${child.exitCode}`);
  }

  pid(): number {
    return this.child?.pid ?? 0;
  }

  async close(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
