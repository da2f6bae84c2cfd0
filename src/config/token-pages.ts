/** Pages that links of messages open; each hands the token of its address to the backend. */
export const tokenPagePaths = {
  subscriptionConfirmed: '/subscription/confirmed/',
  unsubscribed: '/subscription/end/',
  emailConfirmed: '/account/confirmed/',
  newPassword: '/account/new-password/',
} as const;

export type TokenPurpose = keyof typeof tokenPagePaths;
