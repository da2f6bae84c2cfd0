import { type Database } from '../db/connect';
import {
  claimMails,
  markMailSent,
  nextMailAt,
  postponeMail,
  type WaitingMail,
} from '../db/repositories/mails';
import { backOffSeconds } from '../delivery/back-off';
import { ofRequest } from '../delivery/of-request';
import { loggedError } from '../../logged-error';
import { type MailTransport } from './transport';

const atOnce = 20;
const leaseSeconds = 120;

/** Sends what is due; gives the milliseconds until the next message is, null when none waits. */
export async function sendWaitingMails(
  db: Database,
  transport: MailTransport,
): Promise<number | null> {
  const due = await claimMails(db, { now: new Date(), limit: atOnce, leaseSeconds });
  for (const mail of due) await sendOne(db, transport, mail);
  const next = await nextMailAt(db, new Date());
  return next && Math.max(0, next.getTime() - Date.now());
}

async function sendOne(db: Database, transport: MailTransport, mail: WaitingMail): Promise<void> {
  try {
    await transport.send(mail);
    await markMailSent(db, mail.id, new Date());
  } catch (error) {
    console.error(
      `message ${mail.id}${ofRequest(mail.requestId)} could not be sent (attempt ${mail.attempts}):`,
      loggedError(error),
    );
    await postponeMail(db, mail.id, new Date(Date.now() + backOffSeconds(mail.attempts) * 1000));
  }
}
