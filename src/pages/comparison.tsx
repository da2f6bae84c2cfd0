import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { ComparisonView } from '../features/lists/comparison-view';
import { translationsOf } from '../shared/lib/translations';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';

/** Items side by side (spec §2 `/comparison/`). */
export default function ComparisonPage({ location }: PageProps<Queries.ComparisonPageQuery>) {
  const { t } = useTranslation('lists');
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t('titles.comparison')} />
      <header className={heading.page}>
        <h1>{t('titles.comparison')}</h1>
        <p className={heading.lead}>{t('leads.comparison')}</p>
      </header>
      <ComparisonView search={location.search} />
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.ComparisonPageQuery, { language: HostCode }>) {
  const host = pageContext.language;
  const t = translationsOf(data.locales, host).getFixedT(host, 'lists');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={t('titles.comparison')}
      description={t('leads.comparison')}
      path={null}
    />
  );
}

export const query = graphql`
  query ComparisonPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["lists", "item", "common"] }, language: { eq: $language } }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
