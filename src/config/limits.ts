/** Business constants and limits (spec §9), units in the names. */
export const limits = {
  /** Cards on one page of a catalogue list; the specification shows no size (docs/decisions.md). */
  listPageSize: 24,
  articlePageSize: 12,
  servicesPerPage: 1000,
  reloadGuardSeconds: 60,
  localeCookieDays: 365,
  defaultCity: 'moscow',
} as const;
