import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hosts, type HostCode } from '../config/hosts';
import { securityExpires, securityLanguage } from '../config/security';
import { hostOfBuild, originOf } from '../domain/addresses';

/** Below the origin of a host (RFC 9116 §3). */
const path = '.well-known/security.txt';

/** `security.txt` of a host (RFC 9116 §2.5): whom to tell of a weakness. */
export function securityTxtOf(host: HostCode): string {
  const { domain, languageTag } = hosts[host];
  const languages = [...new Set([languageTag, securityLanguage])];
  const fields = [
    ['Contact', `mailto:security@${domain}`],
    ['Expires', securityExpires],
    ['Preferred-Languages', languages.join(', ')],
    ['Canonical', `${originOf(host)}/${path}`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

export async function writeSecurityTxt(): Promise<void> {
  const file = `public/${path}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityTxtOf(hostOfBuild()));
}
