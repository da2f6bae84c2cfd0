interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<string, (text: string) => string | null>,
  ) => { createHTML: (html: string) => string };
}

const active = 'script,style,template,iframe,object,embed,base,meta,link,form,svg,math';
/** What React makes an empty script of. */
const emptyScript = '<script></script>';

/**
 * What a string must be that React or Gatsby put into the page as HTML: without anything that runs,
 * loads or restyles, as `sanitise` leaves it. A browser that knows no trusted types asks for nothing.
 * Addresses of scripts are held to the page's own policy; text that would become code has no rule, so
 * there is none. The names are those of the policy (src/gatsby/content-security-policy.ts).
 */
export function guardStrings(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return;
  const reading = trustedTypes.createPolicy('reading', { createHTML: (html) => html });
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (isInert(html, (text) => reading.createHTML(text)) ? html : null),
    createScriptURL: (address) => address,
  });
}

function isInert(html: string, readable: (html: string) => string): boolean {
  if (!html.includes('<') || html === emptyScript) return true;
  const page = new DOMParser().parseFromString(readable(html), 'text/html');
  return [...page.querySelectorAll('*')].every(
    (element) =>
      !element.matches(active) &&
      [...element.attributes].every(
        ({ name, value }) =>
          !name.startsWith('on') && !/^javascript:/i.test(value.replace(/[\0-\x20]/g, '')),
      ),
  );
}
