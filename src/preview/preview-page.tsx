import { graphql, Link, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { routes } from '../config/routes';
import { formatTime } from '../shared/lib/dates';
import { useHydrated } from '../shared/lib/use-hydrated';
import * as button from '../shared/ui/button.module.css';
import * as heading from '../shared/ui/heading.module.css';
import { previewLinkOf } from './preview-link';
import * as styles from './preview-page.module.css';
import { usePreview } from './use-preview';

/** A draft in its page, for who has a signed link to it. */
export default function PreviewPage(props: PageProps<Queries.PreviewPageQuery>) {
  const { t } = useTranslation('preview');
  const isHydrated = useHydrated();
  const preview = usePreview(isHydrated ? previewLinkOf(props.location) : null, isHydrated);
  if (preview.state === 'open') {
    const { Page, until } = preview.draft;
    return (
      <>
        <p className={styles.notice} role="note">
          {t('notice', { time: formatTime(Date.parse(until)) })}
        </p>
        <Page {...props} />
      </>
    );
  }
  return (
    <header className={heading.page}>
      <h1>{t('title')}</h1>
      {preview.state === 'asking' ? (
        <p role="status">{t('loading')}</p>
      ) : (
        <>
          <p role="alert">{t(`refused.${preview.why}`)}</p>
          <p>
            <Link className={button.secondary} to={routes.home()}>
              {t('home')}
            </Link>
          </p>
        </>
      )}
      {/* The waiting text is for those whose scripts are on their way. */}
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </header>
  );
}

export function Head(props: HeadOf<Queries.PreviewPageQuery>) {
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('preview:title')}
      description={t('preview:text')}
      // For who has a link to a draft alone.
      path={null}
    />
  );
}

// The words of all pages that a draft can be shown in.
export const query = graphql`
  query PreviewPage($language: String!) {
    locales: allLocale(
      filter: {
        ns: {
          in: [
            "preview"
            "about"
            "articles"
            "catalogue"
            "claims"
            "common"
            "glossary"
            "item"
            "reading"
            "services"
          ]
        }
        language: { eq: $language }
      }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
  }
`;
