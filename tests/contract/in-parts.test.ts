import { rm } from 'node:fs/promises';
import { asc } from 'drizzle-orm';
import { connect } from '../../server/api/db/connect';
import { isOfPart, readInParts } from '../../server/api/db/repositories/in-parts';
import { items } from '../../server/api/db/schema/items';
import { databaseOf } from '../support/postgres-server';
import { seededFolder } from './backend';

const size = 100;

test('items that are read part by part are all items in their order, each part as large as the others', async () => {
  const folder = await seededFolder('in-parts');
  const server = process.env.TEST_POSTGRES;
  const databaseUrl = server ? await databaseOf(server, folder) : null;
  const { db, close } = await connect({ databaseUrl, dataDir: folder });
  try {
    const all = await db.select({ id: items.id }).from(items).orderBy(asc(items.id));
    const sizes: number[] = [];
    const read = await readInParts(
      db,
      async (part) => {
        const rows = await db
          .select({ id: items.id })
          .from(items)
          .where(isOfPart(items.id, part))
          .orderBy(asc(items.id));
        sizes.push(rows.length);
        return rows;
      },
      size,
    );
    expect(read).toEqual(all);
    expect(sizes).toHaveLength(Math.ceil(all.length / size));
    expect(new Set(sizes.slice(0, -1))).toEqual(new Set([size]));
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
});
