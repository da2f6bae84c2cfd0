import type { Week } from '../../contract/contacts';

/** Day of the week (Monday is 0) and time of day (`HH:MM`) at an instant in a time zone. */
function localTime(instant: Date, timeZone: string): { day: number; clock: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  return { day: days.indexOf(part('weekday')), clock: `${part('hour')}:${part('minute')}` };
}

/** When a branch closes today if it is open at `instant`, else null. */
export function openUntil(week: Week, timeZone: string, instant: Date): string | null {
  const { day, clock } = localTime(instant, timeZone);
  const today = week[day];
  return today && clock >= today.opens && clock < today.closes ? today.closes : null;
}
