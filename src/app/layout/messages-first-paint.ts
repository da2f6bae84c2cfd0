/** Keeps which messages the visitor closed: their key. */
export const closedMessagesCookie = 'important_messages_closed';

/** Spec §2 "Header": the banner is hidden on any route containing this. */
export const routeWithoutMessages = '/contacts/';

/**
 * Runs in the HTML right behind the banner, before the first paint: hides it where it must not
 * show, so that the page below does not move when React takes over. `key` is digits and hyphens.
 */
export function messagesFirstPaintScript(key: string): string {
  const closed = `document.cookie.split('; ').includes('${closedMessagesCookie}=${key}')`;
  const here = `location.pathname.includes('${routeWithoutMessages}')`;
  return `if(${closed}||${here})document.documentElement.dataset.messages='hidden'`;
}
