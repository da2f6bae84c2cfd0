import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { JsonLd } from '../app/json-ld';
import { originOf } from '../domain/addresses';
import type { PageContext } from '../domain/alternates';
import { routes } from '../config/routes';
import { ShareLinks } from '../features/articles/share-links';
import { VideoCard } from '../features/videos/video-card';
import { videoData } from '../features/videos/video-data';
import { VideoPlayer } from '../features/videos/video-player';
import { formatDay } from '../shared/lib/dates';
import { formatDuration } from '../shared/lib/duration';
import { breadcrumbData } from '../shared/lib/json-ld';
import { useHost } from '../shared/lib/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import { CardRow } from '../shared/ui/card-row';
import * as heading from '../shared/ui/heading.module.css';
import * as prose from '../shared/ui/prose.module.css';
import { Section } from '../shared/ui/section';
import * as styles from './article-page.module.css';

/** A video with what is said in it (spec §2 `/video/{slug}/`). */
export default function VideoPage({ data }: PageProps<Queries.VideoPageQuery>) {
  const { t } = useTranslation('reading');
  const host = useHost();
  const { video } = data;
  if (!video) throw new Error('the page of a video has its video');
  const related = [data.related1, data.related2, data.related3].flatMap((other) =>
    other && other.path !== video.path ? [other] : [],
  );
  return (
    <>
      <article>
        <Breadcrumbs
          crumbs={[{ title: t('videos.title'), path: routes.videos() }]}
          current={video.title}
        />
        <header className={heading.page}>
          <p className={styles.date}>
            <time dateTime={video.publishDate}>{formatDay(video.publishDate, host)}</time>
            <span>{t('videos.duration', { time: formatDuration(video.seconds) })}</span>
          </p>
          <h1 className={styles.title}>{video.title}</h1>
          <p className={heading.lead}>{video.description}</p>
        </header>
        <VideoPlayer
          key={video.path}
          title={video.title}
          cover={video.cover}
          embedUrl={video.embedUrl}
          hasTranscript={video.transcript.length > 0}
        />
        {video.transcript.length > 0 && (
          <section className={heading.section}>
            <h2>{t('videos.transcript')}</h2>
            <div className={prose.prose}>
              {video.transcript.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        )}
        <div className={styles.foot}>
          <ShareLinks title={video.title} url={`${originOf(host)}${video.path}`} />
        </div>
      </article>
      {related.length > 0 && (
        <Section
          id="related"
          title={t('videos.related')}
          more={t('videos.title')}
          path={routes.videos()}
        >
          <CardRow entries={related}>
            {(other) => <VideoCard video={other} host={host} level={3} />}
          </CardRow>
        </Section>
      )}
    </>
  );
}

export function Head(props: HeadOf<Queries.VideoPageQuery, PageContext>) {
  const { video } = props.data;
  if (!video) return null;
  const host = props.pageContext.language;
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('reading:videos.headTitle', { title: video.title })}
      description={video.description}
      path={video.path}
      card={video.socialCard}
    >
      <JsonLd data={videoData(video, host)} />
      <JsonLd
        data={breadcrumbData(originOf(host), [
          { title: t('reading:videos.title'), path: routes.videos() },
          { title: video.title, path: video.path },
        ])}
      />
    </PageHead>
  );
}

export const query = graphql`
  query VideoPage(
    $id: String!
    $related1: String!
    $related2: String!
    $related3: String!
    $language: String!
  ) {
    locales: allLocale(
      filter: { ns: { in: ["reading", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    video(id: { eq: $id }) {
      path
      title
      description
      seconds
      publishDate
      embedUrl
      transcript
      socialCard
      cover {
        ...PictureFields
      }
    }
    related1: video(id: { eq: $related1 }) {
      ...VideoCardFields
    }
    related2: video(id: { eq: $related2 }) {
      ...VideoCardFields
    }
    related3: video(id: { eq: $related3 }) {
      ...VideoCardFields
    }
  }
`;
