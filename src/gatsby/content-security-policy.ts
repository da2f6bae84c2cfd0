import { createHash } from 'node:crypto';
import { recaptcha } from '../config/captcha';
import { mapsKey, sentryDsn, trustedTypes, vitalsUrl } from '../config/environment';
import type { HostCode } from '../config/hosts';
import { videoPlayers } from '../config/video-players';
import { apiBaseFor, buildApiBaseOf, captchaScriptFor, originOf } from '../domain/addresses';
import { inlineScripts } from '../domain/inline-scripts/all';
import { mapOrigins } from '../domain/maps';

type Directives = Record<string, readonly (string | undefined)[]>;

/** Where the script of Google's captcha loads the rest of itself from, and frames its badge. */
const recaptchaParts = {
  script: 'https://www.gstatic.com/recaptcha/',
  frame: 'https://recaptcha.google.com/recaptcha/',
} as const;

/**
 * What may run on a page: the policy that stands in each page, so that it is of the same build as its
 * scripts, whatever server answers with the page and whenever that was configured.
 */
export function pagePolicy(code: HostCode): string {
  return written({
    ...scriptDirectives(code),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    ...(enforcesTrustedTypes(code) && trustedTypesDirectives(code)),
  });
}

/**
 * What a page may load, ask and send, and who may frame it: the policy of every answer. Scripts are
 * left to `pagePolicy`, and with them `default-src`, which would speak for them; all else is named.
 */
export function sitePolicy(code: HostCode): string {
  const { site, api, captcha, maps } = originsOf(code);
  const pictures = new URL(buildApiBaseOf(code)).origin;
  const reported = [sentryDsn(), vitalsUrl()].flatMap((url) =>
    url && URL.canParse(url) ? new URL(url).origin : [],
  );
  return written({
    // Pages have style attributes (the colours under photos), and scripts of other origins add styles.
    'style-src': ["'self'", "'unsafe-inline'", ...(maps.length > 0 ? ['blob:'] : [])],
    // `https:` and the backend: pictures within editors' texts; `blob:`: previews of uploads.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', api, pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, ...captcha.scripts, ...reported, ...maps],
    // The captcha's provider of production draws its badge in a frame; players come after a click.
    'frame-src': [...captcha.frames, ...maps, ...videoPlayers],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Local sites and their backend speak http.
    ...(site.protocol === 'https:' && { 'upgrade-insecure-requests': [] }),
  });
}

/**
 * What browsers report and do not stop: a policy in a page itself is not reported, so the same one
 * comes in a header too. A server that still sends the one of another build costs reports, not pages.
 */
export function reportedPolicy(code: HostCode): string {
  return written({ ...scriptDirectives(code), ...trustedTypesDirectives(code) });
}

/** A script's source within a policy: the hash of its text. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function scriptDirectives(code: HostCode): Directives {
  const { captcha, maps } = originsOf(code);
  return {
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...captcha.scripts, ...maps],
  };
}

/** The policies of src/app/trusted-types.ts; scripts of other origins may bring their own. */
function trustedTypesDirectives(code: HostCode): Directives {
  return {
    'require-trusted-types-for': ["'script'"],
    ...(!hasForeignScripts(code) && { 'trusted-types': ['default', 'reading'] }),
  };
}

/** Whether all scripts of a page are ours is what decides, unless the build says otherwise. */
function enforcesTrustedTypes(code: HostCode): boolean {
  const wanted = trustedTypes();
  if (wanted !== null && wanted !== 'enforce' && wanted !== 'report')
    throw new Error(`GATSBY_TRUSTED_TYPES is "${wanted}", expected enforce or report`);
  return wanted === null ? !hasForeignScripts(code) : wanted === 'enforce';
}

function hasForeignScripts(code: HostCode): boolean {
  const { site, captcha, maps } = originsOf(code);
  const isForeign = (address: string) => new URL(address).hostname !== site.hostname;
  return captcha.scripts.some(isForeign) || maps.length > 0;
}

function originsOf(code: HostCode) {
  const site = new URL(originOf(code));
  const script = captchaScriptFor(site.hostname);
  // The folder alone: its origin may have scripts that run whatever an address says.
  const folder = script === null ? [] : [new URL('.', script).href];
  const isGoogle =
    script !== null && recaptcha.origins.some((origin) => origin === new URL(script).origin);
  return {
    site,
    api: new URL(apiBaseFor(site.hostname)).origin,
    captcha: {
      scripts: [...folder, ...(isGoogle ? [recaptchaParts.script] : [])],
      frames: [...folder, ...(isGoogle ? [recaptchaParts.frame] : [])],
    },
    maps: mapsKey() ? mapOrigins : [],
  };
}

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values.filter(Boolean))].join(' '))
    .join('; ');
}
