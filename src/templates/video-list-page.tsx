import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { PageContext } from '../config/alternates';
import { routes } from '../config/routes';
import * as row from '../features/content/card-row.module.css';
import { ReadingNav } from '../features/reading/reading-nav';
import { VideoCard } from '../features/videos/video-card';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import { EmptyState } from '../shared/ui/empty-state';
import * as heading from '../shared/ui/heading.module.css';
import * as list from '../shared/ui/list-foot.module.css';
import { Pagination } from '../shared/ui/pagination';

interface VideoListContext extends PageContext {
  page: number;
  lastPage: number;
}

/** The list of videos (spec §2 `/video/`). */
export default function VideoListPage({
  data,
  pageContext,
}: PageProps<Queries.VideoListPageQuery, VideoListContext>) {
  const { t } = useTranslation('reading');
  const host = useHost();
  const { page, lastPage } = pageContext;
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t('videos.title')} />
      <header className={heading.page}>
        <h1>{t('videos.title')}</h1>
        {page === 1 && <p className={heading.lead}>{t('videos.lead')}</p>}
      </header>
      <ReadingNav current={routes.videos()} />
      {data.videos.nodes.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
      <ul className={row.row}>
        {data.videos.nodes.map((video) => (
          <li key={video.entityId}>
            <VideoCard video={video} host={host} />
          </li>
        ))}
      </ul>
      <div className={list.foot}>
        <Pagination page={page} lastPage={lastPage} pathOf={routes.videos} />
      </div>
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.VideoListPageQuery, VideoListContext>) {
  const { language: host, page } = pageContext;
  const i18n = translationsOf(data.locales, host);
  const title = i18n.t('reading:videos.title');
  const lead = i18n.t('reading:videos.lead');
  return (
    <PageHead
      host={host}
      alternates={pageContext.alternates}
      locales={data.locales}
      title={title}
      description={lead}
      page={page}
      path={routes.videos(page)}
    />
  );
}

export const query = graphql`
  query VideoListPage($skip: Int!, $limit: Int!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["articles", "reading", "common"] }, language: { eq: $language } }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    videos: allVideo(sort: { order: ASC }, skip: $skip, limit: $limit) {
      nodes {
        ...VideoCardFields
      }
    }
  }
`;
