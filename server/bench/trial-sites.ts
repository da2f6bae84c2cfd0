import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { HostCode } from '../../src/config/hosts';
import type { ChangeState } from '../../src/contract/change-states';
import { askChangeStates } from '../change-states';
import { Releases } from '../releases/releases';
import { readSettings } from '../settings';
import { askEdge } from './ask-edge';
import { Editor } from './editor';
import { isAnswering, KillableProgram } from './killable-program';

/** Longer than a build from nothing, milliseconds. */
const patience = 15 * 60_000;
const lookEvery = 200;
/** The second edge listens so many ports above the one that ends with the sites. */
const portsApart = 5;

/**
 * `npm start` for one host on folders of its own, and an edge beside it that stays when it is killed. The
 * ports are those of the environment.
 */
export class TrialSites {
  readonly sites: KillableProgram;
  readonly editor: Editor;
  readonly releases: Releases;
  readonly edgePort: number;
  private readonly edge: KillableProgram;
  private readonly settings = readSettings();

  /** @param environment of the sites, beside what the trial needs */
  constructor(
    readonly host: HostCode,
    readonly folder: string,
    private readonly signal: AbortSignal,
    environment: Record<string, string> = {},
  ) {
    const own = {
      KARAT_LOCAL: '1',
      KARAT_DATA_DIR: join(folder, 'data'),
      KARAT_WORK_DIR: join(folder, 'work'),
      KARAT_RELEASES_DIR: join(folder, 'releases'),
      KARAT_PREPARE_PHOTOS: 'off',
      ...environment,
    };
    const log = (name: string) => join(folder, `${name}.log`);
    this.edgePort = this.settings.edgePort + portsApart;
    this.editor = new Editor(host, this.settings.apiPort);
    this.releases = new Releases(join(own.KARAT_RELEASES_DIR, host));
    this.sites = new KillableProgram(['server/start/cli.ts', '--host', host], own, log('sites'));
    const edge = { ...own, KARAT_EDGE_PORT: String(this.edgePort) };
    this.edge = new KillableProgram(['server/edge/cli.ts'], edge, log('edge'));
  }

  /** The work directory of the host. */
  get work(): string {
    return join(this.folder, 'work', this.host);
  }

  /** Resolves once there is a release and both backend and edge answer. */
  async start(): Promise<void> {
    this.sites.start();
    await this.until('the first release', async () => (await this.releases.current()) !== null);
    this.edge.start();
    await this.until('the edge', () => isAnswering(`http://127.0.0.1:${this.edgePort}/`));
    await this.until('the backend', () => this.isUp());
  }

  async end(): Promise<void> {
    await this.sites.end('SIGINT');
    await this.edge.end('SIGINT');
  }

  /** Whether the backend answers. */
  isUp(): Promise<boolean> {
    return isAnswering(`http://127.0.0.1:${this.settings.apiPort}/health`);
  }

  /** The changes that the rebuild service knows, the latest first; null when it does not answer. */
  async changes(): Promise<ChangeState[] | null> {
    try {
      return await askChangeStates(`http://127.0.0.1:${this.settings.rebuildPort}`);
    } catch {
      return null;
    }
  }

  /** Whether all changes are live, so that a builder stands by. */
  async hasSettled(): Promise<boolean> {
    return (await this.changes())?.every(({ state }) => state === 'live') ?? false;
  }

  /** Whether page and page data of an address hold a text. */
  async shows(address: string, text: string): Promise<boolean> {
    const data = `/page-data${address}page-data.json`;
    const answers = await Promise.all(
      [address, data].map((path) => askEdge(this.edgePort, this.host, path)),
    );
    return answers.every(({ body }) => body.includes(text));
  }

  /** @throws Error naming what did not come in a quarter of an hour */
  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + patience;
    while (!(await isSo())) {
      this.signal.throwIfAborted();
      if (performance.now() > end) throw new Error(`${what} did not come within ${patience} ms`);
      await wait(lookEvery);
    }
  }
}
