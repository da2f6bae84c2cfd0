/** Spec §3 "Cookies". */
export const agreementCookie = 'cookies_agreement';

/** Runs in the HTML right behind the notice, before the first paint: shows it to who has not agreed. */
export const cookieScript = `if(!document.cookie.split('; ').some(c=>c.startsWith('${agreementCookie}=')))document.documentElement.dataset.cookies='ask'`;
