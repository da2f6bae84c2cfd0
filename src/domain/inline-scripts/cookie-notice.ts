/** Spec §3 "Cookies". */
export const agreementCookie = 'cookies_agreement';

/** Whether the visitor has agreed to cookies that nothing needs. */
export const hasAgreed = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${agreementCookie}=`));

/** Runs in the HTML right behind the notice, before the first paint: shows it to who has not agreed. */
export const cookieScript = `if(!document.cookie.split('; ').some(c=>c.startsWith('${agreementCookie}=')))document.documentElement.dataset.cookies='ask'`;
