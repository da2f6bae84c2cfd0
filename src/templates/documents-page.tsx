import { graphql, Link, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { PageContext } from '../config/alternates';
import { routes } from '../config/routes';
import { DocumentTable } from '../features/documents/document-table';
import { CityLinks } from '../features/contacts/city-links';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as button from '../shared/ui/button.module.css';
import * as heading from '../shared/ui/heading.module.css';
import * as foot from '../shared/ui/list-foot.module.css';

/** Spec §2 `/document/{city_slug?}/`: the documents of a city's branch with type, size and date. */
export default function DocumentsPage({ data }: PageProps<Queries.DocumentsPageQuery>) {
  const { t } = useTranslation('info');
  const host = useHost();
  const { contact } = data;
  if (!contact) throw new Error('documents are those of a branch');
  return (
    <>
      <Breadcrumbs
        crumbs={[{ title: t('documents.title'), path: routes.documents() }]}
        current={contact.city}
      />
      <header className={heading.page}>
        <h1>{t('documents.heading', { city: contact.city })}</h1>
        <p className={heading.lead}>{t('documents.lead')}</p>
      </header>
      <DocumentTable documents={data.files?.documents ?? []} host={host} />
      <p className={foot.foot}>
        <Link className={button.secondary} to={routes.contacts(contact.alias)}>
          {t('documents.branch')}
        </Link>
      </p>
      <CityLinks
        title={t('documents.others')}
        current={contact.alias}
        cities={data.cities.nodes}
        pathOf={routes.documents}
      />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DocumentsPageQuery, PageContext>) {
  const { contact } = data;
  const host = pageContext.language;
  if (!contact) return null;
  const t = translationsOf(data.locales, host).getFixedT(host, 'info');
  return (
    <PageHead
      host={host}
      alternates={pageContext.alternates}
      locales={data.locales}
      title={t('documents.heading', { city: contact.city })}
      description={t('documents.description', { city: contact.city })}
      // The page without a city is that of the default one: search engines learn one address.
      path={routes.documents(contact.alias)}
    />
  );
}

export const query = graphql`
  query DocumentsPage($id: String!, $alias: String!, $language: String!) {
    locales: allLocale(filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    contact(id: { eq: $id }) {
      alias
      city
    }
    files: cityDocuments(alias: { eq: $alias }) {
      documents {
        entityId
        title
        type
        size
        src
        date
      }
    }
    cities: allContact(sort: { order: ASC }) {
      nodes {
        alias
        city
      }
    }
  }
`;
