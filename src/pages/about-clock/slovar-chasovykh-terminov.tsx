import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/head';
import { JsonLd } from '../../app/json-ld';
import type { HostCode } from '../../config/hosts';
import { routes } from '../../config/routes';
import { glossaryData } from '../../features/glossary/glossary-data';
import { GlossaryList } from '../../features/glossary/glossary-list';
import { translationsOf } from '../../shared/lib/translations';
import { useHost } from '../../shared/state/use-host';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs';
import * as heading from '../../shared/ui/heading.module.css';

/** The glossary (spec §2). */
export default function GlossaryPage({ data }: PageProps<Queries.GlossaryPageQuery>) {
  const { t } = useTranslation(['glossary', 'about']);
  const host = useHost();
  return (
    <>
      <Breadcrumbs
        crumbs={[{ title: t('about:watches.title'), path: routes.aboutWatches() }]}
        current={t('glossary:title')}
      />
      <header className={heading.page}>
        <h1>{t('glossary:title')}</h1>
        <p className={heading.lead}>{t('glossary:lead')}</p>
      </header>
      <GlossaryList terms={data.terms.nodes} host={host} />
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.GlossaryPageQuery, { language: HostCode }>) {
  const host = pageContext.language;
  const t = translationsOf(data.locales, host).getFixedT(host, 'glossary');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={t('title')}
      description={t('lead')}
      path={routes.glossary()}
    >
      <JsonLd data={glossaryData(data.terms.nodes, host, { title: t('title'), lead: t('lead') })} />
    </PageHead>
  );
}

export const query = graphql`
  query GlossaryPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["glossary", "about", "common"] }, language: { eq: $language } }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    terms: allTerm(sort: { order: ASC }) {
      nodes {
        key
        term
        definition
      }
    }
  }
`;
