import { type FastifyInstance } from 'fastify';
import { languageOf, type HostCode } from '../../../src/config/hosts';
import { account, editAccount, login, logout } from '../../../src/contract/account';
import { countAttempt, mailboxKey } from '../accounts/attempts';
import { knownDevice, rememberDevice } from '../accounts/known-devices';
import { isPassword } from '../accounts/passwords';
import { giveCsrfCookie, knownCsrfToken, type CsrfCookie } from '../http/csrf';
import { changeAccount, findAccountByEmail } from '../db/repositories/accounts';
import { deleteExpiredSessions, deleteSession, type AccountRow } from '../db/repositories/sessions';
import { type Dependencies } from '../dependencies';
import { invalid } from '../http/failure';
import { serve } from '../http/serve';
import { accountOf, openSession } from '../accounts/sessions';
import { hashToken } from '../tokens';
import { outcomeWords } from '../http/outcome-texts';

/** Login, logout and personal data (spec §7). */
export function accountRoutes(
  api: FastifyInstance,
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
): void {
  const csrfCookie = (host: HostCode): CsrfCookie => ({
    domain: config.cookieDomains[host],
    isSecure: !config.isLocal,
  });

  serve(api, account, async ({ host, query: { token }, request, reply }) => {
    const data = toAnswer(await accountOf(db, token));
    // The tabs of a browser share the cookie: one that is open keeps its token.
    giveCsrfCookie(reply, csrfCookie(host), knownCsrfToken(request));
    return { data };
  });

  serve(
    api,
    login,
    async ({ host, body: { email, password }, request, reply }) => {
      const found = await findAccountByEmail(db, email);
      const device = found && knownDevice(request, found.passwordHash);
      // Spec §5: any error is one and the same, an unconfirmed mailbox too, in its time as well.
      const mayEnter = await countAttempt(
        { db, config },
        device ? `of ${device}` : mailboxKey(email),
        async () => (await isPassword(found?.passwordHash, password)) && Boolean(found?.verifiedAt),
      );
      if (!found || !mayEnter) throw invalid({ email: ['credentialsWrong'] });
      await deleteExpiredSessions(db, new Date());
      const token = await openSession(db, found.id);
      // Whoever signs in starts anew: a cookie that somebody planted before does not count.
      giveCsrfCookie(reply, csrfCookie(host));
      rememberDevice(reply, found.passwordHash, config);
      return { account_token: token };
    },
    { rateLimit: { max: 10, timeWindow: 300_000 } },
  );

  serve(api, logout, async ({ host, body: { token } }) => {
    await deleteSession(db, hashToken(token));
    return { message: outcomeWords[languageOf(host)].loggedOut };
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
