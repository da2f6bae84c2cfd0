import { houseTimeZone } from '../../src/config/house-time';

/** Hours of the house's day between which alerts go out: `from` at once, `to` no more. */
export interface AlertHours {
  from: number;
  to: number;
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: houseTimeZone,
});

/** Day (ISO date) and hour (0–23) of the house at an instant. */
export function houseClock(now: Date): { day: string; hour: number } {
  const [day = '', time = ''] = clock.format(now).split(' ');
  return { day, hour: Number(time.slice(0, 2)) };
}

export function isAlertHour({ from, to }: AlertHours, now: Date): boolean {
  const { hour } = houseClock(now);
  return hour >= from && hour < to;
}

/**
 * Reads `10-21`.
 * @throws Error when it names no hours of one day
 */
export function readAlertHours(text: string): AlertHours {
  const [, first, second] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const hours = { from: Number(first), to: Number(second) };
  if (!(hours.from < hours.to && hours.to <= 24)) {
    throw new Error(`ALERT_HOURS is "${text}", expected hours of a day such as 10-21`);
  }
  return hours;
}
