import { join } from 'node:path';
import type { HostCode } from '../../../src/config/hosts';
import type { BuildReasons } from '../../releases/reasons';
import { Releases } from '../../releases/releases';
import type { BuildLog, BuildRecord } from './build-log';

/** What is known of the build of a release; answer of `GET /status/builds/:host/:release`. */
export interface ToldBuild {
  host: HostCode;
  release: number;
  /** Null: not among the last builds any more. */
  build: BuildRecord | null;
  /** Kept as long as the release is; null where it is not, or its builder did not tell. */
  reasons: BuildReasons | null;
}

/** Null: neither the log nor a release knows of it. */
export async function toldBuild(
  releasesDirectory: string,
  log: Pick<BuildLog, 'of'>,
  { host, release }: { host: HostCode; release: number },
): Promise<ToldBuild | null> {
  const made = log.of(host).find((record) => record.release === release && isNew(record));
  const reasons = await new Releases(join(releasesDirectory, host)).reasons(release);
  return made || reasons ? { host, release, build: made ?? null, reasons } : null;
}

/** A build that changed nothing names the release that was there. */
const isNew = ({ outcome }: BuildRecord) => outcome !== 'unchanged' && outcome !== 'failed';
