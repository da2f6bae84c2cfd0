import { graphql, type SliceComponentProps } from 'gatsby';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { translationsOf } from '../../shared/lib/translations';
import { Header } from './header';

type HeaderProps = SliceComponentProps<Queries.HeaderSliceQuery, { language: HostCode }>;

/** Header of all pages of a host: rendered once, stitched into each. */
export default function HeaderSlice({ data, sliceContext }: HeaderProps) {
  const { language } = sliceContext;
  const translations = useMemo(() => translationsOf(data.locales, language), [data, language]);
  return (
    <I18nextProvider i18n={translations}>
      <Header
        host={language}
        menu={data.menu.nodes}
        cities={data.cities.nodes.map(({ entityId, ...city }) => ({ ...city, id: entityId }))}
        contacts={data.contacts.nodes}
        messages={data.messages.nodes}
      />
    </I18nextProvider>
  );
}

export const query = graphql`
  query HeaderSlice($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["layout"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    menu: allMenuRow(filter: { placement: { in: [1, 2, 3, 4] } }, sort: { order: ASC }) {
      nodes {
        placement
        url
        title
      }
    }
    cities: allCity(sort: { order: ASC }) {
      nodes {
        entityId
        alias
        title
      }
    }
    contacts: allContact(sort: { entityId: ASC }) {
      nodes {
        alias
        phoneHeader
        phoneLink
        hotline
        messengers {
          phoneHeader {
            telegram
            whatsapp
            viber
          }
        }
      }
    }
    messages: allImportantMessage(sort: { entityId: ASC }) {
      nodes {
        entityId
        html
      }
    }
  }
`;
