import { useTranslation } from 'react-i18next';
import * as button from '../../shared/ui/button.module.css';
import { Chip } from '../../shared/ui/chip';
import * as styles from './search-history.module.css';
import { useHistory } from './use-history';

/** What the visitor looked for before, each to be looked for again. */
export function SearchHistory({ onChoose }: { onChoose: (query: string) => void }) {
  const { t } = useTranslation('search');
  const { history, clear } = useHistory();
  if (history.length === 0) return null;
  return (
    <section aria-label={t('history')}>
      <p className={styles.head}>
        {t('history')}
        <button type="button" className={button.link} onClick={clear}>
          {t('clearHistory')}
        </button>
      </p>
      <p className={styles.queries}>
        {history.map((query) => (
          <Chip key={query} onClick={() => onChoose(query)}>
            {query}
          </Chip>
        ))}
      </p>
    </section>
  );
}
