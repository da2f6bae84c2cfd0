import { connect } from '../../server/api/db/connect';
import { contentEvents } from '../../server/api/db/schema/outbox';
import { requests } from '../../server/api/db/schema/requests';

/** Prints what the database in the folder that is named has kept of what visitors and editors sent. */
async function main(): Promise<void> {
  const { db, close } = await connect({
    databaseUrl: process.env.DATABASE_URL ?? null,
    dataDir: process.argv[2] ?? '',
  });
  const registered = await db.select({ number: requests.number }).from(requests);
  const events = await db.select({ id: contentEvents.entityId }).from(contentEvents);
  process.stdout.write(
    JSON.stringify([
      ...registered.map(({ number }) => `request ${number}`),
      ...events.map(({ id }) => `event of ${id}`),
    ]),
  );
  await close();
}

void main();
