import { graphql, Link, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { PageContext } from '../config/alternates';
import { routes } from '../config/routes';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as button from '../shared/ui/button.module.css';
import * as heading from '../shared/ui/heading.module.css';
import { Picture } from '../shared/ui/picture';
import * as styles from './offer-page.module.css';

export default function ActionPage({ data }: PageProps<Queries.ActionPageQuery>) {
  const { t } = useTranslation('offers');
  const { t: tInfo } = useTranslation('info');
  const { pawnshopAction: action } = data;
  if (!action) throw new Error('the page of an action has its action');
  return (
    <>
      <Breadcrumbs
        crumbs={[{ title: tInfo('actions.title'), path: routes.actions() }]}
        current={action.title}
      />
      <header className={heading.page}>
        <h1>{action.title}</h1>
        <p className={heading.lead}>{action.text}</p>
      </header>
      <Picture
        className={styles.cover}
        picture={action.cover}
        sizes="(min-width: 992px) 960px, 92vw"
        isFirst
      />
      <p className={styles.more}>
        <Link className={button.secondary} to={routes.services()}>
          {t('services')}
        </Link>
      </p>
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ActionPageQuery, PageContext>) {
  const { pawnshopAction: action } = data;
  if (!action) return null;
  return (
    <PageHead
      host={pageContext.language}
      alternates={pageContext.alternates}
      locales={data.locales}
      title={action.title}
      description={action.text}
      path={action.path}
      image={action.cover.src}
    />
  );
}

export const query = graphql`
  query ActionPage($id: String!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["offers", "info", "common"] }, language: { eq: $language } }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    pawnshopAction(id: { eq: $id }) {
      path
      title
      text
      cover {
        src
        width
        height
        color
        alt
      }
    }
  }
`;
