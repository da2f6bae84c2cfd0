import { graphql, Link, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import type { PageContext } from '../domain/alternates';
import { routes } from '../config/routes';
import { DocumentTable } from '../features/documents/document-table';
import { CityLinks } from '../features/contacts/city-links';
import { useHost } from '../shared/lib/use-host';
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

export function Head(props: HeadOf<Queries.DocumentsPageQuery, PageContext>) {
  const { contact } = props.data;
  if (!contact) return null;
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('info:documents.heading', { city: contact.city })}
      description={t('info:documents.description', { city: contact.city })}
      // The page without a city is that of the default one: search engines learn one address.
      path={routes.documents(contact.alias)}
    />
  );
}

export const query = graphql`
  query DocumentsPage($id: String!, $alias: String!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
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
