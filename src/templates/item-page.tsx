import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { WholeItemPage } from '../app/item/whole-item-page';
import { JsonLd } from '../app/json-ld';
import { originOf } from '../domain/addresses';
import type { PageContext } from '../domain/alternates';
import { builtItem } from '../features/item/built-item';
import { crumbsTo } from '../features/item/item-crumbs';
import { productData } from '../features/item/product-data';
import { SoldPrices } from '../features/sales/sold-prices';
import { breadcrumbData } from '../shared/lib/json-ld';
import { useHost } from '../shared/lib/use-host';

interface ItemContext extends PageContext {
  /** Paths of the lists of the maker and the collection that there are. */
  lists: readonly string[];
}

export default function ItemPage({
  data,
  pageContext,
}: PageProps<Queries.ItemPageQuery, ItemContext>) {
  const host = useHost();
  const item = useMemo(() => (data.item ? builtItem(data.item) : null), [data.item]);
  if (!item) throw new Error('the page of an item has its item');
  return (
    <WholeItemPage
      item={item}
      host={host}
      lists={pageContext.lists}
      sales={data.sales && <SoldPrices summary={data.sales} />}
    />
  );
}

export function Head(props: HeadOf<Queries.ItemPageQuery, ItemContext>) {
  const { data, pageContext } = props;
  if (!data.item) return null;
  const host = pageContext.language;
  const item = builtItem(data.item);
  const { t } = headMessages(props);
  const list = t(`common:catalogues.${item.catalogType}`);
  return (
    <PageHead
      {...headProps(props)}
      // Units of one reference have one name: their number tells their pages apart.
      title={t('common:head.unit', { title: item.title, number: item.id })}
      description={t('common:head.unitText', { text: item.description, number: item.id })}
      path={data.item.path}
      card={item.socialCard}
    >
      <JsonLd data={productData(item, host)} />
      <JsonLd
        data={breadcrumbData(originOf(host), [
          ...crumbsTo(item, list, pageContext.lists),
          { title: item.title, path: data.item.path },
        ])}
      />
    </PageHead>
  );
}

export const query = graphql`
  query ItemPage($id: String!, $salesKey: String!, $hasSales: Boolean!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["item", "sales", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    item(id: { eq: $id }) {
      path
      ...ItemFields
    }
    sales: salesSummary(key: { eq: $salesKey }) @include(if: $hasSales) {
      ...SalesSummaryFields
    }
  }
`;
