import { defaultHost, hostCodes, hosts, type HostCode } from '../../config/hosts';

/** The country host of the open page by the language of its HTML, for what has no words of its own. */
export function hostOfDocument(): HostCode {
  const { lang } = document.documentElement;
  return hostCodes.find((code) => hosts[code].languageTag === lang) ?? defaultHost.code;
}
