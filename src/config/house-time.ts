/** The house counts its days by the clock of its first branch (IANA name). */
export const houseTimeZone = 'Europe/Moscow';

/** How far that clock is ahead of UTC, since 26 October 2014, in milliseconds. */
export const houseTimeOffset = 3 * 3_600_000;
