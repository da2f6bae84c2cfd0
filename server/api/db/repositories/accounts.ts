import { eq } from 'drizzle-orm';
import { type Database } from '../connect';
import { accounts } from '../schema/accounts';
import { type AccountRow } from './sessions';

export type NewAccount = Omit<
  typeof accounts.$inferInsert,
  'id' | 'createdAt' | 'verifiedAt' | 'isRegularCustomer'
>;

/** @param email in lower case */
export async function findAccountByEmail(
  db: Database,
  email: string,
): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.email, email));
  return row;
}

/** Gives the new account's id; undefined when the e-mail has an account already. */
export async function addAccount(db: Database, account: NewAccount): Promise<number | undefined> {
  const [row] = await db
    .insert(accounts)
    .values(account)
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  return row?.id;
}

export async function changeAccount(
  db: Database,
  id: number,
  change: Partial<
    Pick<AccountRow, 'name' | 'phone' | 'nickname' | 'notifyType' | 'passwordHash' | 'verifiedAt'>
  >,
): Promise<AccountRow> {
  const [row] = await db.update(accounts).set(change).where(eq(accounts.id, id)).returning();
  if (!row) throw new Error(`account ${id} is gone`);
  return row;
}
