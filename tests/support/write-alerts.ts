import { openStock } from '../../server/api/catalogue/open-stock';
import { contentRevisionOf } from '../../server/api/changes/content-revision';
import { readConfig } from '../../server/api/config';
import { connect } from '../../server/api/db/connect';
import { latestContentEvent } from '../../server/api/db/repositories/content-events';
import { mails } from '../../server/api/db/schema/outbox';
import { openSearch } from '../../server/api/search/open-search';
import { writeAlerts } from '../../server/api/alerts/write-alerts';

/**
 * Writes the alerts of the data folder that is named as if it were the time that is named, as so many
 * backends at the same moment as are named; prints who has been written to, message by message.
 */
async function main([dataDir = '', now = '', backends = '1']: readonly string[]): Promise<void> {
  const { db, close } = await connect({ databaseUrl: process.env.DATABASE_URL ?? null, dataDir });
  const revision = contentRevisionOf(() => latestContentEvent(db));
  const sources = {
    db,
    config: readConfig(process.env),
    publicUrl: () => 'http://backend.example',
    stock: openStock(db, revision),
    search: openSearch(db, revision),
  };
  const runs = Array.from({ length: Number(backends) }, () => writeAlerts(sources, new Date(now)));
  const errors = (await Promise.all(runs)).flatMap((run) => run.errors);
  if (errors.length > 0) throw new AggregateError(errors, 'alerts failed');
  const written = await db.select({ recipient: mails.recipient }).from(mails).orderBy(mails.id);
  process.stdout.write(JSON.stringify(written.map(({ recipient }) => recipient)));
  await close();
}

void main(process.argv.slice(2));
