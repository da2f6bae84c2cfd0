import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import * as row from '../features/content/card-row.module.css';
import { ServiceCard } from '../features/content/service-card';
import { translationsOf } from '../shared/lib/translations';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { t } = useTranslation('services');
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t('title')} />
      <header className={heading.page}>
        <h1>{t('title')}</h1>
        <p className={heading.lead}>{t('lead')}</p>
      </header>
      <ul className={row.row}>
        {data.services.nodes.map((service) => (
          <li key={service.entityId}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.ServicesPageQuery, { language: HostCode }>) {
  const host = pageContext.language;
  const t = translationsOf(data.locales, host).getFixedT(host, 'services');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={t('title')}
      description={t('lead')}
      path={routes.services()}
    />
  );
}

export const query = graphql`
  query ServicesPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["services", "common"] }, language: { eq: $language } }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCardFields
      }
    }
  }
`;
