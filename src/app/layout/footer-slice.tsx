import { graphql, type SliceComponentProps } from 'gatsby';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { translationsOf } from '../../shared/lib/translations';
import { ConnectionNotice } from './connection-notice';
import { CookieNotice } from './cookie-notice';
import { Footer } from './footer';
import { ProgressBar } from './progress-bar';
import { ScrollToTop } from './scroll-to-top';

type FooterProps = SliceComponentProps<Queries.FooterSliceQuery, { language: HostCode }>;

/** Footer of all pages of a host, and what lies over any page: rendered once, stitched into each. */
export default function FooterSlice({ data, sliceContext }: FooterProps) {
  const { language } = sliceContext;
  const translations = useMemo(() => translationsOf(data.locales, language), [data, language]);
  return (
    <I18nextProvider i18n={translations}>
      <Footer host={language} menu={data.menu.nodes} contact={data.contact} />
      <ProgressBar />
      <ScrollToTop />
      <CookieNotice />
      <ConnectionNotice />
    </I18nextProvider>
  );
}

export const query = graphql`
  query FooterSlice($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["layout"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    menu: allMenuRow(filter: { placement: { in: [5, 6, 7, 8] } }, sort: { order: ASC }) {
      nodes {
        placement
        url
        title
      }
    }
    contact(alias: { eq: "moscow" }) {
      city
      address
      hours
      phoneHeader
      phoneLink
    }
  }
`;
