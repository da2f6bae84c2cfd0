import { and, asc, count, eq, max } from 'drizzle-orm';
import { type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { type HostCode } from '../../../../src/config/hosts';
import { type EditedBody, type EditedEntity } from '../../../../src/contract/edited-bodies';
import { type Database } from '../connect';
import { Taken } from '../refused-changes';
import { type EditedStore } from './store';

type RootTable = PgTable & { id: PgColumn; position?: PgColumn };
type TextTable = PgTable & { host: PgColumn };

interface Mapping<Entity extends EditedEntity, Root, Text> {
  /** Column of the text table that names the root row, and what it is called there. */
  rootId: { column: PgColumn; name: keyof Text & string };
  /** What no two rows have in common, and the field that holds it. */
  unique: { column: PgColumn; field: keyof EditedBody<Entity> & string };
  sharedFields: readonly (keyof EditedBody<Entity>)[];
  read: (db: Database, root: Root, text: Text) => EditedBody<Entity> | Promise<EditedBody<Entity>>;
  /**
   * Columns of the root row; `id` of the one that is there already, null of a new one.
   * @throws UnknownReference when a field names nothing
   */
  writeRoot: (
    db: Database,
    fields: EditedBody<Entity>,
    id: number | null,
  ) => Partial<Root> | Promise<Partial<Root>>;
  /** Columns that only a new root row gets. */
  newRoot?: () => Partial<Root>;
  writeText: (fields: EditedBody<Entity>) => Partial<Text>;
  /** Rows of further tables. */
  writeParts?: (db: Database, id: number, fields: EditedBody<Entity>) => Promise<void>;
  /** @throws InUse when other rows need this one */
  checkRemoval?: (db: Database, id: number) => Promise<void>;
}

/** Store of what all hosts share, with a text of each host beside it. */
export function sharedRows<
  Entity extends EditedEntity,
  Root extends RootTable,
  Text extends TextTable,
>(
  rootTable: Root,
  textTable: Text,
  mapping: Mapping<Entity, Root['$inferSelect'], Text['$inferSelect']>,
): EditedStore<Entity> {
  // Drizzle cannot follow tables that are only known by some columns; the mapping is typed by them.
  const root: RootTable = rootTable;
  const text: TextTable = textTable;
  const { rootId, unique } = mapping;
  const isTextOf = (host: HostCode, id: number) => and(eq(text.host, host), eq(rootId.column, id));
  const select = (db: Database, host: HostCode) =>
    db
      .select({ root, text })
      .from(root)
      .innerJoin(text, and(eq(rootId.column, root.id), eq(text.host, host)))
      .$dynamic();
  const toStored = async (db: Database, row: { root: object; text: object }) => ({
    id: (row.root as { id: number }).id,
    fields: await mapping.read(
      db,
      row.root as Root['$inferSelect'],
      row.text as Text['$inferSelect'],
    ),
  });

  /** The row that has this value of what is unique. */
  async function holderOf(db: Database, fields: EditedBody<Entity>): Promise<number | undefined> {
    const [row] = await db
      .select({ id: root.id })
      .from(root)
      .where(eq(unique.column, fields[unique.field]));
    return row?.id as number | undefined;
  }

  async function hostsOf(db: Database, id: number): Promise<HostCode[]> {
    const rows = await db.select({ host: text.host }).from(text).where(eq(rootId.column, id));
    return rows.map(({ host }) => host as HostCode);
  }

  async function makeRoot(db: Database, fields: EditedBody<Entity>): Promise<number> {
    const columns = {
      ...(await lastPlace(db, root)),
      ...(await mapping.writeRoot(db, fields, null)),
      ...mapping.newRoot?.(),
    };
    const [row] = await db.insert(root).values(columns).returning({ id: root.id });
    return row?.id as number;
  }

  return {
    list: async (db, host, { limit, offset }) => {
      const rows = await select(db, host).orderBy(asc(root.id)).limit(limit).offset(offset);
      return Promise.all(rows.map((row) => toStored(db, row)));
    },
    count: async (db, host) => {
      const [row] = await db.select({ total: count() }).from(text).where(eq(text.host, host));
      return row?.total ?? 0;
    },
    find: async (db, host, id) => {
      const [row] = await select(db, host).where(eq(root.id, id));
      return row && toStored(db, row);
    },
    create: async (db, host, fields) => {
      // What another host tells of already gets a text of this host.
      const known = await holderOf(db, fields);
      if (known !== undefined) {
        if ((await hostsOf(db, known)).includes(host)) throw new Taken(unique.field);
        await db
          .update(root)
          .set(await mapping.writeRoot(db, fields, known))
          .where(eq(root.id, known));
      }
      const id = known ?? (await makeRoot(db, fields));
      await db.insert(text).values({ ...mapping.writeText(fields), host, [rootId.name]: id });
      await mapping.writeParts?.(db, id, fields);
      return id;
    },
    change: async (db, host, id, fields) => {
      const holder = await holderOf(db, fields);
      if (holder !== undefined && holder !== id) throw new Taken(unique.field);
      await db
        .update(root)
        .set(await mapping.writeRoot(db, fields, id))
        .where(eq(root.id, id));
      await db.update(text).set(mapping.writeText(fields)).where(isTextOf(host, id));
      await mapping.writeParts?.(db, id, fields);
    },
    remove: async (db, host, id) => {
      await mapping.checkRemoval?.(db, id);
      await db.delete(text).where(isTextOf(host, id));
      if ((await hostsOf(db, id)).length === 0) await db.delete(root).where(eq(root.id, id));
    },
    sharedFields: mapping.sharedFields,
    hostsOf,
  };
}

async function lastPlace(db: Database, table: RootTable) {
  if (!table.position) return {};
  const [row] = await db.select({ last: max(table.position) }).from(table);
  return { position: Number(row?.last ?? 0) + 1 };
}
