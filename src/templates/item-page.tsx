import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { builtItem } from '../features/item/built-item';
import { ItemView } from '../features/item/item-view';
import { useHost } from '../shared/state/use-host';

export default function ItemPage({ data }: PageProps<Queries.ItemPageQuery>) {
  const host = useHost();
  if (!data.item) throw new Error('the page of an item has its item');
  return <ItemView item={builtItem(data.item)} host={host} />;
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.ItemPageQuery, { language: HostCode }>) {
  const { item } = data;
  if (!item) return null;
  return (
    <PageHead
      host={pageContext.language}
      locales={data.locales}
      title={item.title}
      description={item.description}
      path={item.path}
      image={item.pictures[0]?.src}
    />
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
