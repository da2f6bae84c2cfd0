/** Keeps which messages the visitor closed: their key. */
export const closedMessagesCookie = 'important_messages_closed';

/** Spec §2 "Header": the banner is hidden on any route containing this. */
export const routeWithoutMessages = '/contacts/';

const closed = `document.cookie.split('; ').includes('${closedMessagesCookie}='+document.currentScript.dataset.key)`;
const here = `location.pathname.includes('${routeWithoutMessages}')`;

/**
 * Runs in the HTML right behind the banner, before the first paint: hides it where it must not show,
 * so that the page below does not move when React takes over. Its element has the key of the messages
 * as `data-key`.
 */
export const messagesScript = `if(${closed}||${here})document.documentElement.dataset.messages='hidden'`;
