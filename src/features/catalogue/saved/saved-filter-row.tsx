import { Link } from 'gatsby';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../../shared/lib/load-part';
import { pluralForm } from '../../../shared/lib/plural';
import { useFetched } from '../../../shared/lib/use-fetched';
import { useHost } from '../../../shared/lib/use-host';
import * as button from '../../../shared/ui/button.module.css';
import { TextField } from '../../../shared/ui/field';
import { longestTitle, type SavedFilter } from './saved-filters';
import * as styles from './saved-filters-list.module.css';
import type { SavedFilters } from './use-saved-filters';

interface SavedFilterRowProps extends Pick<SavedFilters, 'remove' | 'rename' | 'markSeen'> {
  filter: SavedFilter;
  onFollow: () => void;
}

/** A saved filter: the way to it, what is new since the last visit, another name, no more of it. */
export function SavedFilterRow(props: SavedFilterRowProps) {
  const { filter, onFollow, remove, rename, markSeen } = props;
  const { t } = useTranslation('catalogue');
  const host = useHost();
  const news = useNews(filter);
  const [name, setName] = useState<string | null>(null);

  if (name !== null) {
    return (
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          rename(filter.url, name);
          setName(null);
        }}
      >
        <TextField
          label={t('saved.name')}
          value={name}
          maxLength={longestTitle}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className={button.secondary}>
          {t('saved.keep')}
        </button>
      </form>
    );
  }
  return (
    <>
      <Link
        className={styles.link}
        to={filter.url}
        onClick={() => {
          markSeen(filter.url);
          onFollow();
        }}
      >
        {filter.title}
      </Link>
      <p className={styles.news} aria-live="polite">
        {news === null
          ? ''
          : news === 0
            ? t('saved.nothingNew')
            : t(`saved.new_${pluralForm(news, host)}`, { count: news })}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={`${button.link} ${styles.action}`}
          aria-label={t('saved.renameOf', { title: filter.title })}
          onClick={() => setName(filter.title)}
        >
          {t('saved.rename')}
        </button>
        <button
          type="button"
          className={`${button.link} ${styles.action}`}
          aria-label={t('saved.removeOf', { title: filter.title })}
          onClick={() => remove(filter.url)}
        >
          {t('saved.remove')}
        </button>
      </div>
    </>
  );
}

/** Counted when the filter is shown; null until the number is known, or when it cannot be. */
function useNews(filter: SavedFilter): number | null {
  const { latest } = useFetched({
    key: `${filter.url} ${filter.seenAt}`,
    load: async (signal) => {
      const { countNews } = await loadPart(() => import('./saved-news.client'));
      return countNews(filter, signal);
    },
    context: 'catalogue/saved-news',
  });
  return latest;
}
