import { and, desc, eq } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type PreviewedEntity } from '../../../../src/contract/drafts';
import { type Database } from '../connect';
import { contentDrafts } from '../schema/drafts';

export type DraftRow = typeof contentDrafts.$inferSelect;

/** Which draft. */
export interface DraftKey {
  host: HostCode;
  entity: PreviewedEntity;
  id: number;
}

const isDraft = ({ host, entity, id }: DraftKey) =>
  and(eq(contentDrafts.host, host), eq(contentDrafts.entity, entity), eq(contentDrafts.id, id));

/** The one changed last first. */
export function listDrafts(db: Database, host: HostCode): Promise<DraftRow[]> {
  return db
    .select()
    .from(contentDrafts)
    .where(eq(contentDrafts.host, host))
    .orderBy(desc(contentDrafts.changedAt), desc(contentDrafts.id));
}

export async function findDraft(db: Database, key: DraftKey): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(contentDrafts).where(isDraft(key));
  return row;
}

export async function insertDraft(
  db: Database,
  draft: Pick<DraftRow, 'host' | 'entity' | 'entityId' | 'fields'>,
): Promise<DraftRow> {
  const [row] = await db.insert(contentDrafts).values(draft).returning();
  if (!row) throw new Error('the draft was not stored');
  return row;
}

export async function updateDraft(
  db: Database,
  key: DraftKey,
  fields: Record<string, unknown>,
): Promise<DraftRow | undefined> {
  const [row] = await db
    .update(contentDrafts)
    .set({ fields, changedAt: new Date() })
    .where(isDraft(key))
    .returning();
  return row;
}

/** Gives the draft that is removed; undefined when there is none any more. */
export async function removeDraft(db: Database, key: DraftKey): Promise<DraftRow | undefined> {
  const [row] = await db.delete(contentDrafts).where(isDraft(key)).returning();
  return row;
}
