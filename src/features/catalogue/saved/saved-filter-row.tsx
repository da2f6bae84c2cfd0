import { Link } from 'gatsby';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pluralForm } from '../../../shared/lib/plural';
import { useHost } from '../../../shared/lib/use-host';
import * as button from '../../../shared/ui/button.module.css';
import { TextField } from '../../../shared/ui/field';
import { longestTitle } from './saved-filters';
import * as styles from './saved-filters-list.module.css';

interface SavedFilterRowProps {
  title: string;
  /** Path and search of its list. */
  url: string;
  /** Items that are new since the last visit; null while the number is not known. */
  news: number | null;
  onFollow: () => void;
  rename: (title: string) => void;
  remove: () => void;
}

/** A saved filter: the way to it, what is new since the last visit, another name, no more of it. */
export function SavedFilterRow(props: SavedFilterRowProps) {
  const { title, url, news, onFollow, rename, remove } = props;
  const { t } = useTranslation('catalogue');
  const host = useHost();
  const [name, setName] = useState<string | null>(null);

  if (name !== null) {
    return (
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // A name without letters changes nothing.
          if (name.trim() !== '') rename(name.trim());
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
      <Link className={styles.link} to={url} onClick={onFollow}>
        {title}
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
          aria-label={t('saved.renameOf', { title })}
          onClick={() => setName(title)}
        >
          {t('saved.rename')}
        </button>
        <button
          type="button"
          className={`${button.link} ${styles.action}`}
          aria-label={t('saved.removeOf', { title })}
          onClick={remove}
        >
          {t('saved.remove')}
        </button>
      </div>
    </>
  );
}
