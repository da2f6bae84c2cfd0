import { languageOf } from '../../../src/config/hosts';
import { type FastifyInstance } from 'fastify';
import { changePassword, forgotPassword, resetPassword } from '../../../src/contract/account';
import { forgetAttemptsAt, isOwnPassword, mailboxKey, mayWrite } from '../accounts/attempts';
import { refuseCommonPassword } from '../accounts/common-passwords';
import { inLeastTime } from '../accounts/least-time';
import { giveMailToken } from '../accounts/mail-tokens';
import { rememberDevice } from '../accounts/known-devices';
import { hashPassword } from '../accounts/passwords';
import { type Database } from '../db/connect';
import { changeAccount, findAccountByEmail } from '../db/repositories/accounts';
import {
  deleteMailTokens,
  findMailTokenAccount,
  useMailToken,
} from '../db/repositories/mail-tokens';
import { addMail } from '../db/repositories/mails';
import { deleteSessionsOf, type AccountRow } from '../db/repositories/sessions';
import { type Dependencies } from '../dependencies';
import { invalid } from '../http/failure';
import { lettersOf, type Letters } from '../mail/letters';
import { serve } from '../http/serve';
import { accountOf, openSession } from '../accounts/sessions';
import { hashToken } from '../tokens';
import { outcomeWords } from '../http/outcome-texts';

/** Forgotten, reset and changed passwords; a new one ends the sessions of the old. */
export function passwordRoutes(
  api: FastifyInstance,
  { db, config, wakeMail }: Pick<Dependencies, 'db' | 'config' | 'wakeMail'>,
): void {
  const letters = lettersOf(config);

  serve(
    api,
    forgotPassword,
    async ({ host, body: { email } }) => {
      await inLeastTime(() =>
        db.transaction(async (transaction) => {
          const found = await findAccountByEmail(transaction, email);
          const isFree = await mayWrite({ db: transaction, config }, `reset ${mailboxKey(email)}`);
          if (!found || !isFree) return;
          const token = await giveMailToken(transaction, found.id, 'reset_password');
          const content = letters.newPassword(host, found.name, token);
          await addMail(transaction, { recipient: email, content });
        }),
      );
      wakeMail();
      return { message: outcomeWords[languageOf(host)].newPasswordSent };
    },
    { rateLimit: { max: 5, timeWindow: 600_000 } },
  );

  serve(
    api,
    resetPassword,
    async ({ host, body, reply }) => {
      const now = new Date();
      const used = { tokenHash: hashToken(body.token), purpose: 'reset_password' as const, now };
      // A password that is refused leaves the link as it is.
      const owner = await findMailTokenAccount(db, used);
      if (!owner) throw invalid({ token: ['linkStale'] });
      await refuseCommonPassword(body.password, owner);
      const passwordHash = await hashPassword(body.password);
      await db.transaction(async (transaction) => {
        const accountId = await useMailToken(transaction, used);
        if (accountId === undefined) throw invalid({ token: ['linkStale'] });
        // Whoever read the message has the mailbox.
        const change = { passwordHash, verifiedAt: now };
        await endOldAccess(
          transaction,
          letters,
          await changeAccount(transaction, accountId, change),
        );
      });
      rememberDevice(reply, passwordHash, config);
      wakeMail();
      return { message: outcomeWords[languageOf(host)].passwordUpdated };
    },
    { rateLimit: { max: 10, timeWindow: 600_000 } },
  );

  serve(
    api,
    changePassword,
    async ({ host, body, reply }) => {
      const account = await accountOf(db, body.token);
      if (!(await isOwnPassword({ db, config }, account, body.current_password))) {
        throw invalid({ current_password: ['credentialsWrong'] });
      }
      await refuseCommonPassword(body.password, account);
      const passwordHash = await hashPassword(body.password);
      const token = await db.transaction(async (transaction) => {
        await endOldAccess(
          transaction,
          letters,
          await changeAccount(transaction, account.id, { passwordHash }),
        );
        return openSession(transaction, account.id);
      });
      rememberDevice(reply, passwordHash, config);
      wakeMail();
      return { message: outcomeWords[languageOf(host)].passwordUpdated, account_token: token };
    },
    { rateLimit: { max: 10, timeWindow: 600_000 } },
  );
}

/** What follows a change: no session and no link of before works, and the holder is told. */
async function endOldAccess(
  db: Database,
  letters: Letters,
  { id, host, name, email }: AccountRow,
): Promise<void> {
  await deleteSessionsOf(db, id);
  await deleteMailTokens(db, id, 'reset_password');
  await forgetAttemptsAt(db, { id, email });
  await addMail(db, { recipient: email, content: letters.passwordChanged(host, name) });
}
