import { graphql, Link, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { JsonLd } from '../app/json-ld';
import { questionAnchor, routes } from '../config/routes';
import { questionsData } from '../shared/lib/questions-data';
import { Accordion } from '../shared/ui/accordion';
import * as button from '../shared/ui/button.module.css';
import * as heading from '../shared/ui/heading.module.css';
import { PageHeader } from '../shared/ui/page-header';

export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const { t } = useTranslation('info');
  return (
    <>
      <PageHeader title={t('faq.title')} lead={t('faq.lead')} />
      {data.questions.nodes.map(({ entityId, question, answer }) => (
        <Accordion key={entityId} id={questionAnchor(entityId)} title={question}>
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

export function Head(props: HeadOf<Queries.FaqPageQuery>) {
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('info:faq.title')}
      description={t('info:faq.lead')}
      path={routes.faq()}
    >
      <JsonLd data={questionsData(props.data.questions.nodes)} />
    </PageHead>
  );
}

export const query = graphql`
  query FaqPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
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
