import { mapsKey, sentryDsn } from '../config/environment';
import { apiBaseFor, buildApiBaseOf, captchaScriptFor, originOf } from '../domain/addresses';
import type { HostCode } from '../config/hosts';
import { videoPlayers } from '../config/video-players';
import { mapOrigins } from '../domain/maps';

/** An HTTP header, as Gatsby's configuration takes it. */
export interface Header {
  key: string;
  value: string;
}

const yearSeconds = 31_536_000;

/**
 * Headers of every answer of a country site. Caching is not among them: Gatsby itself has HTML and
 * page data revalidated and hashed assets kept for a year.
 */
export function siteHeaders(code: HostCode): Header[] {
  return [
    { key: 'strict-transport-security', value: `max-age=${yearSeconds}; includeSubDomains` },
    { key: 'x-content-type-options', value: 'nosniff' },
    { key: 'x-frame-options', value: 'DENY' },
    // The filter that it switched on in old browsers made holes of its own.
    { key: 'x-xss-protection', value: '0' },
    { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
    { key: 'cross-origin-opener-policy', value: 'same-origin' },
    {
      key: 'permissions-policy',
      value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
    { key: 'content-security-policy', value: contentSecurityPolicy(code) },
  ];
}

const google = 'https://www.google.com';
/** Where the script of Google's captcha loads the rest of itself from. */
const googleStatic = 'https://www.gstatic.com';

/**
 * What a page may load and ask. Scripts and styles need `'unsafe-inline'`: Gatsby puts the page's
 * own path, the chunk map and the CSS into each page, and a header that is the same for all pages
 * cannot list hashes that differ from page to page. A policy in a page itself may only narrow this
 * one, so a page that knows its own hashes can still forbid all other inline scripts.
 */
function contentSecurityPolicy(code: HostCode): string {
  const site = new URL(originOf(code));
  const api = new URL(apiBaseFor(site.hostname)).origin;
  const pictures = new URL(buildApiBaseOf(code)).origin;
  const script = captchaScriptFor(site.hostname);
  const captcha = script ? new URL(script).origin : undefined;
  const maps = mapsKey() ? mapOrigins : [];
  const sentry = sentryDsn();
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'unsafe-inline'",
      captcha,
      ...(captcha === google ? [googleStatic] : []),
      ...maps,
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    // `https:` and the backend: pictures within editors' texts; `blob:`: previews of uploads.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', api, pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, captcha, sentry ? new URL(sentry).origin : undefined, ...maps],
    // The captcha's provider of production draws its badge in a frame; players come after a click.
    'frame-src': [captcha, ...videoPlayers],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Local sites and their backend speak http.
    ...(site.protocol === 'https:' && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values.filter(Boolean))].join(' '))
    .join('; ');
}
