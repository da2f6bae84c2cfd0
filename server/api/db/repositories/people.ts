import { and, asc, eq, isNull } from 'drizzle-orm';
import { type Role } from '../../../../src/config/roles';
import { type Database } from '../connect';
import { Taken } from '../refused-changes';
import { people } from '../schema/people';

export type PersonRow = Omit<typeof people.$inferSelect, 'tokenHash'>;

const shown = {
  id: people.id,
  name: people.name,
  role: people.role,
  createdAt: people.createdAt,
  revokedAt: people.revokedAt,
};

export function listPeople(db: Database): Promise<PersonRow[]> {
  return db.select(shown).from(people).orderBy(asc(people.id));
}

/** Whom a token lets in; undefined when nobody, or nobody any more. */
export async function findPersonByToken(
  db: Database,
  tokenHash: string,
): Promise<PersonRow | undefined> {
  const [row] = await db
    .select(shown)
    .from(people)
    .where(and(eq(people.tokenHash, tokenHash), isNull(people.revokedAt)));
  return row;
}

/** @throws Taken when somebody has or had the name */
export async function insertPerson(
  db: Database,
  person: { name: string; role: Role; tokenHash: string },
): Promise<PersonRow> {
  const [row] = await db
    .insert(people)
    .values(person)
    .onConflictDoNothing({ target: people.name })
    .returning(shown);
  if (!row) throw new Taken('name');
  return row;
}

/** Ends a token, once: the first time counts. Undefined when there is no such person. */
export async function endPerson(
  db: Database,
  id: number,
  now: Date,
): Promise<PersonRow | undefined> {
  await db
    .update(people)
    .set({ revokedAt: now })
    .where(and(eq(people.id, id), isNull(people.revokedAt)));
  const [row] = await db.select(shown).from(people).where(eq(people.id, id));
  return row;
}
