/** Begins the names of what is typed into forms of the account. */
export const draftsOfAccount = 'account/';

/** A draft belongs to its account: whoever signs in next in the same tab does not see it. */
export const draftNames = {
  profile: (account: number) => `${draftsOfAccount}profile/${account}`,
  order: (order: number) => `${draftsOfAccount}order/${order}`,
};
