import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import type { PageContext } from '../domain/alternates';
import { routes } from '../config/routes';
import { ReadingNav } from '../features/articles/reading-nav';
import { VideoCard } from '../features/videos/video-card';
import { useHost } from '../shared/lib/use-host';
import { CardRow } from '../shared/ui/card-row';
import { EmptyState } from '../shared/ui/empty-state';
import * as list from '../shared/ui/list-foot.module.css';
import { PageHeader } from '../shared/ui/page-header';
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
      <PageHeader title={t('videos.title')} lead={page === 1 && t('videos.lead')} />
      <ReadingNav current={routes.videos()} />
      {data.videos.nodes.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
      <CardRow entries={data.videos.nodes}>
        {(video) => (
          <VideoCard video={video} host={host} isFirst={video === data.videos.nodes[0]} />
        )}
      </CardRow>
      <div className={list.foot}>
        <Pagination page={page} lastPage={lastPage} pathOf={routes.videos} />
      </div>
    </>
  );
}

export function Head(props: HeadOf<Queries.VideoListPageQuery, VideoListContext>) {
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('reading:videos.title')}
      description={t('reading:videos.lead')}
      path={routes.videos(props.pageContext.page)}
    />
  );
}

export const query = graphql`
  query VideoListPage($skip: Int!, $limit: Int!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["articles", "reading", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    videos: allVideo(sort: { order: ASC }, skip: $skip, limit: $limit) {
      nodes {
        ...VideoCardFields
      }
    }
  }
`;
