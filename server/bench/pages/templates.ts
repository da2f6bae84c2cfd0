import { join } from 'node:path';
import type { HostCode } from '../../../src/config/hosts';
import { addressOf } from '../../releases/pages';
import { Releases } from '../../releases/releases';
import { readSettings } from '../../settings';

/** One page of each template that visitors meet most. */
export interface Template {
  name: string;
  path: string;
}

/** The address of the page, or what it looks like: the first of the release is taken. */
const addresses: Readonly<Record<string, RegExp>> = {
  home: /^\/$/,
  list: /^\/clocks_today\/$/,
  item: /^\/clock\/[^/]+\/$/,
  services: /^\/uslugi\/$/,
  service: /^\/uslugi\/[^/]+\/$/,
  articles: /^\/article\/$/,
  article: /^\/article\/(?!page-\d)[^/]+\/$/,
  contacts: /^\/contacts\/$/,
  diamonds: /^\/kalkulyator-brilliantov\/$/,
  questions: /^\/faq\/$/,
  videos: /^\/video\/$/,
  privacy: /^\/politika-konfidentcialnosti\/$/,
};

export const templateNames = Object.keys(addresses);

/**
 * A page of each template, of what is released on a host.
 * @throws Error when nothing is, or a template has no page
 */
export async function releasedTemplates(host: HostCode): Promise<Template[]> {
  const { releasesDirectory } = readSettings();
  const manifest = await new Releases(join(releasesDirectory, host)).currentManifest();
  if (!manifest) throw new Error(`there is no site of ${host} yet: npm start builds it`);
  const pages = Object.keys(manifest.files)
    .flatMap((file) => (file.endsWith('.html') ? (addressOf(file) ?? []) : []))
    .sort();
  return Object.entries(addresses).map(([name, address]) => {
    const path = pages.find((page) => address.test(page));
    if (path === undefined) throw new Error(`the release has no page of the template "${name}"`);
    return { name, path };
  });
}
