import type { HostCode } from '../../src/config/hosts';
import type { Build } from '../rebuild/builder';
import { startService, type RebuildService } from '../rebuild/service/start-service';
import type { Settings } from '../settings';
import { webhookSecrets } from '../webhook-secrets';

interface EditsOptions {
  settings: Settings;
  build: Build;
  hostsByVisitors: () => readonly HostCode[];
  /** Told in one line what happens. */
  say: (line: string) => void;
}

/** The rebuild service of a run on somebody's own machine, with the secret of the local backend. */
export function startEdits({
  settings,
  build,
  hostsByVisitors,
  say,
}: EditsOptions): Promise<RebuildService> {
  const { current, before } = webhookSecrets({ ...process.env, KARAT_LOCAL: '1' });
  return startService({
    settings,
    hostsByVisitors,
    say: (line) => say(`edits: ${line}`),
    secrets: before === null ? [current] : [current, before],
    build,
  });
}
