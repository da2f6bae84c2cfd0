import { connect } from '../../server/api/db/connect';
import { requests } from '../../server/api/db/schema/requests';

/** Prints the numbers of all registered requests of the database in the folder that is named. */
async function main(): Promise<void> {
  const { db, close } = await connect({ databaseUrl: null, dataDir: process.argv[2] ?? '' });
  const rows = await db.select({ number: requests.number }).from(requests);
  process.stdout.write(JSON.stringify(rows.map(({ number }) => number)));
  await close();
}

void main();
