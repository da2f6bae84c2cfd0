import { graphql, Link, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headProps, type HeadOf } from '../app/head-props';
import type { PageContext } from '../domain/alternates';
import { routes } from '../config/routes';
import * as button from '../shared/ui/button.module.css';
import { PageHeader } from '../shared/ui/page-header';
import { Picture } from '../shared/ui/picture';
import * as styles from './offer-page.module.css';

export default function ActionPage({ data }: PageProps<Queries.ActionPageQuery>) {
  const { t } = useTranslation('offers');
  const { t: tInfo } = useTranslation('info');
  const { pawnshopAction: action } = data;
  if (!action) throw new Error('the page of an action has its action');
  return (
    <>
      <PageHeader
        crumbs={[{ title: tInfo('actions.title'), path: routes.actions() }]}
        title={action.title}
        lead={action.text}
      />
      {action.cover && (
        <Picture
          className={styles.cover}
          picture={action.cover}
          sizes="(min-width: 992px) 960px, 92vw"
          isFirst
        />
      )}
      <p className={styles.more}>
        <Link className={button.secondary} to={routes.services()}>
          {t('services')}
        </Link>
      </p>
    </>
  );
}

export function Head(props: HeadOf<Queries.ActionPageQuery, PageContext>) {
  const { pawnshopAction: action } = props.data;
  if (!action) return null;
  return (
    <PageHead
      {...headProps(props)}
      title={action.title}
      description={action.text}
      path={action.path}
      image={action.cover?.src}
    />
  );
}

export const query = graphql`
  query ActionPage($id: String!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["offers", "info", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    pawnshopAction(id: { eq: $id }) {
      path
      title
      text
      cover {
        ...PictureFields
      }
    }
  }
`;
