import { type Dice } from '../dice';
import { type Years } from '../model-types';

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
  const last = to ?? thisYear;
  const first = Math.min(Math.max(from, isNew ? last - 2 : earliest), last);
  return last - Math.floor((last - first + 1) * dice.roll() ** 1.6);
}

/**
 * When the house put the item up, ISO 8601 in UTC: within a year and a half for what is for sale,
 * earlier for the archive, never before it was made.
 */
export function publishedOf(year: number | null, isArchive: boolean, dice: Dice): string {
  const daysAgo = isArchive ? 60 + dice.roll() * 1_700 : dice.roll() ** 1.8 * 540;
  const earliest = Date.UTC((year ?? 0) + 1, 0, 1);
  const drawn = today - daysAgo * day;
  const from = Math.min(Math.max(drawn, earliest), today - dice.roll() * 20 * day);
  // Put up during working hours: 7:00 to 16:59 UTC.
  const start = Math.floor(from / day) * day;
  const minutes = 7 * 60 + dice.between(0, 10 * 60 - 1);
  return new Date(start + minutes * 60_000).toISOString();
}
