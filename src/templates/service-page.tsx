import { graphql, Link, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { serviceTitle } from '../features/content/service-title';
import { Accordion } from '../shared/ui/accordion';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as button from '../shared/ui/button.module.css';
import * as heading from '../shared/ui/heading.module.css';
import { Picture } from '../shared/ui/picture';
import * as prose from '../shared/ui/prose.module.css';
import * as styles from './service-page.module.css';

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { t } = useTranslation('services');
  const { service } = data;
  if (!service) throw new Error('the page of a service has its service');
  const title = serviceTitle(service.title);
  return (
    <>
      <Breadcrumbs crumbs={[{ title: t('title'), path: routes.services() }]} current={title} />
      <header className={heading.page}>
        <h1>{title}</h1>
        <p className={heading.lead}>{service.preview}</p>
      </header>
      <div className={styles.opening}>
        <Picture picture={service.picture} sizes="(min-width: 992px) 620px, 92vw" isFirst />
        <div className={prose.prose} dangerouslySetInnerHTML={{ __html: service.html }} />
      </div>
      <section className={heading.section}>
        <h2>{t('steps')}</h2>
        <ol className={styles.steps}>
          {service.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.pair}>
        <section className={heading.section}>
          <h2>{t('papers')}</h2>
          <ul className={styles.list}>
            {service.papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </section>
        <section className={heading.section}>
          <h2>{t('terms')}</h2>
          <ul className={styles.list}>
            {service.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </section>
      </div>
      <section className={heading.section}>
        <h2>{t('questions')}</h2>
        {service.questions.map(({ question, answer }) => (
          <Accordion key={question} title={question}>
            {answer}
          </Accordion>
        ))}
      </section>
      <p className={styles.all}>
        <Link className={button.secondary} to={routes.services()}>
          {t('all')}
        </Link>
      </p>
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.ServicePageQuery, { language: HostCode }>) {
  const { service } = data;
  if (!service) return null;
  return (
    <PageHead
      host={pageContext.language}
      locales={data.locales}
      title={serviceTitle(service.title)}
      description={service.preview}
      path={service.path}
      image={service.picture.src}
    />
  );
}

export const query = graphql`
  query ServicePage($id: String!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["services", "common"] }, language: { eq: $language } }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    service(id: { eq: $id }) {
      path
      title
      preview
      html
      picture {
        src
        width
        height
        color
        alt
      }
      steps {
        title
        text
      }
      papers
      terms
      questions {
        question
        answer
      }
    }
  }
`;
