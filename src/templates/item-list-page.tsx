import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import type { HostCode } from '../config/hosts';
import type { ItemList } from '../config/item-lists';
import { routes } from '../config/routes';
import { ItemCard } from '../features/catalogue/card/item-card';
import { ComparisonView } from '../features/lists/comparison-view';
import { ListToggles } from '../features/lists/list-toggles';
import { ListView } from '../features/lists/list-view';
import { useOnline } from '../shared/lib/use-online';
import { useHost } from '../shared/lib/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as button from '../shared/ui/button.module.css';
import * as heading from '../shared/ui/heading.module.css';

interface PageContext {
  list: ItemList;
  language: HostCode;
}

/**
 * What the visitor marked, looked at or compares (spec §2 `/favorites/`, `/viewed/`, `/comparison/`);
 * the compared stand side by side in a table.
 */
export default function ItemListPage({
  pageContext: { list },
  location,
}: PageProps<Queries.ItemListPageQuery, PageContext>) {
  const { t } = useTranslation('lists');
  const { t: tCommon } = useTranslation('common');
  const host = useHost();
  const isOnline = useOnline();
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t(`titles.${list}`)} />
      <header className={heading.page}>
        <h1>{t(`titles.${list}`)}</h1>
        <p className={heading.lead} role="status">
          {t(isOnline ? `leads.${list}` : 'offline')}
        </p>
      </header>
      <noscript>
        <p>{t('noScript')}</p>
        <p>
          <a className={button.secondary} href={routes.catalogue('clocks_today')}>
            {tCommon('catalogues.clocks_today')}
          </a>
        </p>
      </noscript>
      {list === 'comparison' ? (
        <ComparisonView search={location.search} />
      ) : (
        <ListView
          list={list}
          renderCard={(card) => (
            <ItemCard card={card} host={host} level={3} actions={<ListToggles card={card} />} />
          )}
        />
      )}
    </>
  );
}

export function Head(props: HeadOf<Queries.ItemListPageQuery, PageContext>) {
  const { list } = props.pageContext;
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t(`lists:titles.${list}`)}
      description={t(`lists:leads.${list}`)}
      path={null}
    />
  );
}

export const query = graphql`
  query ItemListPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["lists", "item", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
  }
`;
