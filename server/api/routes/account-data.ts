import { languageOf } from '../../../src/config/hosts';
import { type FastifyInstance } from 'fastify';
import {
  accountData,
  accountSessions,
  deleteAccount,
  endOtherSessions,
} from '../../../src/contract/account-data';
import { isOwnPassword } from '../accounts/attempts';
import { accountOf } from '../accounts/sessions';
import {
  dataOfAccount,
  deleteAccountRow,
  deleteOtherSessions,
  listSessions,
} from '../db/repositories/account-data';
import { findNotificationSettings } from '../db/repositories/account-settings';
import { addMail } from '../db/repositories/mails';
import { deleteSubscriptionsOf, topicsOf } from '../db/repositories/subscribers';
import { type Dependencies } from '../dependencies';
import { invalid } from '../http/failure';
import { outcomeWords } from '../http/outcome-texts';
import { serve } from '../http/serve';
import { lettersOf } from '../mail/letters';
import { hashToken } from '../tokens';

/** What an account holder may see of all that is kept, end and delete. */
export function accountDataRoutes(
  api: FastifyInstance,
  { db, config, wakeMail }: Pick<Dependencies, 'db' | 'config' | 'wakeMail'>,
): void {
  const letters = lettersOf(config);

  serve(api, accountSessions, async ({ query: { token } }) => {
    const { id } = await accountOf(db, token);
    const own = hashToken(token);
    const open = await listSessions(db, id, new Date());
    return {
      data: open.map(({ tokenHash, createdAt, expiresAt }) => ({
        created_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        is_current: tokenHash === own,
      })),
    };
  });

  serve(api, endOtherSessions, async ({ host, body: { token } }) => {
    const { id } = await accountOf(db, token);
    await deleteOtherSessions(db, id, hashToken(token));
    return { message: outcomeWords[languageOf(host)].otherSessionsEnded };
  });

  serve(api, accountData, async ({ host, query: { token } }) => {
    const { passwordHash: _secret, id, ...account } = await accountOf(db, token);
    const { saved, filters, asked, messages } = await dataOfAccount(db, id);
    const topics = await topicsOf(db, { host, email: account.email });
    return {
      data: {
        account,
        notification_settings: { ...(await findNotificationSettings(db, id)) },
        topics: topics.map((topic) => ({ topic })),
        saved_items: saved,
        filters,
        requests: asked,
        messages,
      },
    };
  });

  serve(
    api,
    deleteAccount,
    async ({ host, body }) => {
      const account = await accountOf(db, body.token);
      if (!(await isOwnPassword({ db, config }, account, body.password))) {
        throw invalid({ password: ['credentialsWrong'] });
      }
      const { id, email, name } = account;
      await db.transaction(async (transaction) => {
        await deleteSubscriptionsOf(transaction, email);
        await deleteAccountRow(transaction, id);
        await addMail(transaction, {
          recipient: email,
          content: letters.accountDeleted(host, name),
        });
      });
      wakeMail();
      return { message: outcomeWords[languageOf(host)].accountDeleted };
    },
    { rateLimit: { max: 10, timeWindow: 600_000 } },
  );
}
