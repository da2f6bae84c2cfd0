import { freemem } from 'node:os';
import { join } from 'node:path';
import type { HostCode } from '../../../src/config/hosts';
import { messageOf } from '../../message-of';
import { Releases } from '../../releases/releases';
import type { Settings } from '../../settings';
import { takeBuildLock, type BuildLock } from '../build-lock';
import type { BuildRequest, BuiltRelease } from '../builder';
import { readMark, writeMark } from '../build-mark';
import { prepareBuild, workOf } from '../prepare-build';
import { publicChanges } from '../public-changes';
import type { PublicChanges } from '../release-changes';
import { releasePublic } from '../release-public';
import { sourcesMark } from './sources-mark';
import { typesOfChange } from './types-of-change';
import { UnreadContent, WarmBuilder } from './warm-builder';

/** Milliseconds without an edit after which a builder goes. */
const idleMs = 30 * 60_000;
/** Edits after which the next build is made from a standstill. */
const mostEdits = 500;
/** Free memory of the machine, in bytes, below which builders make room. */
const leastFree = 2 ** 30;

interface Kept {
  builder: WarmBuilder;
  sources: string;
  fingerprint: string;
  /** The mark of the work directory when this builder had built last. */
  mark: string;
  /** When the build began that the last release was made of, milliseconds since 1970. */
  since: number;
  idle?: NodeJS.Timeout;
}

/**
 * Builds hosts with Gatsby processes that stay: the first build of a host is a whole one, an edit
 * after it takes about a second. After a change of code, a build by somebody else, a failure, or a
 * number of edits, the next build is a whole one again.
 */
export class WarmBuilders {
  /** The one used last comes last. */
  private readonly kept = new Map<HostCode, Kept>();

  constructor(private readonly settings: Settings) {}

  readonly build = async (request: BuildRequest): Promise<BuiltRelease> => {
    const work = workOf(this.settings, request.host);
    const onWait = (pid: number) => request.say(`waiting for the build of process ${pid}`);
    const lock = await takeBuildLock(work, onWait, request.signal);
    try {
      const known = await this.usable(request.host, work);
      if (known) {
        try {
          await lock.noteChild(known.builder.pid);
          return await this.edit(known, request, work);
        } catch (error) {
          request.signal.throwIfAborted();
          if (error instanceof UnreadContent) {
            await this.keep(request.host, known);
            throw error;
          }
          request.say(`${messageOf(error)}; building from a standstill`);
        }
      }
      await this.drop(request.host);
      return await this.buildWhole(request, work, lock);
    } finally {
      await lock.release();
    }
  };

  /** Ends all builders. */
  async close(): Promise<void> {
    await Promise.all([...this.kept.keys()].map((host) => this.drop(host)));
  }

  private async usable(host: HostCode, work: string): Promise<Kept | null> {
    const known = this.kept.get(host);
    if (!known?.builder.isUsable || known.builder.edits >= mostEdits) return null;
    if (known.mark !== (await readMark(work))) return null;
    return known.sources === (await sourcesMark(this.settings.projectDirectory)) ? known : null;
  }

  private async edit(known: Kept, request: BuildRequest, work: string): Promise<BuiltRelease> {
    const { host, changes, contentRevision, say, signal } = request;
    clearTimeout(known.idle);
    const begun = Date.now();
    const types = changes && typesOfChange(changes.map(({ entity }) => entity));
    const { rendered, deleted, steps } = await known.builder.edit(
      { types, contentRevision },
      signal,
    );
    const times = Object.entries(steps).map(([step, ms]) => `${step} ${ms} ms`);
    say(`${rendered.length} pages rendered, ${deleted.length} removed (${times.join(', ')})`);
    const before = await new Releases(
      join(this.settings.releasesDirectory, host),
    ).currentManifest();
    const released = await this.release(request, work, 'warm', {
      fingerprint: known.fingerprint,
      changes: before ? await publicChanges(join(work, 'public'), before, known.since) : undefined,
    });
    await this.keep(host, { ...known, since: begun, mark: await writeMark(work) });
    return released;
  }

  private async buildWhole(
    request: BuildRequest,
    work: string,
    lock: BuildLock,
  ): Promise<BuiltRelease> {
    const { settings } = this;
    const sources = await sourcesMark(settings.projectDirectory);
    const { run, fingerprint } = await prepareBuild({ ...request, settings }, lock);
    const since = Date.now();
    await this.makeRoom();
    const builder = await WarmBuilder.start(run);
    try {
      const released = await this.release(request, work, 'cold', { fingerprint });
      const mark = await writeMark(work);
      await this.keep(request.host, { builder, sources, fingerprint, since, mark });
      return released;
    } catch (error) {
      await builder.stop();
      throw error;
    }
  }

  private async keep(host: HostCode, kept: Kept): Promise<void> {
    if (this.settings.warmBuilders === 0) return kept.builder.stop();
    const idle = setTimeout(() => void this.drop(host), idleMs).unref();
    this.kept.delete(host);
    this.kept.set(host, { ...kept, idle });
  }

  /** Ends the builders used longest ago until one more may stay. */
  private async makeRoom(): Promise<void> {
    for (const host of [...this.kept.keys()]) {
      if (this.kept.size < this.settings.warmBuilders && freemem() > leastFree) return;
      await this.drop(host);
    }
  }

  private async drop(host: HostCode): Promise<void> {
    const known = this.kept.get(host);
    this.kept.delete(host);
    clearTimeout(known?.idle);
    await known?.builder.stop();
  }

  /** @param changes what happened in `public` since the last release; without, all is compared */
  private async release(
    { host, changes: edits, say }: BuildRequest,
    work: string,
    kind: 'warm' | 'cold',
    { fingerprint, changes }: { fingerprint: string; changes?: PublicChanges },
  ): Promise<BuiltRelease> {
    const publicDirectory = join(work, 'public');
    const { settings } = this;
    const made = await releasePublic({
      host,
      settings,
      publicDirectory,
      fingerprint,
      changes,
      edits: edits?.length,
      say,
    });
    return {
      release: made.release,
      kind: made.state === 'live' ? kind : made.state,
      pages: made.pages,
    };
  }
}
