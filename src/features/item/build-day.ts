import { buildDayPath } from '../../config/build-day';

/** The day that the site was built on, `YYYY-MM-DD`; null when the site cannot say. */
export async function fetchBuildDay(signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(buildDayPath, { signal });
  if (!answer.ok) return null;
  const said: unknown = await answer.json();
  const day = typeof said === 'object' && said !== null && 'day' in said ? said.day : null;
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null;
}
