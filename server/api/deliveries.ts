import { type ApiConfig } from './config';
import { type Connection, type Database } from './db/connect';
import { endEventLeases } from './db/repositories/content-events';
import { endMailLeases } from './db/repositories/mails';
import { reportError } from '../error-reports';
import { loggedError } from '../logged-error';
import { sendWaitingMails } from './mail/send-waiting';
import { openTransport } from './mail/transport';
import { sendWaitingEvents } from './webhooks/send-waiting';
import { startLoop, type Loop } from './delivery/loop';

export interface Deliveries {
  mail: Loop;
  webhooks: Loop;
  stop: () => Promise<void>;
}

/** Sends the messages and webhooks that committed changes left in their tables. */
export function startDeliveries({ db, config }: { db: Database; config: ApiConfig }): Deliveries {
  const transport = openTransport(config);
  const mail = startLoop(() => sendWaitingMails(db, transport), report('mail'));
  const webhooks = startLoop(() => sendWaitingEvents(db, config.webhooks), report('webhooks'));
  return {
    mail,
    webhooks,
    stop: async () => {
      await Promise.all([mail.stop(), webhooks.stop()]);
      transport.close();
    },
  };
}

/**
 * What a process that has ended was sending is due at once, where no other process can be sending it
 * now: nobody waits for the end of a lease.
 */
export async function endLeases({ db, isExclusive }: Connection): Promise<void> {
  if (!isExclusive) return;
  const now = new Date();
  await endMailLeases(db, now);
  await endEventLeases(db, now);
}

function report(what: string) {
  return (error: unknown) => {
    console.error(`${what} could not be sent:`, loggedError(error));
    reportError(error, { component: 'api', context: what });
  };
}
