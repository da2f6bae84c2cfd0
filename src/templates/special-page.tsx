import { graphql, Link, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { PageContext } from '../config/alternates';
import type { CatalogType } from '../config/catalogs';
import { routes } from '../config/routes';
import type { ItemCard } from '../contract/items';
import { builtCard } from '../features/catalogue/card/built-card';
import { CardGrid } from '../features/catalogue/card/card-grid';
import { ListToggles } from '../features/lists/list-toggles';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as button from '../shared/ui/button.module.css';
import * as heading from '../shared/ui/heading.module.css';
import * as styles from './offer-page.module.css';

const togglesOf = (card: ItemCard) => <ListToggles card={card} />;

export default function SpecialPage({ data }: PageProps<Queries.SpecialPageQuery>) {
  const { t } = useTranslation('offers');
  const { t: tInfo } = useTranslation('info');
  const { t: tCommon } = useTranslation('common');
  const host = useHost();
  const { specialOffer: special } = data;
  if (!special) throw new Error('the page of a special offer has its offer');
  const catalogType = special.catalogType as CatalogType;
  const list = {
    title: tCommon(`catalogues.${catalogType}`),
    path: routes.catalogue(catalogType),
  };
  return (
    <>
      <Breadcrumbs
        crumbs={[{ title: tInfo('specials.title'), path: routes.specials() }]}
        current={special.title}
      />
      <header className={heading.page}>
        <h1>{special.title}</h1>
        <p className={heading.lead}>{special.text}</p>
      </header>
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

export function Head({ data, pageContext }: HeadProps<Queries.SpecialPageQuery, PageContext>) {
  const { specialOffer: special } = data;
  if (!special) return null;
  return (
    <PageHead
      host={pageContext.language}
      alternates={pageContext.alternates}
      locales={data.locales}
      title={special.title}
      description={special.text}
      path={special.path}
      image={special.cover.src}
    />
  );
}

export const query = graphql`
  query SpecialPage($id: String!, $itemIds: [Int!]!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["offers", "info", "common"] }, language: { eq: $language } }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
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
