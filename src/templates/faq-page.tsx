import { graphql, Link, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { JsonLd } from '../app/json-ld';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { questionsData } from '../features/texts/questions-data';
import { translationsOf } from '../shared/lib/translations';
import { Accordion } from '../shared/ui/accordion';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as button from '../shared/ui/button.module.css';
import * as heading from '../shared/ui/heading.module.css';

export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const { t } = useTranslation('info');
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t('faq.title')} />
      <header className={heading.page}>
        <h1>{t('faq.title')}</h1>
        <p className={heading.lead}>{t('faq.lead')}</p>
      </header>
      {data.questions.nodes.map(({ entityId, question, answer }) => (
        <Accordion key={entityId} title={question}>
          {answer}
        </Accordion>
      ))}
      <section className={heading.section}>
        <h2>{t('faq.more')}</h2>
        <Link className={button.primary} to={routes.text('feedback')}>
          {t('faq.ask')}
        </Link>
      </section>
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.FaqPageQuery, { language: HostCode }>) {
  const host = pageContext.language;
  const t = translationsOf(data.locales, host).getFixedT(host, 'info');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={t('faq.title')}
      description={t('faq.lead')}
      path={routes.faq()}
    >
      <JsonLd data={questionsData(data.questions.nodes)} />
    </PageHead>
  );
}

export const query = graphql`
  query FaqPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    questions: allQuestion(sort: { order: ASC }) {
      nodes {
        entityId
        question
        answer
      }
    }
  }
`;
