import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { routes } from '../config/routes';
import { serviceFacts, serviceGroups, servicePlace } from '../config/service-facts';
import { ServiceCard } from '../features/services/service-card';
import { LoanEstimator } from '../features/services/loan-estimator';
import { ServiceAsk } from '../features/services/service-ask';
import { TermsOverview } from '../features/services/terms-overview';
import { useServiceRequests } from '../features/services/use-service-requests';
import { CardRow } from '../shared/ui/card-row';
import { PageHeader } from '../shared/ui/page-header';
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
      <PageHeader title={t('title')} lead={t('lead')} />
      {serviceGroups.map((group) => {
        const ofGroup = services.filter(({ url }) => serviceFacts(url).group === group);
        return (
          ofGroup.length > 0 && (
            <section key={group} className={styles.group} aria-labelledby={`services-${group}`}>
              <h2 id={`services-${group}`}>{t(`groups.${group}`)}</h2>
              <CardRow entries={ofGroup}>
                {(service) => (
                  <ServiceCard
                    service={service}
                    level={3}
                    isFirst={service === ofGroup[0] && group === serviceGroups[0]}
                  />
                )}
              </CardRow>
            </section>
          )
        );
      })}
      <Section id="estimate" title={t('estimator.title')}>
        <p className={styles.lead}>{t('estimator.lead')}</p>
        <LoanEstimator onAsk={requests.appraiseWanted} />
      </Section>
      <Section
        id="diamonds"
        title={t('diamonds.title')}
        more={t('diamonds.open')}
        path={routes.diamondCalculator()}
      >
        <p className={styles.lead}>{t('diamonds.lead')}</p>
      </Section>
      <Section id="figures" title={t('figures.title')}>
        <p className={styles.lead}>{t('figures.lead')}</p>
        <TermsOverview />
      </Section>
      <ServiceAsk
        words="ask"
        onFirst={requests.appraise}
        onAsk={requests.ask}
        onCallback={requests.callback}
      />
    </>
  );
}

export function Head(props: HeadOf<Queries.ServicesPageQuery>) {
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('services:title')}
      description={t('services:lead')}
      path={routes.services()}
    />
  );
}

export const query = graphql`
  query ServicesPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["services", "claims", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        url
        ...ServiceCardFields
      }
    }
  }
`;
