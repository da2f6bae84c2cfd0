import { join } from 'node:path';
import {
  failureOf,
  startGatsbyProcess,
  type GatsbyProcess,
  type GatsbyRun,
} from '../gatsby-process';
import type { Answer, EditRequest, Edited, Start } from './messages';

/** What has changed could not be read: the edit can be tried again. */
export class UnreadContent extends Error {
  override readonly name = 'UnreadContent';
}

interface EditInProcess {
  edited: Edited;
  /** Resolves once what the next process has to know of the edit is on disk. */
  saved: Promise<void>;
}

/** Starts the process of a builder. */
function startProcess(run: GatsbyRun, start: Start): Promise<GatsbyProcess> {
  const program = join(__dirname, 'process.ts');
  const args = ['--expose-gc', '--import', require.resolve('tsx'), program, start];
  return startGatsbyProcess(run, args);
}

/**
 * A Gatsby process that has built its host once and stays for edits. After any other failure it is of no
 * more use: what Gatsby has in its memory may then be half of an edit.
 */
export class WarmBuilder {
  private isEnded = false;

  /**
   * @param edits that were made since the last whole build
   * @param isOld content may have changed since: the next edit reads all of it
   */
  private constructor(
    private readonly gatsby: GatsbyProcess,
    private readonly run: GatsbyRun,
    public edits: number,
    private isOld: boolean,
  ) {
    const onEnd = () => (this.isEnded = true);
    gatsby.exited.then(onEnd, onEnd);
  }

  /**
   * Builds the whole site of the work directory, and stays.
   * @throws Error with what Gatsby says is wrong
   */
  static async build(run: GatsbyRun): Promise<WarmBuilder> {
    const builder = new WarmBuilder(await startProcess(run, 'whole'), run, 0, false);
    await builder.next('ready', run.signal);
    return builder;
  }

  /**
   * Takes up the build that the work directory holds, and stays.
   * @param edits that it holds
   * @throws Error when it holds less than a build
   */
  static async takeUp(run: GatsbyRun, edits: number): Promise<WarmBuilder> {
    const builder = new WarmBuilder(await startProcess(run, 'taken-up'), run, edits, true);
    await builder.next('ready', run.signal);
    return builder;
  }

  /** Its process, which leads a group of its own. */
  get pid(): number {
    return this.gatsby.child.pid ?? 0;
  }

  get isUsable(): boolean {
    return !this.isEnded;
  }

  /**
   * Reads what may have changed and brings `public` up to date with it. The next edit, and whoever else
   * builds in the work directory, has to wait for `saved`.
   */
  async edit(request: EditRequest, signal: AbortSignal): Promise<EditInProcess> {
    const answer = this.next('edited', signal);
    const saved = this.next('saved', signal).then(() => undefined);
    // It is waited for later, when its failure may have been there for a while.
    saved.catch(() => undefined);
    const { isOld } = this;
    this.gatsby.child.send(isOld ? { ...request, rows: null } : request);
    const { edited } = await answer;
    this.edits += 1;
    this.isOld = false;
    return { edited: isOld ? { ...edited, touched: null } : edited, saved };
  }

  /** Ends the process; what Gatsby has kept on disk serves the next one. */
  async stop(): Promise<void> {
    this.gatsby.end();
    await this.gatsby.exited;
  }

  /** Waits for an answer of a kind. A process that fails or ends, or a signal, ends the waiting. */
  private async next<Kind extends Answer['kind']>(
    kind: Kind,
    signal?: AbortSignal,
  ): Promise<Extract<Answer, { kind: Kind }>> {
    const { child, exited } = this.gatsby;
    const listening = new AbortController();
    try {
      return await new Promise((resolve, reject) => {
        // Gatsby tells about itself over the same channel, in messages of another shape.
        const onMessage = (answer: Answer) => {
          if (answer.kind === 'progress') this.run.say(answer.text);
          else if (answer.kind === 'failed') {
            reject(
              answer.isUntouched ? new UnreadContent(answer.reason) : new Error(answer.reason),
            );
          } else if (answer.kind === kind) resolve(answer as Extract<Answer, { kind: Kind }>);
        };
        child.on('message', onMessage);
        signal?.addEventListener('abort', () => reject(signal.reason as Error), {
          signal: listening.signal,
        });
        exited.then(() => failureOf(this.run)).then(reject, reject);
        listening.signal.addEventListener('abort', () => child.off('message', onMessage));
      });
    } catch (error) {
      if (!(error instanceof UnreadContent)) this.gatsby.end();
      throw error;
    } finally {
      listening.abort();
    }
  }
}
