import { defaultHost, hostCodes, hosts, isHostCode, type HostCode } from './hosts';

// Set in local runs only; without them every address is the production one. Gatsby writes the
// values of GATSBY_* variables into the browser bundle, so they are read by their full names.
const localEdgePort = process.env.GATSBY_LOCAL_EDGE_PORT;
const localApiPort = process.env.GATSBY_LOCAL_API_PORT;

const localHostname = new RegExp(`^(?:(${hostCodes.join('|')})\\.)?localhost$`);

/** Origin of a country site, e.g. `http://ru.localhost:8000` or `https://ru.karat.example`. */
export function originOf(code: HostCode): string {
  return localEdgePort
    ? `http://${code}.localhost:${localEdgePort}`
    : `https://${hosts[code].domain}`;
}

/**
 * API base address, without a trailing slash, for the page's host name (spec §7): each country host
 * has its own base, local hosts use the local backend, anything else the Russian base.
 */
export function apiBaseFor(hostname: string): string {
  const local = localHostname.exec(hostname);
  if (local && localApiPort) {
    return `http://${hostname}:${localApiPort}/${local[1] ?? defaultHost.code}`;
  }
  const code = hostCodes.find((candidate) => hosts[candidate].domain === hostname);
  return hosts[code ?? defaultHost.code].apiBase;
}

/**
 * Script of the bot check (spec §7) for the page's host name, or null where none is configured.
 * Production names the provider's, e.g. `https://www.google.com/recaptcha/api.js`; local hosts use
 * the stand-in of the local backend.
 */
export function captchaScriptFor(hostname: string): string | null {
  if (process.env.GATSBY_CAPTCHA_SCRIPT) return process.env.GATSBY_CAPTCHA_SCRIPT;
  return localHostname.test(hostname) && localApiPort
    ? `http://${hostname}:${localApiPort}/dev/captcha/api.js`
    : null;
}

/** Public key of the bot check; the stand-in takes any. */
export function captchaKey(): string | null {
  return process.env.GATSBY_CAPTCHA_KEY ?? (localApiPort ? 'local' : null);
}

/** API base address that the build of a host reads; `API_URL` points it at another backend. */
export function buildApiBaseOf(code: HostCode): string {
  if (process.env.API_URL) return `${process.env.API_URL.replace(/\/$/, '')}/${code}`;
  return localApiPort ? `http://127.0.0.1:${localApiPort}/${code}` : hosts[code].apiBase;
}

/** The host that this build is for (`SITE_HOST`); ru when it is not set. */
export function hostOfBuild(): HostCode {
  const code = process.env.SITE_HOST ?? defaultHost.code;
  if (!isHostCode(code)) {
    throw new Error(`SITE_HOST is "${code}", expected one of ${hostCodes.join(', ')}`);
  }
  return code;
}
