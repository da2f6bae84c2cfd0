import { and, eq, gte, lt, sql, sum } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type PageTemplate } from '../../../../src/config/page-templates';
import { type VitalName } from '../../../../src/config/web-vitals';
import { type Database } from '../connect';
import { webVitals } from '../schema/web-vitals';

export interface Visit {
  host: HostCode;
  template: PageTemplate;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Number of the range of each vital that was measured. */
  ranges: readonly { vital: VitalName; range: number }[];
}

/** Counts a visit; ranges always come in the same order, so that no two calls wait for each other. */
export async function countVisit(
  db: Database,
  { host, template, day, ranges }: Visit,
): Promise<void> {
  if (ranges.length === 0) return;
  await db
    .insert(webVitals)
    .values(ranges.map((measured) => ({ host, template, day, ...measured, visits: 1 })))
    .onConflictDoUpdate({
      target: [webVitals.host, webVitals.template, webVitals.vital, webVitals.day, webVitals.range],
      set: { visits: sql`${webVitals.visits} + 1` },
    });
}

/** Visits from a day on, by template, vital and range. */
export function countedVisits(db: Database, host: HostCode, since: string) {
  const { template, vital, range, visits } = webVitals;
  return db
    .select({ template, vital, range, visits: sum(visits).mapWith(Number) })
    .from(webVitals)
    .where(and(eq(webVitals.host, host), gte(webVitals.day, since)))
    .groupBy(template, vital, range)
    .orderBy(template, vital, range);
}

/** Forgets what was measured before a day. */
export async function forgetVisitsBefore(db: Database, day: string): Promise<void> {
  await db.delete(webVitals).where(lt(webVitals.day, day));
}
