import * as environment from '../config/environment';
import { defaultHost, hostCodes, hosts, isHostCode, type HostCode } from '../config/hosts';

const localHostname = new RegExp(`^(?:(${hostCodes.join('|')})\\.)?localhost$`);

/** Origin of a host's site in a local run, e.g. `http://ru.localhost:8000`. */
export function localOrigin(code: HostCode, edgePort: number | string): string {
  return `http://${code}.localhost:${edgePort}`;
}

/** Origin of a country site, e.g. `http://ru.localhost:8000` or `https://ru.karat.example`. */
export function originOf(code: HostCode): string {
  const edgePort = environment.localEdgePort();
  return edgePort ? localOrigin(code, edgePort) : `https://${hosts[code].domain}`;
}

/**
 * API base address, without a trailing slash, for the page's host name (spec §7): each country host
 * has its own base, local hosts use the local backend, anything else the Russian base.
 */
export function apiBaseFor(hostname: string): string {
  const local = localHostname.exec(hostname);
  const apiPort = environment.localApiPort();
  if (local && apiPort) {
    return `http://${hostname}:${apiPort}/${local[1] ?? defaultHost.code}`;
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
  const script = environment.captchaScript();
  const apiPort = environment.localApiPort();
  if (script) return script;
  return localHostname.test(hostname) && apiPort
    ? `http://${hostname}:${apiPort}/dev/captcha/api.js`
    : null;
}

/** Public key of the bot check; the stand-in takes any. */
export function captchaKey(): string | null {
  return environment.captchaKey() ?? (environment.localApiPort() ? 'local' : null);
}

/** API base address that the build of a host reads; `API_URL` points it at another backend. */
export function buildApiBaseOf(code: HostCode): string {
  const base = environment.apiUrl();
  if (base) return `${base.replace(/\/$/, '')}/${code}`;
  const apiPort = environment.localApiPort();
  return apiPort ? `http://127.0.0.1:${apiPort}/${code}` : hosts[code].apiBase;
}

/** The host that this build is for (`SITE_HOST`); ru when it is not set. */
export function hostOfBuild(): HostCode {
  const code = environment.siteHost() ?? defaultHost.code;
  if (!isHostCode(code)) {
    throw new Error(`SITE_HOST is "${code}", expected one of ${hostCodes.join(', ')}`);
  }
  return code;
}
