import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isFramedPlayer } from '../../config/video-players';
import type { Picture as PictureFacts } from '../../contract/wire';
import { Picture } from '../../shared/ui/picture';
import * as styles from './video-player.module.css';

interface VideoPlayerProps {
  title: string;
  /** Null: a video without a picture. */
  cover: PictureFacts | null;
  /** Address of the player; null while there is none. */
  embedUrl: string | null;
  hasTranscript: boolean;
}

const coverSizes = '(min-width: 1280px) 1000px, 92vw';

/**
 * A video that asks nothing of another site before a visitor starts it: until then it is its cover
 * and a link, which also leads there without JavaScript.
 */
export function VideoPlayer({ title, cover, embedUrl, hasTranscript }: VideoPlayerProps) {
  const { t } = useTranslation('reading');
  const [isStarted, setStarted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isStarted) frame.current?.focus();
  }, [isStarted]);
  if (embedUrl === null) {
    return (
      <div className={styles.player}>
        <Picture picture={cover} sizes={coverSizes} isFirst />
        <p className={styles.note}>
          {t('videos.noPlayer')} {t(hasTranscript ? 'videos.noPlayerText' : 'videos.noTranscript')}
        </p>
      </div>
    );
  }
  const isFramed = isFramedPlayer(embedUrl);
  const start = (event: MouseEvent) => {
    if (!isFramed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setStarted(true);
  };
  if (isStarted) {
    return (
      <div className={styles.player}>
        <iframe
          ref={frame}
          className={styles.frame}
          src={embedUrl}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  }
  const site = URL.canParse(embedUrl) ? new URL(embedUrl).hostname.replace(/^www\./, '') : embedUrl;
  return (
    <div className={styles.player}>
      <a
        className={styles.start}
        href={embedUrl}
        target="_blank"
        rel="noopener"
        aria-label={t('videos.watch', { title })}
        onClick={start}
      >
        <Picture picture={cover} sizes={coverSizes} isFirst />
        <span className={styles.sign}>
          <span className={styles.circle}>
            <svg viewBox="0 0 16 16" width={28} height={28} aria-hidden="true">
              <path d="M4 2l10 6-10 6z" fill="currentColor" />
            </svg>
          </span>
        </span>
      </a>
      <p className={styles.note}>{t(isFramed ? 'videos.before' : 'videos.external', { site })}</p>
    </div>
  );
}
