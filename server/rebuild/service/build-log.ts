import { hostCodes, type HostCode } from '../../../src/config/hosts';
import { messageOf } from '../../message-of';
import type { PageChanges } from '../../releases/pages';
import { groupsOf, type Reason } from '../../releases/reasons';
import type { BuiltRelease } from '../builder';
import type { RunningBuild } from './build-queue';
import type { DueReason, PageSummary } from './events';
import { Journal } from './journal';

const buildsKept = 10;
const changesNamed = 20;
const pagesNamed = 20;
const reasonsKept = 20;
/** Entries of the file, of all hosts, from which on only the last builds of each are left. */
const largestFile = 200;

export interface BuildRecord {
  host: HostCode;
  /** ISO 8601. */
  startedAt: string;
  /** Milliseconds. */
  duration: number;
  cause: BuildCause;
  outcome: BuiltRelease['kind'] | 'failed';
  /** Of a build that succeeded. */
  release: number | null;
  pages: Record<keyof PageChanges, PageSummary> | null;
  /** Why everything was built from a standstill; null when only what changed was, or it is not known. */
  standstill: string | null;
  /** Why pages became others, what concerns most pages first; empty where it is not known. */
  reasons: ReasonSummary[];
  /** Of a build that failed. */
  reason: string | null;
}

export type ReasonSummary = Reason & PageSummary;

export interface BuildCause {
  changes: number;
  /** The first of them, such as `articles 7 changed`. */
  first: string[];
  due: DueReason | null;
}

/** The last builds of each host, the latest first; a file keeps them for the next start. */
export class BuildLog {
  private readonly builds = new Map<HostCode, BuildRecord[]>(hostCodes.map((code) => [code, []]));

  private constructor(
    private readonly journal: Journal<BuildRecord>,
    private readonly report: (line: string) => void,
  ) {
    for (const record of journal.all()) this.remember(record);
  }

  /** @param report told when the file cannot be written; the log goes on in memory */
  static async open(file: string, report: (line: string) => void): Promise<BuildLog> {
    const log = new BuildLog(await Journal.open<BuildRecord>(file), report);
    await log.compact();
    return log;
  }

  of(host: HostCode): readonly BuildRecord[] {
    return this.builds.get(host) ?? [];
  }

  add(build: RunningBuild, result: BuiltRelease | { reason: string }): BuildRecord {
    const record: BuildRecord = {
      host: build.host,
      startedAt: new Date(build.startedAt).toISOString(),
      duration: Date.now() - build.startedAt,
      cause: causeOf(build),
      ...('reason' in result
        ? { ...ofNoRelease, outcome: 'failed', reason: result.reason }
        : {
            outcome: result.kind,
            release: result.release,
            pages: namedPages(result.pages),
            standstill: result.reasons?.standstill ?? null,
            reasons: summarisedReasons(result),
            reason: null,
          }),
    };
    this.remember(record);
    this.write(record).catch((error: unknown) =>
      this.report(`the log of builds is not kept: ${messageOf(error)}`),
    );
    return record;
  }

  close(): Promise<void> {
    return this.journal.close();
  }

  private remember(record: BuildRecord): void {
    this.builds.set(record.host, [record, ...this.of(record.host)].slice(0, buildsKept));
  }

  private async write(record: BuildRecord): Promise<void> {
    await this.journal.append(record);
    if (this.journal.all().length > largestFile) await this.compact();
  }

  private compact(): Promise<void> {
    return this.journal.compact((records) =>
      hostCodes.flatMap((host) =>
        records.filter((record) => record.host === host).slice(-buildsKept),
      ),
    );
  }
}

const ofNoRelease = { release: null, pages: null, standstill: null, reasons: [] };

function summarisedReasons({ reasons, pages }: BuiltRelease): ReasonSummary[] {
  const groups = reasons ? groupsOf(reasons, pages) : [];
  return groups
    .slice(0, reasonsKept)
    .map(({ addresses, ...reason }) => ({ ...reason, ...summaryOf(addresses) }));
}

export function causeOf({ work: { events, due } }: Pick<RunningBuild, 'work'>): BuildCause {
  return {
    changes: events.length,
    first: events
      .slice(0, changesNamed)
      .map(({ change: { entity, id, action } }) => `${entity} ${id} ${action}`),
    due,
  };
}

/** The pages of a build as one number, with the first addresses. */
export function summaryOf(...lists: readonly string[][]): PageSummary {
  const addresses = lists.flat();
  return { count: addresses.length, first: addresses.slice(0, pagesNamed) };
}

function namedPages({ added, changed, removed }: PageChanges): BuildRecord['pages'] {
  return { added: summaryOf(added), changed: summaryOf(changed), removed: summaryOf(removed) };
}
