import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { OfferRow } from '../features/offers/offer-row';
import { translationsOf } from '../shared/lib/translations';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';

interface OffersContext {
  language: HostCode;
  list: 'actions' | 'specials';
}

/** The index of pawnshop actions (`/discount/`) or of special offers (`/specials/`). */
export default function OffersPage({
  data,
  pageContext,
}: PageProps<Queries.OffersPageQuery, OffersContext>) {
  const { t } = useTranslation('info');
  const { list } = pageContext;
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t(`${list}.title`)} />
      <header className={heading.page}>
        <h1>{t(`${list}.title`)}</h1>
        <p className={heading.lead}>{t(`${list}.lead`)}</p>
      </header>
      <OfferRow offers={data[list].nodes} level={2} />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.OffersPageQuery, OffersContext>) {
  const { language: host, list } = pageContext;
  const t = translationsOf(data.locales, host).getFixedT(host, 'info');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={t(`${list}.title`)}
      description={t(`${list}.lead`)}
      path={routes[list]()}
    />
  );
}

export const query = graphql`
  query OffersPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    actions: allPawnshopAction(sort: { order: ASC }) {
      nodes {
        ...PawnshopActionCard
      }
    }
    specials: allSpecialOffer(sort: { order: ASC }) {
      nodes {
        ...SpecialOfferCard
      }
    }
  }
`;
