import { asc, eq } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { importantMessages } from '../schema/notices';

export function listImportantMessages(db: Database, host: HostCode) {
  return db
    .select({ id: importantMessages.id, text: importantMessages.text })
    .from(importantMessages)
    .where(eq(importantMessages.host, host))
    .orderBy(asc(importantMessages.position), asc(importantMessages.id));
}
