/**
 * Characters of the hash of the content in a script's or style sheet's name; every page's scripts hold
 * the names of all of them.
 */
export const assetHashLength = 8;
