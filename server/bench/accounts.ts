import { openSession } from '../api/accounts/sessions';
import { hashPassword } from '../api/accounts/passwords';
import { connect } from '../api/db/connect';
import { accounts } from '../api/db/schema/accounts';

/**
 * Makes accounts whose mailboxes are confirmed, past the forms that slow down whoever makes many.
 * @returns a token of each
 */
export async function openAccounts(
  where: { databaseUrl: string | null; dataDir: string },
  count: number,
): Promise<string[]> {
  const { db, close } = await connect(where);
  try {
    const passwordHash = await hashPassword('a quiet morning walk');
    const rows = await db
      .insert(accounts)
      .values(
        Array.from({ length: count }, (_, number) => ({
          ...{ host: 'ru' as const, email: `holder-${number}@example.com`, name: 'Anna' },
          ...{ phone: '+79161234567', nickname: '', notifyType: 1, passwordHash },
          verifiedAt: new Date(),
        })),
      )
      .returning({ id: accounts.id });
    return await Promise.all(rows.map(({ id }) => openSession(db, id)));
  } finally {
    await close();
  }
}
