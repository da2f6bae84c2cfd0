import { type HostCode } from '../../../src/config/hosts';
import { pageTemplates, type PageTemplate } from '../../../src/config/page-templates';
import { vitalDays, vitalNames, type VitalName } from '../../../src/config/web-vitals';
import { p75 } from '../../../src/domain/vital-ranges';
import { type Database } from '../db/connect';
import { countedVisits } from '../db/repositories/web-vitals';

export interface MeasuredVital {
  template: PageTemplate;
  vital: VitalName;
  visits: number;
  /** Milliseconds, of `cls` a share. */
  p75: number;
}

const dayMs = 86_400_000;

/** `YYYY-MM-DD` in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The first of the days that are kept. */
export const firstDay = (now: Date): string =>
  dayOf(new Date(now.getTime() - (vitalDays - 1) * dayMs));

/** What three of four visits of a host stay within; a template that nobody measured is left out. */
export async function summaryOf(
  db: Database,
  host: HostCode,
  now = new Date(),
): Promise<MeasuredVital[]> {
  const rows = await countedVisits(db, host, firstDay(now));
  return pageTemplates.flatMap((template) =>
    vitalNames.flatMap((vital) => {
      const own = rows.filter((row) => row.template === template && row.vital === vital);
      const ranges = new Map(own.map(({ range, visits }) => [range, visits]));
      const value = p75(vital, ranges);
      if (value === null) return [];
      const visits = own.reduce((all, row) => all + row.visits, 0);
      return [{ template, vital, visits, p75: rounded(vital, value) }];
    }),
  );
}

const rounded = (vital: VitalName, value: number) =>
  vital === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value);
