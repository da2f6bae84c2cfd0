import { graphql, type PageProps } from 'gatsby';
import { lazy, Suspense, useEffect } from 'react';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { defaultStatus } from '../domain/error-message';
import { ErrorPage } from '../app/error/error-page';
import { itemOfPath } from '../config/routes';
import { ItemSkeleton } from '../features/item/item-skeleton';
import { useUnbuiltItem } from '../features/item/use-unbuilt-item';
import { loadPart } from '../shared/lib/load-part';
import { useHydrated } from '../shared/lib/use-hydrated';
import { useHost } from '../shared/lib/use-host';
import * as styles from './404.module.css';

const WholeItemPage = lazy(async () => {
  const { WholeItemPage: component } = await loadPart(() => import('../app/item/whole-item-page'));
  return { default: component };
});

/**
 * Shown for every path without a file. An item may be newer than the build: its path shows the item
 * live. The HTML holds both faces; a script in it chooses by path before the first paint.
 */
export default function NotFoundPage({ location }: PageProps<Queries.NotFoundPageQuery>) {
  const isHydrated = useHydrated();
  const host = useHost();
  const unbuilt = useUnbuiltItem(location.pathname);
  const title = unbuilt.state === 'found' ? unbuilt.item.title : null;

  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  // From here on React knows which face to show.
  useEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.unbuilt;
  }, [isHydrated]);

  if (!isHydrated) {
    return (
      <>
        <div className={styles.skeleton}>
          <ItemSkeleton />
        </div>
        <div className={styles.notFound}>
          <ErrorPage status={404} />
        </div>
      </>
    );
  }
  if (unbuilt.state === 'found') {
    return (
      <Suspense fallback={<ItemSkeleton />}>
        <WholeItemPage item={unbuilt.item} host={host} fetchedAt={unbuilt.at} />
      </Suspense>
    );
  }
  if (unbuilt.state === 'failed') return <ErrorPage status={unbuilt.status ?? defaultStatus} />;
  const mayBeItem = itemOfPath(location.pathname) !== null;
  return mayBeItem && unbuilt.state === 'asking' ? <ItemSkeleton /> : <ErrorPage status={404} />;
}

export function Head(props: HeadOf<Queries.NotFoundPageQuery>) {
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('errors:notFound.title')}
      description={t('errors:notFound.text')}
      path={null}
    />
  );
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "errors", "item"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
  }
`;
