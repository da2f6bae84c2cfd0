import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { OfferRow } from '../features/offers/offer-row';
import { PageHeader } from '../shared/ui/page-header';

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
      <PageHeader title={t(`${list}.title`)} lead={t(`${list}.lead`)} />
      <OfferRow offers={data[list].nodes} level={2} />
    </>
  );
}

export function Head(props: HeadOf<Queries.OffersPageQuery, OffersContext>) {
  const { list } = props.pageContext;
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t(`info:${list}.title`)}
      description={t(`info:${list}.lead`)}
      path={routes[list]()}
    />
  );
}

export const query = graphql`
  query OffersPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
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
