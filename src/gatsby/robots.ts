import { writeFile } from 'node:fs/promises';
import { hostOfBuild, originOf } from '../domain/addresses';
import type { HostCode } from '../config/hosts';

/** `robots.txt` of a host: everything may be read, and here is what there is. */
export function robotsOf(host: HostCode): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${originOf(host)}/sitemap-index.xml\n`;
}

export async function writeRobots(): Promise<void> {
  await writeFile('public/robots.txt', robotsOf(hostOfBuild()));
}
