import type { GatsbySSR } from 'gatsby';
import cormorantCyrillic from '@fontsource-variable/cormorant/files/cormorant-cyrillic-wght-normal.woff2';
import cormorantLatin from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2';
import manropeCyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2';
import manropeLatin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';
import { hostOfBuild } from '../domain/addresses';
import { hosts } from '../config/hosts';
import { firstPaintScript } from './error/first-paint';

const fonts = {
  cyrillic: [manropeCyrillic, cormorantCyrillic],
  latin: [manropeLatin, cormorantLatin],
} as const;

/** What stands around the pages of a host: language, fonts of its script, the choice of the 404 page. */
export const renderDocument: NonNullable<GatsbySSR['onRenderBody']> = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  const host = hosts[hostOfBuild()];
  setHtmlAttributes({ lang: host.languageTag });
  const script = host.code === 'ru' || host.code === 'ua' ? 'cyrillic' : 'latin';
  setHeadComponents([
    // In the document, not in a page's Head: Gatsby makes that anew in the browser, which then asks
    // for the manifest a second time.
    <link key="manifest" rel="manifest" href={`/manifests/${host.code}.webmanifest`} />,
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
  if (pathname.startsWith('/404')) {
    setPreBodyComponents([
      <script key="first-paint" dangerouslySetInnerHTML={{ __html: firstPaintScript }} />,
    ]);
  }
};
