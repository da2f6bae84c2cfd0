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
import { releasePublic, type ReleaseOptions } from '../release-public';
import { standstillReasons } from '../standstill-reasons';
import { sourcesMark } from './sources-mark';
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
      const known = this.kept.get(request.host);
      let why = await this.doubt(known, work);
      if (known && why === null) {
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
          why = 'an edit failed in the builder';
        }
      }
      await this.drop(request.host);
      return await this.buildWhole(request, { work, lock, why: why ?? '' });
    } finally {
      await lock.release();
    }
  };

  /** Ends all builders. */
  async close(): Promise<void> {
    await Promise.all([...this.kept.keys()].map((host) => this.drop(host)));
  }

  /** Why a builder cannot make the next edit; null when it can. */
  private async doubt(known: Kept | undefined, work: string): Promise<string | null> {
    if (!known) return 'no builder was loaded';
    if (!known.builder.isUsable) return 'the builder had ended';
    if (known.builder.edits >= mostEdits) return `the builder had made ${mostEdits} edits`;
    if (known.mark !== (await readMark(work))) return 'somebody else had built the host';
    const isSame = known.sources === (await sourcesMark(this.settings.projectDirectory));
    return isSame ? null : 'the sources have changed';
  }

  private async edit(known: Kept, request: BuildRequest, work: string): Promise<BuiltRelease> {
    const { host, contentRevision, say, signal } = request;
    clearTimeout(known.idle);
    const begun = Date.now();
    const rows = request.changes?.map(({ entity, id }) => ({ entity, id })) ?? null;
    const { edited, saved } = await known.builder.edit({ rows, contentRevision }, signal);
    const { rendered, deleted, touched, steps, reasons } = edited;
    const times = Object.entries(steps).map(([step, ms]) => `${step} ${ms} ms`);
    say(`${rendered.length} pages rendered, ${deleted.length} removed (${times.join(', ')})`);
    const releases = new Releases(join(this.settings.releasesDirectory, host));
    const before = await releases.newest();
    const changes = before && {
      changes: await publicChanges(join(work, 'public'), {
        before: before.manifest,
        since: known.since,
        pages: touched,
      }),
    };
    const about = { fingerprint: known.fingerprint, reasons: () => reasons, ...changes };
    const released = await this.release(request, work, 'warm', about).finally(() => saved);
    await this.keep(host, { ...known, since: begun, mark: await writeMark(work) });
    return released;
  }

  private async buildWhole(
    request: BuildRequest,
    { work, lock, why }: { work: string; lock: BuildLock; why: string },
  ): Promise<BuiltRelease> {
    const { settings } = this;
    const ofSources = await sourcesMark(settings.projectDirectory);
    const { run, fingerprint, sources } = await prepareBuild({ ...request, settings }, lock);
    const since = Date.now();
    await this.makeRoom();
    const builder = await WarmBuilder.start(run);
    try {
      const asked = { why, sources, fingerprint, changes: request.changes };
      const reasons = standstillReasons(asked);
      const released = await this.release(request, work, 'cold', { fingerprint, reasons });
      const kept = { builder, sources: ofSources, fingerprint, since, mark: await writeMark(work) };
      await this.keep(request.host, kept);
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

  private async release(
    { host, changes, say }: BuildRequest,
    work: string,
    kind: 'warm' | 'cold',
    about: Pick<ReleaseOptions, 'fingerprint' | 'changes' | 'reasons'>,
  ): Promise<BuiltRelease> {
    const publicDirectory = join(work, 'public');
    const { settings } = this;
    const made = await releasePublic({
      host,
      settings,
      publicDirectory,
      ...about,
      edits: changes?.length,
      say,
    });
    return {
      release: made.release,
      kind: made.state === 'live' ? kind : made.state,
      pages: made.pages,
      reasons: made.reasons,
    };
  }
}
