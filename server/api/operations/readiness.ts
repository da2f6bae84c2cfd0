import { type ApiConfig } from '../config';
import { latestMigration, type Database } from '../db/connect';
import {
  appliedMigration,
  askDatabase,
  waitingEvents,
  waitingMails,
  type Waiting,
} from '../db/repositories/health';
import { loggedError } from '../../logged-error';
import { readinessOf, type CheckState, type Readiness } from '../../readiness';

/** Longer than a few attempts take: what waits so long is not sent, milliseconds. */
const longestWait = 15 * 60_000;

/**
 * Whether the backend can answer visitors. A letter or a webhook that is not sent keeps nobody away:
 * another backend would not send it either.
 */
export function backendReadiness({
  db,
  config,
}: {
  db: Database;
  config: Pick<ApiConfig, 'webhooks'>;
}): Promise<Readiness> {
  const now = new Date();
  return readinessOf(
    {
      database: () => askDatabase(db).then(() => 'ok'),
      migrations: async () => ((await appliedMigration(db)) >= latestMigration() ? 'ok' : 'failed'),
      mail: async () => outboxState(await waitingMails(db, now), now),
      // Without receivers events are written down and never sent.
      webhooks: async () => (config.webhooks ? outboxState(await waitingEvents(db), now) : 'ok'),
    },
    (check, error) => console.error(`not ready, ${check}:`, loggedError(error)),
  );
}

/** Whether what waits in an outbox is on its way, or stuck. */
export function outboxState({ since }: Waiting, now: Date): CheckState {
  return since && now.getTime() - since.getTime() > longestWait ? 'late' : 'ok';
}
