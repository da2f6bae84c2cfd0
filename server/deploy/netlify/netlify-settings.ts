import type { HostCode } from '../../../src/config/hosts';

/** Where a host is deployed, and as whom. */
export interface NetlifySettings {
  /** NETLIFY_API_URL, without a trailing slash. */
  apiUrl: string;
  /** NETLIFY_AUTH_TOKEN: a personal access token. */
  token: string;
  /** NETLIFY_SITE_ID_RU and so on: Netlify's id of the host's site. */
  site: string;
}

const officialApi = 'https://api.netlify.com/api/v1';

/** Reads the settings of a host; throws a message that names the variable that is missing. */
export function readNetlifySettings(host: HostCode, env: NodeJS.ProcessEnv): NetlifySettings {
  const needed = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set, see docs/deploy.md`);
    return value;
  };
  return {
    apiUrl: (env.NETLIFY_API_URL || officialApi).replace(/\/+$/, ''),
    token: needed('NETLIFY_AUTH_TOKEN'),
    site: needed(`NETLIFY_SITE_ID_${host.toUpperCase()}`),
  };
}
