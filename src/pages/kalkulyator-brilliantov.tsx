import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { JsonLd } from '../app/json-ld';
import { routes } from '../config/routes';
import { originOf } from '../domain/addresses';
import { calculatorData } from '../features/diamonds/calculator-data';
import { DiamondCalculator } from '../features/diamonds/diamond-calculator';
import { DiamondSigns } from '../features/diamonds/diamond-signs';
import { PriceTables } from '../features/diamonds/price-tables';
import { ClaimList } from '../features/services/claim-list';
import { serviceTitle } from '../domain/service-title';
import { breadcrumbData } from '../shared/lib/json-ld';
import { PageHeader } from '../shared/ui/page-header';
import { Section } from '../shared/ui/section';

const terms = ['diamond', 'carat', 'roundCut', 'fancyCut', 'buyBack', 'loanBelowBuyBack'] as const;

/** The diamond price calculator (spec §1 "Visitors can", §3): with a worked example as built. */
export default function DiamondCalculatorPage({
  data: { service },
  location: { pathname, search },
}: PageProps<Queries.DiamondCalculatorPageQuery>) {
  const { t } = useTranslation('diamonds');
  const { t: tServices } = useTranslation('services');
  const services = { title: tServices('title'), path: routes.services() };
  const crumb = service && { title: serviceTitle(service.title), path: service.path };
  return (
    <>
      <PageHeader
        crumbs={crumb ? [services, crumb] : [services]}
        title={t('title')}
        lead={t('lead')}
      />
      <DiamondCalculator pathname={pathname} search={search} />
      <Section id="diamond-signs" title={t('signs.title')}>
        <DiamondSigns />
      </Section>
      <Section id="diamond-prices" title={t('table.title')}>
        <PriceTables />
      </Section>
      <Section id="diamond-terms" title={t('terms')} more={t('service')} path={service?.path}>
        <ClaimList claims={terms} form="wide" />
      </Section>
    </>
  );
}

export function Head(props: HeadOf<Queries.DiamondCalculatorPageQuery>) {
  const { t } = headMessages(props);
  const { service } = props.data;
  const host = props.pageContext.language;
  const page = { title: t('diamonds:title'), path: routes.diamondCalculator() };
  const crumbs = [
    { title: t('common:breadcrumbs.home'), path: routes.home() },
    { title: t('services:title'), path: routes.services() },
    ...(service ? [{ title: serviceTitle(service.title), path: service.path }] : []),
    page,
  ];
  return (
    <PageHead
      {...headProps(props)}
      title={page.title}
      description={t('diamonds:description')}
      path={page.path}
    >
      <JsonLd
        data={calculatorData(
          page.title,
          t('diamonds:description'),
          t('common:head.siteName'),
          host,
        )}
      />
      <JsonLd data={breadcrumbData(originOf(host), crumbs)} />
    </PageHead>
  );
}

export const query = graphql`
  query DiamondCalculatorPage($language: String!) {
    locales: allLocale(
      filter: {
        ns: { in: ["diamonds", "services", "claims", "problems", "common"] }
        language: { eq: $language }
      }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    service(url: { eq: "skupka-brilliantov" }) {
      title
      path
    }
  }
`;
