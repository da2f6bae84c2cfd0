import { accountPagePaths, type AccountPart } from './account-pages';
import { articleListPaths, type ArticleTypeName } from './article-types';
import { itemKinds, type CatalogType, type ItemKind } from './catalogs';
import { textPages, type TextPageName } from './text-pages';
import { tokenPagePaths } from './token-pages';

/** All previews are one page. */
export const previewPath = '/preview/';

export interface PreviewAddress {
  entity: string;
  id: number;
  until: number;
  signature: string;
}

/** Every link of the site is built here; all end with a slash (spec §2). */
export const routes = {
  home: () => '/',
  catalogue: (type: CatalogType, brandUrl?: string | null, page = 1) =>
    paged(brandUrl ? `/${type}/${brandUrl}/` : `/${type}/`, page),
  collection: (type: CatalogType, brandUrl: string, url: string, page = 1) =>
    paged(`/${type}/${brandUrl}/${url}/`, page),
  /** A popular category of watches. */
  category: (url: string, page = 1) => paged(`/clock_category/${url}/`, page),
  /** Items that failed quality control. */
  dealer: (page = 1) => paged('/clocks_dealer/', page),
  /** Watches of the famous makers. */
  famous: () => '/clock_list_famous/',
  item: (kind: ItemKind, url: string) => `/${kind}/${url}/`,
  services: () => '/uslugi/',
  service: (url: string) => `/uslugi/${url}/`,
  diamondCalculator: () => '/kalkulyator-brilliantov/',
  articles: (name: ArticleTypeName, page = 1) => paged(articleListPaths[name], page),
  /** Feed of a list, a file. */
  articleFeed: (name: ArticleTypeName) => `${articleListPaths[name]}rss.xml`,
  article: (url: string) => `/article/${url}/`,
  /** A pawnshop action (spec §2 "Other links": `/discount/show/3`). */
  action: (id: number) => `/discount/show/${id}/`,
  special: (url: string) => `/specials/show/${url}/`,
  actions: () => '/discount/',
  specials: () => '/specials/',
  /** Units of the day. */
  daily: () => '/daily/',
  privacy: () => textPages.privacy.path,
  agreement: () => textPages.agreement.path,
  text: (name: TextPageName) => textPages[name].path,
  /** All questions, or the place of one of them there. */
  faq: (question?: number) => (question ? `/faq/#${questionAnchor(question)}` : '/faq/'),
  reviews: (page = 1) => paged('/reviews/', page),
  documents: (cityAlias?: string) => (cityAlias ? `/document/${cityAlias}/` : '/document/'),
  sitemap: () => '/sitemap/',
  account: (part: AccountPart) => accountPagePaths[part],
  contacts: (cityAlias?: string) => (cityAlias ? `/contacts/${cityAlias}/` : '/contacts/'),
  /** The glossary, or the place of one of its terms there. */
  glossary: (key?: string) =>
    key
      ? `/about-clock/slovar-chasovykh-terminov/#${key}`
      : '/about-clock/slovar-chasovykh-terminov/',
  aboutWatches: () => '/about-clock/',
  about: () => '/about/',
  videos: (page = 1) => paged('/video/', page),
  video: (url: string) => `/video/${url}/`,
  /** Where links of messages lead; each page hands the token to the backend. */
  emailConfirmed: (token: string) => withToken(tokenPagePaths.emailConfirmed, token),
  newPassword: (token: string) => withToken(tokenPagePaths.newPassword, token),
  subscriptionConfirmed: (token: string) => withToken(tokenPagePaths.subscriptionConfirmed, token),
  unsubscribe: (token: string) => withToken(tokenPagePaths.unsubscribed, token),
  /** A draft, for who has a signed link to it; `until` in seconds since 1970. */
  preview: ({ entity, id, until, signature }: PreviewAddress) =>
    `${previewPath}${entity}/${id}/?until=${until}&signature=${encodeURIComponent(signature)}`,
  /** `/search/{slug?}/`: the slug is the query; its slashes (`5711/1A`) stay slashes. */
  search: (query?: string) => {
    const slug = query?.replace(unspeakable, '').trim() ?? '';
    if (slug === '') return '/search/';
    const segments = slug.split('/');
    // A path of dots leads elsewhere, no CDN takes an empty segment or a backslash, and Gatsby
    // decodes a path twice, which a percent sign does not stand.
    const isPath = segments.every((segment) => /^[^.\\%][^\\%]*$/u.test(segment));
    return isPath
      ? `/search/${segments.map(encodeURIComponent).join('/')}/`
      : `/search/?q=${encodeURIComponent(slug)}`;
  },
} as const;

/** Anchor of a question by its id. */
export const questionAnchor = (id: number) => `question-${id}`;

/** What no address can hold: control characters, and halves of a character of two. */
const unspeakable = /[\p{Cc}\p{Surrogate}]/gu;

/** Pages after the first get a path of their own, so that crawlers can follow them. */
export function paged(path: string, page: number): string {
  return page > 1 ? `${path}page-${page}/` : path;
}

const withToken = (path: string, token: string) => `${path}?token=${encodeURIComponent(token)}`;

const itemPath = new RegExp(`^/(${itemKinds.join('|')})/([\\w.-]+)/?$`);

/** Kind and url of the item that a path names, or null when it names none. */
export function itemOfPath(path: string): { kind: ItemKind; url: string } | null {
  const [, kind, url] = itemPath.exec(path) ?? [];
  return kind && url ? { kind: kind as ItemKind, url } : null;
}
