import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { serviceFacts, serviceGroups, servicePlace } from '../config/service-facts';
import * as row from '../features/content/card-row.module.css';
import { ServiceCard } from '../features/content/service-card';
import { LoanEstimator } from '../features/services/loan-estimator';
import { ServiceAsk } from '../features/services/service-ask';
import { TermsOverview } from '../features/services/terms-overview';
import { useServiceRequests } from '../features/services/use-service-requests';
import { translationsOf } from '../shared/lib/translations';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';
import { Section } from '../shared/ui/section';
import * as styles from './uslugi.module.css';

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { t } = useTranslation('services');
  const requests = useServiceRequests();
  const services = [...data.services.nodes].sort(
    (a, b) => servicePlace(a.url) - servicePlace(b.url),
  );
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t('title')} />
      <header className={heading.page}>
        <h1>{t('title')}</h1>
        <p className={heading.lead}>{t('lead')}</p>
      </header>
      {serviceGroups.map((group) => {
        const ofGroup = services.filter(({ url }) => serviceFacts(url).group === group);
        return (
          ofGroup.length > 0 && (
            <section key={group} className={styles.group} aria-labelledby={`services-${group}`}>
              <h2 id={`services-${group}`}>{t(`groups.${group}`)}</h2>
              <ul className={row.row}>
                {ofGroup.map((service) => (
                  <li key={service.entityId}>
                    <ServiceCard service={service} level={3} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      <Section id="estimate" title={t('estimator.title')}>
        <p className={styles.lead}>{t('estimator.lead')}</p>
        <LoanEstimator onAsk={requests.appraiseWanted} />
      </Section>
      <Section id="figures" title={t('figures.title')}>
        <p className={styles.lead}>{t('figures.lead')}</p>
        <TermsOverview />
      </Section>
      <ServiceAsk
        onAppraise={requests.appraise}
        onAsk={requests.ask}
        onCallback={requests.callback}
      />
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
      filter: { ns: { in: ["services", "claims", "common"] }, language: { eq: $language } }
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
        url
        ...ServiceCardFields
      }
    }
  }
`;
