import { type Dice } from '../dice';
import { type Years } from '../../model-types';

/** The catalogue stands as of this day; nothing in it is later. */
const today = Date.UTC(2026, 10, 1);
export const thisYear = 2026;
const day = 86_400_000;

interface YearLimits {
  earliest: number;
  /** Unworn pieces come from the last years of making. */
  isNew: boolean;
}

/** A year of making, the later the likelier; null `to` reaches the present. */
export function yearOf([from, to]: Years, { earliest, isNew }: YearLimits, dice: Dice): number {
  const last = to ?? (isNew ? thisYear : thisYear - 1);
  const first = Math.min(Math.max(from, isNew ? last - 2 : earliest), last);
  return last - Math.floor((last - first + 1) * dice.roll() ** 1.25);
}

/**
 * When the house put the item up, ISO 8601 in UTC: within a year and a half for what is for sale,
 * earlier for the archive, never before the year it was made.
 */
export function publishedOf(year: number | null, isArchive: boolean, dice: Dice): string {
  const latest = isArchive ? today - 60 * day : today;
  const usual = latest - (isArchive ? dice.roll() * 1_700 : dice.roll() ** 1.8 * 540) * day;
  const made = Math.min(Date.UTC(year ?? 2000, 6, 1), latest);
  const from = usual < made ? made + dice.roll() * (latest - made) : usual;
  // Put up during working hours: 7:00 to 16:59 UTC.
  const start = Math.floor(from / day) * day;
  const minutes = 7 * 60 + dice.between(0, 10 * 60 - 1);
  return new Date(start + minutes * 60_000).toISOString();
}

/** Longest wait for a buyer, days. */
const longestWait = 300;

/** When a buyer came, `YYYY-MM-DD`: soon for most, never before the item was put up. */
export function soldDayOf(published: string, dice: Dice): string {
  const waited = Math.ceil(dice.roll() ** 2 * longestWait) * day;
  return new Date(Math.min(Date.parse(published) + waited, today + day - 1))
    .toISOString()
    .slice(0, 10);
}
