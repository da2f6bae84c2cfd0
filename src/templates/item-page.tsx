import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useEffect, useMemo } from 'react';
import { PageHead } from '../app/head';
import { JsonLd } from '../app/json-ld';
import { originOf } from '../config/addresses';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import type { ItemCard } from '../contract/items';
import { ItemCard as Card } from '../features/catalogue/item-card';
import { SimilarItems } from '../features/catalogue/similar-items';
import { builtItem } from '../features/item/built-item';
import { ItemView } from '../features/item/item-view';
import { productData } from '../features/item/product-data';
import { ListToggles } from '../features/lists/list-toggles';
import { RecentlyViewed } from '../features/lists/recently-viewed';
import { useRememberViewed } from '../features/lists/use-list';
import { breadcrumbData } from '../shared/lib/json-ld';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';

export default function ItemPage({ data }: PageProps<Queries.ItemPageQuery>) {
  const host = useHost();
  const rememberViewed = useRememberViewed();
  const item = useMemo(() => (data.item ? builtItem(data.item) : null), [data.item]);
  useEffect(() => {
    if (item) rememberViewed(item);
  }, [item, rememberViewed]);
  if (!item) throw new Error('the page of an item has its item');
  const togglesOf = (card: ItemCard) => <ListToggles card={card} />;
  return (
    <>
      <ItemView item={item} host={host} actions={togglesOf(item)} />
      <SimilarItems item={item} host={host} actionsOf={togglesOf} />
      <RecentlyViewed
        current={item.url}
        renderCard={(card) => <Card card={card} host={host} level={3} actions={togglesOf(card)} />}
      />
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.ItemPageQuery, { language: HostCode }>) {
  if (!data.item) return null;
  const host = pageContext.language;
  const item = builtItem(data.item);
  const words = translationsOf(data.locales, host);
  const list = words.t(`common:catalogues.${item.catalogType}`);
  return (
    <PageHead
      host={host}
      locales={data.locales}
      // Units of one reference have one name: their number tells their pages apart.
      title={words.t('common:head.unit', { title: item.title, number: item.id })}
      description={words.t('common:head.unitText', { text: item.description, number: item.id })}
      path={data.item.path}
      image={item.pictures[0]?.src}
    >
      <JsonLd data={productData(item, host)} />
      <JsonLd
        data={breadcrumbData(originOf(host), [
          { title: list, path: routes.catalogue(item.catalogType) },
          { title: item.title, path: data.item.path },
        ])}
      />
    </PageHead>
  );
}

export const query = graphql`
  query ItemPage($id: String!, $language: String!) {
    locales: allLocale(filter: { ns: { in: ["item", "common"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    item(id: { eq: $id }) {
      path
      ...ItemFields
    }
  }
`;
