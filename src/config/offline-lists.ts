/**
 * Whether the pages of the visitor's lists are kept for a time without a connection. The kill switch
 * of the service worker: a build with `GATSBY_OFFLINE_LISTS=off` removes it from every browser.
 */
export const offlineLists = process.env.GATSBY_OFFLINE_LISTS !== 'off';
