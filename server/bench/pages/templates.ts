import { addressOf } from '../../releases/pages';

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
 * @param files of a release
 * @throws Error when a template has no page
 */
export function templatesOf(files: Iterable<string>): Template[] {
  const pages = [...files]
    .flatMap((file) => (file.endsWith('.html') ? (addressOf(file) ?? []) : []))
    .sort();
  return Object.entries(addresses).map(([name, address]) => {
    const path = pages.find((page) => address.test(page));
    if (path === undefined) throw new Error(`the release has no page of the template "${name}"`);
    return { name, path };
  });
}
