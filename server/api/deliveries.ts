import { type ApiConfig } from './config';
import { type Database } from './db/connect';
import { loggedError } from './logged-error';
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

function report(what: string) {
  return (error: unknown) => console.error(`${what} could not be sent:`, loggedError(error));
}
