import { graphql, Link, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { JsonLd } from '../app/json-ld';
import { originOf } from '../domain/addresses';
import type { PageContext } from '../domain/alternates';
import { routes } from '../config/routes';
import { serviceFacts } from '../config/service-facts';
import { builtCard } from '../features/catalogue/card/built-card';
import { CardGrid } from '../features/catalogue/card/card-grid';
import { CalculatorSlot } from '../features/diamonds/calculator-slot';
import { SoldPrices } from '../features/sales/sold-prices';
import { ServiceCard } from '../features/services/service-card';
import { serviceTitle } from '../domain/service-title';
import { togglesOf } from '../features/lists/list-toggles';
import { ClaimList } from '../features/services/claim-list';
import { LoanEstimator } from '../features/services/loan-estimator';
import { ServiceAsk } from '../features/services/service-ask';
import { serviceData } from '../features/services/service-data';
import { ServiceSteps } from '../features/services/service-steps';
import { useServiceRequests } from '../features/services/use-service-requests';
import { breadcrumbData } from '../shared/lib/json-ld';
import { questionsData } from '../shared/lib/questions-data';
import { useHost } from '../shared/lib/use-host';
import { Accordion } from '../shared/ui/accordion';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as button from '../shared/ui/button.module.css';
import { CardRow } from '../shared/ui/card-row';
import * as heading from '../shared/ui/heading.module.css';
import { Picture } from '../shared/ui/picture';
import * as prose from '../shared/ui/prose.module.css';
import { Section } from '../shared/ui/section';
import * as styles from './service-page.module.css';

export default function ServicePage({
  data,
  location: { pathname, search },
}: PageProps<Queries.ServicePageQuery>) {
  const { t } = useTranslation('services');
  const host = useHost();
  const requests = useServiceRequests();
  const { service, bought, related, sales } = data;
  if (!service) throw new Error('the page of a service has its service');
  const title = serviceTitle(service.title);
  const { claims, estimates, wish, asks, calculatesDiamonds } = serviceFacts(service.url);
  const calculation = calculatesDiamonds ? '#diamonds' : estimates && '#estimate';
  const [newest] = bought.nodes;
  return (
    <>
      <Breadcrumbs crumbs={[{ title: t('title'), path: routes.services() }]} current={title} />
      <div className={styles.opening}>
        <header className={styles.words}>
          <h1>{title}</h1>
          <p className={heading.lead}>{service.preview}</p>
          <p className={styles.actions}>
            <a className={button.primary} href={calculation ?? '#service-ask'}>
              {t(calculation ? 'ask.estimate' : `${asks ? 'bring' : 'ask'}.title`)}
            </a>
            <Link className={button.secondary} to={routes.contacts()}>
              {t('ask.contacts')}
            </Link>
          </p>
        </header>
        <Picture picture={service.picture} sizes="(min-width: 992px) 620px, 92vw" isFirst />
      </div>
      <Section id="service-steps" title={t('steps')}>
        <ServiceSteps steps={service.steps} />
      </Section>
      <Section id="service-terms" title={t('terms')}>
        {claims.length > 0 && <ClaimList claims={claims} form="wide" />}
        <ul className={styles.notes}>
          {service.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </Section>
      {calculatesDiamonds && (
        <Section
          id="diamonds"
          title={t('diamonds.title')}
          more={t('diamonds.page')}
          path={routes.diamondCalculator()}
        >
          <p className={styles.lead}>{t('diamonds.lead')}</p>
          <CalculatorSlot pathname={pathname} search={search} />
        </Section>
      )}
      {estimates && (
        <Section id="estimate" title={t('estimator.title')}>
          <p className={styles.lead}>{t('estimator.lead')}</p>
          <LoanEstimator kind={estimates} wish={wish} onAsk={requests.appraiseWanted} />
        </Section>
      )}
      <div className={styles.pair}>
        <Section id="service-about" title={t('about')}>
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: service.html }} />
        </Section>
        <Section id="service-papers" title={t('papers')}>
          <ul className={styles.list}>
            {service.papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </Section>
      </div>
      {service.questions.length > 0 && (
        <Section id="service-questions" title={t('questions')}>
          {service.questions.map(({ question, answer }) => (
            <Accordion key={question} title={question}>
              {answer}
            </Accordion>
          ))}
        </Section>
      )}
      {sales && <SoldPrices summary={sales} />}
      <ServiceAsk
        words={asks ? 'bring' : 'ask'}
        onFirst={asks ? requests[asks] : requests.appraise}
        onAsk={requests.ask}
        onCallback={requests.callback}
      />
      {newest && (
        <Section
          id="service-bought"
          title={t('bought')}
          more={t('boughtAll')}
          path={routes.catalogue(builtCard(newest).catalogType)}
        >
          <CardGrid
            cards={bought.nodes.map(builtCard)}
            host={host}
            level={3}
            actionsOf={togglesOf}
          />
        </Section>
      )}
      <Section id="service-related" title={t('related')} more={t('all')} path={routes.services()}>
        <CardRow entries={related.nodes}>
          {(other) => <ServiceCard service={other} level={3} />}
        </CardRow>
      </Section>
    </>
  );
}

export function Head(props: HeadOf<Queries.ServicePageQuery, PageContext>) {
  const { service } = props.data;
  if (!service) return null;
  const host = props.pageContext.language;
  const { t } = headMessages(props);
  const title = serviceTitle(service.title);
  const crumbs = [
    { title: t('common:breadcrumbs.home'), path: routes.home() },
    { title: t('services:title'), path: routes.services() },
    { title, path: service.path },
  ];
  return (
    <PageHead
      {...headProps(props)}
      title={title}
      description={service.preview}
      path={service.path}
      card={service.socialCard}
    >
      <JsonLd data={serviceData({ ...service, title }, t('common:head.siteName'), host)} />
      <JsonLd data={questionsData(service.questions)} />
      <JsonLd data={breadcrumbData(originOf(host), crumbs)} />
    </PageHead>
  );
}

export const query = graphql`
  query ServicePage(
    $id: String!
    $language: String!
    $boughtKinds: [ItemKind!]!
    $boughtBrand: String!
    $related: [String!]!
    $salesKey: String!
    $hasSales: Boolean!
  ) {
    locales: allLocale(
      filter: { ns: { in: ["services", "sales", "claims", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    service(id: { eq: $id }) {
      ...ServiceFields
    }
    bought: allItem(
      filter: {
        kind: { in: $boughtKinds }
        brand: { url: { glob: $boughtBrand } }
        isArchive: { eq: false }
        isListed: { eq: true }
      }
      sort: [{ datePublish: DESC }, { entityId: DESC }]
      limit: 4
    ) {
      nodes {
        ...ItemCardFields
      }
    }
    sales: salesSummary(key: { eq: $salesKey }) @include(if: $hasSales) {
      ...SalesSummaryFields
    }
    related: allService(filter: { url: { in: $related } }, sort: { order: ASC }) {
      nodes {
        ...ServiceCardFields
      }
    }
  }
`;
