import { type FastifyInstance } from 'fastify';
import { languageOf, type HostCode } from '../../../src/config/hosts';
import { register, sendVerificationEmail, verifyEmail } from '../../../src/contract/account';
import { mailboxKey, mayWrite } from '../accounts/attempts';
import { refuseCommonPassword } from '../accounts/common-passwords';
import { inLeastTime } from '../accounts/least-time';
import { giveMailToken } from '../accounts/mail-tokens';
import { hashPassword } from '../accounts/passwords';
import { type Database } from '../db/connect';
import {
  addAccount,
  changeAccount,
  findAccountByEmail,
  type NewAccount,
} from '../db/repositories/accounts';
import { useMailToken } from '../db/repositories/mail-tokens';
import { addMail } from '../db/repositories/mails';
import { type Dependencies } from '../dependencies';
import { invalid } from '../http/failure';
import { lettersOf, type Letters } from '../mail/letters';
import { serve } from '../http/serve';
import { hashToken } from '../tokens';
import { outcomeWords } from '../http/outcome-texts';

/** Calls of one address in ten minutes. */
const rateLimit = { max: 5, timeWindow: 600_000 };

/** Registration needs the e-mail to be confirmed (spec §4). */
export function registrationRoutes(
  api: FastifyInstance,
  { db, config, wakeMail }: Pick<Dependencies, 'db' | 'config' | 'wakeMail'>,
): void {
  const letters = lettersOf(config);

  serve(
    api,
    register,
    async ({ host, body }) => {
      const { notify_type: notifyType, password, email, name, phone, nickname } = body;
      await refuseCommonPassword(password, { email, name, phone, nickname });
      const passwordHash = await hashPassword(password);
      const asked = { host, email, name, phone, nickname, notifyType, passwordHash };
      await inLeastTime(() =>
        db.transaction(async (transaction) => {
          const isFree = await mayWrite(
            { db: transaction, config },
            `confirm ${mailboxKey(email)}`,
          );
          if (isFree) await registerIn(transaction, letters, asked);
        }),
      );
      wakeMail();
      return { message: outcomeWords[languageOf(host)].confirmationSent };
    },
    { rateLimit },
  );

  serve(api, verifyEmail, async ({ host, query: { token } }) => {
    const now = new Date();
    const used = { tokenHash: hashToken(token), purpose: 'verify_email' as const, now };
    await db.transaction(async (transaction) => {
      const accountId = await useMailToken(transaction, used);
      if (accountId === undefined) throw invalid({ token: ['linkStale'] });
      await changeAccount(transaction, accountId, { verifiedAt: now });
    });
    return { message: outcomeWords[languageOf(host)].emailConfirmed };
  });

  serve(
    api,
    sendVerificationEmail,
    async ({ host, body: { email } }) => {
      await inLeastTime(() =>
        db.transaction(async (transaction) => {
          const found = await findAccountByEmail(transaction, email);
          const isFree = await mayWrite(
            { db: transaction, config },
            `confirm ${mailboxKey(email)}`,
          );
          if (isFree && found && !found.verifiedAt)
            await sendConfirmation(transaction, letters, host, found);
        }),
      );
      wakeMail();
      return { message: outcomeWords[languageOf(host)].confirmationSent };
    },
    { rateLimit },
  );
}

/**
 * The owner of the mailbox learns what happened, the caller does not: somebody with an account is
 * written to; an account that was never confirmed is the newest registration's.
 */
async function registerIn(db: Database, letters: Letters, asked: NewAccount): Promise<void> {
  const { host, email, name } = asked;
  const id = await addAccount(db, asked);
  if (id !== undefined) {
    await sendConfirmation(db, letters, host, { id, email, name });
    return;
  }
  const found = await findAccountByEmail(db, email);
  if (!found) throw new Error('an account with this e-mail is there and cannot be found');
  if (found.verifiedAt) {
    const token = await giveMailToken(db, found.id, 'reset_password');
    const content = letters.alreadyRegistered(host, found.name, token);
    await addMail(db, { recipient: email, content });
    return;
  }
  const { host: _host, email: _email, ...data } = asked;
  await sendConfirmation(db, letters, host, await changeAccount(db, found.id, data));
}

async function sendConfirmation(
  db: Database,
  letters: Letters,
  host: HostCode,
  { id, email, name }: { id: number; email: string; name: string },
): Promise<void> {
  const token = await giveMailToken(db, id, 'verify_email');
  await addMail(db, { recipient: email, content: letters.confirmEmail(host, name, token) });
}
