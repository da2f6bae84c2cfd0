import { useTranslation } from 'react-i18next';
import { pluralForm } from '../../shared/lib/plural';
import { useHost } from '../../shared/lib/use-host';
import * as styles from './list-header.module.css';
import type { LiveListing } from './use-listing';

interface ListHeaderProps {
  title: string;
  /** What there is to say before the list. */
  text?: string;
  listing: LiveListing;
}

/** What a list is, and how many items it has. */
export function ListHeader({ title, text, listing: { shown, isStale } }: ListHeaderProps) {
  const { t } = useTranslation('catalogue');
  const host = useHost();
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p className={styles.total} aria-live="polite">
        {shown && !isStale
          ? t(`total_${pluralForm(shown.total, host)}`, { count: shown.total })
          : '…'}
      </p>
      {text && <p className={styles.text}>{text}</p>}
    </header>
  );
}
