import { join } from 'node:path';
import type { HostCode } from '../../../src/config/hosts';
import { messageOf } from '../../message-of';
import { Releases } from '../../releases/releases';
import type { Settings } from '../../settings';
import { takeBuildLock, type BuildLock } from '../build-lock';
import type { BuildRequest, BuiltRelease } from '../builder';
import { writeMark } from '../build-mark';
import { prepareBuild, workOf, type PreparedBuild } from '../prepare-build';
import { publicChanges } from '../public-changes';
import { releasePublic, type ReleaseOptions } from '../release-public';
import { standstillReasons } from '../standstill-reasons';
import { BuilderPool, mostEdits, type PooledBuilder } from './builder-pool';
import { forgetKeptBuild, readKeptBuild, writeKeptBuild } from './kept-build';
import { sourcesMark } from './sources-mark';
import { UnreadContent, WarmBuilder } from './warm-builder';

const failedEdit = 'an edit failed in the builder';

/** A work directory that nobody else builds in. */
interface Workplace {
  directory: string;
  lock: BuildLock;
}

interface Prepared extends PreparedBuild {
  /** Of the sources as they were before, see `sourcesMark`. */
  sourcesMark: string;
  /** Of the work directory. */
  mark: string;
}

/**
 * Builds hosts with Gatsby processes that stay: the first build of a host is a whole one, an edit
 * after it takes about a second. A process that is started later takes up what the last build has left
 * on the disk. After a change of code, a failure, or a number of edits, the next build is a whole one
 * again.
 */
export class WarmBuilders {
  private readonly pool: BuilderPool;

  constructor(private readonly settings: Settings) {
    this.pool = new BuilderPool(settings);
  }

  readonly build = async (request: BuildRequest): Promise<BuiltRelease> => {
    const directory = workOf(this.settings, request.host);
    const onWait = (pid: number) => request.say(`waiting for the build of process ${pid}`);
    const lock = await takeBuildLock(directory, onWait, request.signal);
    try {
      return await this.buildIn({ directory, lock }, request);
    } finally {
      await lock.release();
    }
  };

  /** Ends all builders. */
  async close(): Promise<void> {
    await this.pool.close();
  }

  private async buildIn(
    { directory, lock }: Workplace,
    request: BuildRequest,
  ): Promise<BuiltRelease> {
    const found = await this.pool.find(request.host, directory);
    if (found) {
      await lock.noteChild(found.builder.pid);
      const released = await this.tryEdit(found, request, directory);
      if (released) return released;
    }
    await this.pool.drop(request.host);
    await this.pool.makeRoom();
    const prepared = await this.prepare({ directory, lock }, request);
    const takenUp = await this.takeUp(prepared, request, directory);
    if (typeof takenUp === 'string') {
      const why = found ? failedEdit : takenUp;
      return this.buildWhole(prepared, request, { directory, why });
    }
    const released = await this.tryEdit(takenUp, request, directory);
    if (released) return released;
    await takenUp.builder.stop();
    return this.buildWhole(prepared, request, { directory, why: failedEdit });
  }

  /** Null when the builder could not make the edit, and is of no more use. */
  private async tryEdit(
    known: PooledBuilder,
    request: BuildRequest,
    work: string,
  ): Promise<BuiltRelease | null> {
    try {
      return await this.edit(known, request, work);
    } catch (error) {
      request.signal.throwIfAborted();
      if (error instanceof UnreadContent) {
        await this.pool.keep(request.host, known);
        throw error;
      }
      request.say(`${messageOf(error)}; building from a standstill`);
      return null;
    }
  }

  private async edit(
    known: PooledBuilder,
    request: BuildRequest,
    work: string,
  ): Promise<BuiltRelease> {
    const { host, contentRevision, say, signal } = request;
    const begun = Date.now();
    const rows = request.changes?.map(({ entity, id }) => ({ entity, id })) ?? null;
    const { edited, saved } = await known.builder.edit({ rows, contentRevision }, signal);
    const { rendered, deleted, touched, steps, reasons } = edited;
    const times = Object.entries(steps).map(([step, ms]) => `${step} ${ms} ms`);
    say(`${rendered.length} pages rendered, ${deleted.length} removed (${times.join(', ')})`);
    const before = await this.releasesOf(host).newest();
    const changes = before && {
      changes: await publicChanges(join(work, 'public'), {
        before: before.manifest,
        since: known.since,
        pages: touched,
      }),
    };
    const about = { fingerprint: known.fingerprint, reasons: () => reasons, ...changes };
    const released = await this.release(request, work, 'warm', about).finally(() => saved);
    await this.note({ ...known, since: begun }, released, work);
    await this.pool.keep(host, { ...known, since: begun, mark: await writeMark(work) });
    return released;
  }

  private async prepare({ directory, lock }: Workplace, request: BuildRequest): Promise<Prepared> {
    const { settings } = this;
    // Whoever else believes to know what is in the directory does not any more.
    const mark = await writeMark(directory);
    const ofSources = await sourcesMark(settings.projectDirectory);
    const prepared = await prepareBuild({ ...request, settings }, lock);
    return { ...prepared, sourcesMark: ofSources, mark };
  }

  /** A builder that goes on with what the work directory holds of the last build, else why none can. */
  private async takeUp(
    { run, fingerprint, sourcesMark: sources, mark }: Prepared,
    { host, say, signal }: BuildRequest,
    work: string,
  ): Promise<PooledBuilder | string> {
    const kept = await readKeptBuild(work);
    if (!kept) return 'no finished build was kept';
    if (kept.fingerprint !== fingerprint) return 'the sources have changed';
    if (kept.edits >= mostEdits) return `${mostEdits} edits were made since the last whole build`;
    const [newest] = await this.releasesOf(host).numbers();
    if (newest !== kept.release) return 'the newest release is not of what was kept';
    try {
      const builder = await WarmBuilder.takeUp(run, kept.edits);
      return { builder, sources, fingerprint, since: kept.since, mark };
    } catch (error) {
      signal.throwIfAborted();
      say(`${messageOf(error)}; building from a standstill`);
      return 'what was kept could not be taken up';
    }
  }

  private async buildWhole(
    { run, fingerprint, sources, sourcesMark: ofSources }: Prepared,
    request: BuildRequest,
    { directory, why }: { directory: string; why: string },
  ): Promise<BuiltRelease> {
    await forgetKeptBuild(directory);
    const since = Date.now();
    const builder = await WarmBuilder.build(run);
    try {
      // The release needs the memory as well.
      if (this.settings.warmBuilders === 0) await builder.stop();
      const asked = { why, sources, fingerprint, changes: request.changes };
      const reasons = standstillReasons(asked);
      const released = await this.release(request, directory, 'cold', { fingerprint, reasons });
      const built = { builder, sources: ofSources, fingerprint, since };
      await this.note(built, released, directory);
      await this.pool.keep(request.host, { ...built, mark: await writeMark(directory) });
      return released;
    } catch (error) {
      await builder.stop();
      throw error;
    }
  }

  /** For the next process, in which a build may begin with what this one has left. */
  private async note(
    { builder: { edits }, fingerprint, since }: Omit<PooledBuilder, 'mark'>,
    { release }: BuiltRelease,
    work: string,
  ): Promise<void> {
    await writeKeptBuild(work, { fingerprint, since, release, edits });
  }

  private releasesOf(host: HostCode): Releases {
    return new Releases(join(this.settings.releasesDirectory, host));
  }

  private async release(
    { host, changes, force, say }: BuildRequest,
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
      force,
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
