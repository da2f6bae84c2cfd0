/** Parts of the personal account, each a page of its own (spec §2 "personal-account parts"). */
export const accountPagePaths = {
  overview: '/account/',
  orders: '/account/orders/',
  saved: '/account/saved/',
  filters: '/account/filters/',
  subscriptions: '/account/subscriptions/',
  notifications: '/account/notifications/',
  profile: '/profile/',
  security: '/account/security/',
} as const;

export type AccountPart = keyof typeof accountPagePaths;

export const accountParts = Object.keys(accountPagePaths) as AccountPart[];

/**
 * Whether every visitor finds the way into the account; false: only where the cookie `front-dev` is
 * `true` (spec §2 "Header").
 */
export const isAccountOpenToAll = false;
