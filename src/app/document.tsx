import type { GatsbySSR } from 'gatsby';
import { hostOfBuild } from '../domain/addresses';
import { hosts } from '../config/hosts';
import { earlyInputScript } from '../domain/inline-scripts/early-input';
import { unbuiltItemScript } from '../domain/inline-scripts/unbuilt-item';
import { languages } from '../config/languages';
import cormorantCyrillic from '../shared/styles/fonts/cormorant-cyrillic.woff2';
import cormorantLatin from '../shared/styles/fonts/cormorant-latin.woff2';
import manropeCyrillic from '../shared/styles/fonts/manrope-cyrillic.woff2';
import manropeLatin from '../shared/styles/fonts/manrope-latin.woff2';
import { dataOf, type PageParts } from './early-requests';

// Spaces and digits are Latin: with one alphabet alone lines would wrap otherwise until the next comes.
const fonts = {
  cyrillic: [manropeCyrillic, manropeLatin, cormorantCyrillic, cormorantLatin],
  latin: [manropeLatin, cormorantLatin],
} as const;

/** Of the page, in each scheme: what surrounds it on a phone has the same colour. */
const grounds = { light: '#faf8f4', dark: '#14120e' };

type LoadPageData = Parameters<NonNullable<GatsbySSR['onRenderBody']>>[0]['loadPageDataSync'];

/** Null in `gatsby develop`, which makes one document for all pages and has the data of none. */
function partsOf(pathname: string, load: LoadPageData | undefined): PageParts | null {
  if (!load) return null;
  // Gatsby declares but the result of the query.
  const data: object = load(pathname);
  return data as PageParts;
}

/**
 * What stands around the pages of a host: language, fonts of its script, requests for what a page needs
 * to answer, the choice of the 404 page.
 */
export const renderDocument: NonNullable<GatsbySSR['onRenderBody']> = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
  setPostBodyComponents,
  loadPageDataSync,
}) => {
  const host = hosts[hostOfBuild()];
  setHtmlAttributes({ lang: host.languageTag });
  const { script } = languages[host.language];
  setHeadComponents([
    // In the document, not in a page's Head: Gatsby makes that anew in the browser, which then asks
    // for the manifest a second time.
    <link key="manifest" rel="manifest" href={`/manifests/${host.code}.webmanifest`} />,
    <link key="favicon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    ...Object.entries(grounds).map(([scheme, colour]) => (
      <meta
        key={scheme}
        name="theme-color"
        content={colour}
        media={`(prefers-color-scheme: ${scheme})`}
      />
    )),
    ...fonts[script].map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        href={href}
        crossOrigin="anonymous"
      />
    )),
  ]);
  const isError = pathname.startsWith('/404');
  const parts = partsOf(pathname, loadPageDataSync);
  const addresses = parts ? dataOf(isError ? null : pathname, parts) : [];
  setPostBodyComponents([
    // Asked for with the scripts (`startScript`).
    <template key="data" data-start="">
      {addresses.map((href) => (
        <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" />
      ))}
    </template>,
  ]);
  const scripts = [earlyInputScript, ...(isError ? [unbuiltItemScript] : [])];
  setPreBodyComponents(
    scripts.map((script) => <script key={script} dangerouslySetInnerHTML={{ __html: script }} />),
  );
};
