import { type FastifyInstance } from 'fastify';
import { account, editAccount, login, logout } from '../../../src/contract/account';
import { isPassword } from '../accounts/passwords';
import { giveCsrfCookie } from '../http/csrf';
import { changeAccount, findAccountByEmail } from '../db/repositories/accounts';
import { deleteExpiredSessions, deleteSession, type AccountRow } from '../db/repositories/sessions';
import { type Dependencies } from '../dependencies';
import { invalid } from '../http/failure';
import { serve } from '../http/serve';
import { accountOf, openSession } from '../accounts/sessions';
import { hashToken } from '../tokens';
import { outcomeWords } from '../http/outcome-texts';

/** Login, logout and personal data (spec §7). */
export function accountRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(api, account, async ({ query: { token }, request, reply }) => {
    const data = toAnswer(await accountOf(db, token));
    giveCsrfCookie(request, reply);
    return { data };
  });

  serve(
    api,
    login,
    async ({ body: { email, password }, request, reply }) => {
      const found = await findAccountByEmail(db, email);
      const isRight = await isPassword(found?.passwordHash, password);
      // Spec §5: any error is one and the same, an unconfirmed mailbox too.
      if (!found?.verifiedAt || !isRight) throw invalid({ email: ['credentialsWrong'] });
      await deleteExpiredSessions(db, new Date());
      const token = await openSession(db, found.id);
      giveCsrfCookie(request, reply);
      return { account_token: token };
    },
    { rateLimit: { max: 10, timeWindow: 300_000 } },
  );

  serve(api, logout, async ({ host, body: { token } }) => {
    await deleteSession(db, hashToken(token));
    return { message: outcomeWords[host].loggedOut };
  });

  serve(api, editAccount, async ({ body }) => {
    const { id } = await accountOf(db, body.token);
    const changed = await changeAccount(db, id, {
      name: body.name,
      phone: body.phone,
      nickname: body.nickname,
      notifyType: body.notify_type,
    });
    return { data: toAnswer(changed) };
  });
}

function toAnswer(row: AccountRow) {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    nickname: row.nickname,
    notify_type: row.notifyType,
    is_regular_customer: row.isRegularCustomer,
    created_at: row.createdAt.toISOString(),
  };
}
