import { graphql, Link, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headProps, type HeadOf } from '../app/head-props';
import type { PageContext } from '../domain/alternates';
import { routes } from '../config/routes';
import type { ItemCard } from '../contract/items';
import { builtCard } from '../features/catalogue/card/built-card';
import { CardGrid } from '../features/catalogue/card/card-grid';
import { ListToggles } from '../features/lists/list-toggles';
import { useHost } from '../shared/lib/use-host';
import * as button from '../shared/ui/button.module.css';
import { PageHeader } from '../shared/ui/page-header';
import * as styles from './offer-page.module.css';

const togglesOf = (card: ItemCard) => <ListToggles card={card} />;

export default function SpecialPage({ data }: PageProps<Queries.SpecialPageQuery>) {
  const { t } = useTranslation('offers');
  const { t: tInfo } = useTranslation('info');
  const { t: tCommon } = useTranslation('common');
  const host = useHost();
  const { specialOffer: special } = data;
  if (!special) throw new Error('the page of a special offer has its offer');
  const { catalogType } = special;
  const list = {
    title: tCommon(`catalogues.${catalogType}`),
    path: routes.catalogue(catalogType),
  };
  return (
    <>
      <PageHeader
        crumbs={[{ title: tInfo('specials.title'), path: routes.specials() }]}
        title={special.title}
        lead={special.text}
      />
      {data.items.nodes.length > 0 ? (
        <CardGrid
          cards={data.items.nodes.map(builtCard)}
          host={host}
          isFirst
          actionsOf={togglesOf}
        />
      ) : (
        <p>{t('empty')}</p>
      )}
      <p className={styles.more}>
        <Link className={button.secondary} to={list.path}>
          {list.title}
        </Link>
      </p>
    </>
  );
}

export function Head(props: HeadOf<Queries.SpecialPageQuery, PageContext>) {
  const { specialOffer: special } = props.data;
  if (!special) return null;
  return (
    <PageHead
      {...headProps(props)}
      title={special.title}
      description={special.text}
      path={special.path}
      image={special.cover?.src}
    />
  );
}

export const query = graphql`
  query SpecialPage($id: String!, $itemIds: [Int!]!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["offers", "info", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    specialOffer(id: { eq: $id }) {
      path
      title
      text
      catalogType
      cover {
        src
      }
    }
    items: allItem(
      filter: { entityId: { in: $itemIds }, isListed: { eq: true } }
      sort: [{ datePublish: DESC }, { entityId: DESC }]
    ) {
      nodes {
        ...ItemCardFields
      }
    }
  }
`;
