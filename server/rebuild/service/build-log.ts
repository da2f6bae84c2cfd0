import { hostCodes, type HostCode } from '../../../src/config/hosts';
import type { PageChanges } from '../../releases/pages';
import type { BuiltRelease } from '../builder';
import type { RunningBuild } from './build-queue';
import type { DueReason, PageSummary } from './events';

const buildsKept = 10;
const changesNamed = 20;
const pagesNamed = 20;

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
  /** Of a build that failed. */
  reason: string | null;
}

export interface BuildCause {
  changes: number;
  /** The first of them, such as `articles 7 changed`. */
  first: string[];
  due: DueReason | null;
}

/** The last builds of each host, the latest first. */
export class BuildLog {
  private readonly builds = new Map<HostCode, BuildRecord[]>(hostCodes.map((code) => [code, []]));

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
        ? { outcome: 'failed', release: null, pages: null, reason: result.reason }
        : {
            outcome: result.kind,
            release: result.release,
            pages: namedPages(result.pages),
            reason: null,
          }),
    };
    this.builds.set(build.host, [record, ...this.of(build.host)].slice(0, buildsKept));
    return record;
  }
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
