/** The house counts its days by the clock of its first branch (IANA name). */
export const houseTimeZone = 'Europe/Moscow';
