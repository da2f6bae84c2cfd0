import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { report } from '../../shared/lib/report';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { shareAddress, shareTargets } from './share-targets';
import * as styles from './share-links.module.css';

interface ShareLinksProps {
  title: string;
  /** Absolute address of the page. */
  url: string;
}

/** Ways to hand a page on: plain links to messengers, and where the browser can, its own sheet. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const { t } = useTranslation('reading');
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  const canShare = isHydrated && typeof navigator.share === 'function';
  const copy = () => {
    // Without https there is no clipboard at all.
    const written =
      navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setCopied('copied'),
      () => setCopied('failed'),
    );
  };
  const share = () => {
    navigator.share({ title, url }).catch((error: unknown) => {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) report(error, 'share');
    });
  };
  return (
    <div className={styles.share} role="group" aria-label={t('share.title')}>
      <span className={styles.title} aria-hidden="true">
        {t('share.title')}
      </span>
      {canShare && (
        <button type="button" className={styles.way} onClick={share}>
          {t('share.native')}
        </button>
      )}
      {shareTargets.map((target) => (
        <a
          key={target}
          className={styles.way}
          href={shareAddress(target, url, title)}
          target="_blank"
          rel="noopener nofollow"
        >
          {t(`share.${target}`)}
        </a>
      ))}
      {isHydrated && (
        <button type="button" className={styles.way} onClick={copy}>
          {t('share.copy')}
        </button>
      )}
      <span className={styles.said} role="status">
        {copied && t(`share.${copied}`)}
      </span>
    </div>
  );
}
