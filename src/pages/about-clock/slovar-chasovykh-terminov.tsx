import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/head';
import { headMessages, headProps, type HeadOf } from '../../app/head-props';
import { JsonLd } from '../../app/json-ld';
import { routes } from '../../config/routes';
import { glossaryData } from '../../features/glossary/glossary-data';
import { GlossaryList } from '../../features/glossary/glossary-list';
import { useHost } from '../../shared/lib/use-host';
import { PageHeader } from '../../shared/ui/page-header';

/** The glossary (spec §2). */
export default function GlossaryPage({ data }: PageProps<Queries.GlossaryPageQuery>) {
  const { t } = useTranslation(['glossary', 'about']);
  const host = useHost();
  return (
    <>
      <PageHeader
        crumbs={[{ title: t('about:watches.title'), path: routes.aboutWatches() }]}
        title={t('glossary:title')}
        lead={t('glossary:lead')}
      />
      <GlossaryList terms={data.terms.nodes} host={host} />
    </>
  );
}

export function Head(props: HeadOf<Queries.GlossaryPageQuery>) {
  const { t } = headMessages(props);
  const { data, pageContext } = props;
  const title = t('glossary:title');
  const lead = t('glossary:lead');
  return (
    <PageHead {...headProps(props)} title={title} description={lead} path={routes.glossary()}>
      <JsonLd data={glossaryData(data.terms.nodes, pageContext.language, { title, lead })} />
    </PageHead>
  );
}

export const query = graphql`
  query GlossaryPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["glossary", "about", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
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
