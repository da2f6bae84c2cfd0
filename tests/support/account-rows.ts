import { connect } from '../../server/api/db/connect';
import * as tables from '../../server/api/db/schema/accounts';
import { rateLimits } from '../../server/api/db/schema/rate-limits';

/**
 * Prints what the database in the folder that is named keeps of accounts. With `--expire` all tokens
 * run out first.
 */
async function main(): Promise<void> {
  const [, , dataDir = '', option] = process.argv;
  const { db, close } = await connect({
    databaseUrl: process.env.DATABASE_URL ?? null,
    dataDir,
  });
  if (option === '--expire') {
    const expiresAt = new Date(Date.now() - 1);
    await db.update(tables.mailTokens).set({ expiresAt });
    await db.update(tables.sessions).set({ expiresAt });
  }
  const rows = {
    accounts: await db.select().from(tables.accounts),
    sessions: await db.select().from(tables.sessions),
    mailTokens: await db.select().from(tables.mailTokens),
    counts: await db.select().from(rateLimits),
  };
  process.stdout.write(JSON.stringify(rows));
  await close();
}

void main();
