import type { ReactNode } from 'react';
import { originOf } from '../domain/addresses';
import { alternateLinks, hostsWithPage } from '../domain/alternates';
import { type HostCode } from '../config/hosts';
import { houseCardPath } from '../config/house-card';
import { isIndexed } from '../domain/indexing';
import { translationsOf, type LocaleEdges } from '../shared/lib/translations';
import { SharedLink } from './shared-link';

interface PageHeadProps {
  host: HostCode;
  locales: LocaleEdges;
  title: string;
  description: string;
  /** Of a list with several; title and description tell it from the second on. */
  page?: number;
  /** Path with the slash; null: the page has no address of its own (404). */
  path: string | null;
  /** Address of the page's social card, 1200 × 630. */
  card?: string;
  /** Address of a picture for messengers where the page has no card; without either they show the house's. */
  image?: string;
  /** Hosts that have the page, as the build found them; those of a section need not be told. */
  alternates?: readonly HostCode[];
  type?: 'website' | 'article';
  children?: ReactNode;
}

/**
 * The head of every page. Spec §9: default page robots index, follow. What only messengers read is in the
 * HTML of a page and not in the scripts, which draw the heads of the pages that a visitor goes on to;
 * what is the same on all pages is in the document (`document.tsx`).
 */
export function PageHead(props: PageHeadProps) {
  const { host, locales, path, page = 1, type = 'website', children } = props;
  const { alternates = path === null ? [] : hostsWithPage(path, host) } = props;
  const card = props.card ?? (props.image ? undefined : `${originOf(host)}${houseCardPath(host)}`);
  const t = translationsOf(locales, host).getFixedT(host, 'common');
  const title = page > 1 ? t('head.page', { title: props.title, page }) : props.title;
  const fullTitle = t('head.title', { title });
  const summary = shortened(
    page > 1 ? t('head.pageDescription', { text: props.description, page }) : props.description,
  );
  const isShown = path !== null && isIndexed(path);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta name="robots" content={isShown ? 'index, follow' : 'noindex, follow'} />
      {path !== null && <link rel="canonical" href={`${originOf(host)}${path}`} />}
      {isShown &&
        alternateLinks(path, alternates).map(({ lang, href }) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={href} />
        ))}
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <SharedLink
          {...{ host, path, type, image: props.image, card }}
          house={t('head.siteName')}
          title={fullTitle}
          summary={summary}
        />
      )}
      {children}
    </>
  );
}

/** Characters that search engines show of a description. */
const shownCharacters = 160;

function shortened(text: string): string {
  if (text.length <= shownCharacters) return text;
  const cut = text.slice(0, shownCharacters - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
