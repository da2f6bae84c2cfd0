import { Link } from 'gatsby';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogOf, itemKinds, type CatalogType } from '../../config/catalogs';
import { routes } from '../../config/routes';
import * as button from '../../shared/ui/button.module.css';
import { Checkbox } from '../../shared/ui/choice';
import { EmptyState } from '../../shared/ui/empty-state';
import { ClearedNote } from './cleared-note';
import { ComparisonTable, type Column } from './comparison-table';
import type { Entry } from './entries';
import * as styles from './list-view.module.css';
import { mostShared, sharedEntries, sharedPath } from './shared-link';
import { useList } from './use-list';
import { useLiveEntries } from './use-live-entries';

/** The visitor's comparison, or the one of a link: a table by kind of item. */
export function ComparisonView({ search }: { search: string }) {
  const { t } = useTranslation('lists');
  const { t: tCommon } = useTranslation('common');
  const { entries: own, isReady, remove, clear, restore, refresh } = useList('comparison');
  const shared = isReady ? sharedEntries(search) : null;
  const entries = shared ?? own;
  const live = useLiveEntries(entries);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [cleared, setCleared] = useState<{ title: string; entries: readonly Entry[] } | null>(null);
  // The last known item stays where there is no answer, or where it has vanished.
  const columns = entries.flatMap((entry): Column[] => {
    const item = live.get(entry.url) ?? entry.card;
    return item ? [{ entry, item, isGone: live.get(entry.url) === null }] : [];
  });
  const isShared = shared !== null;
  useEffect(() => {
    if (!isShared && live.size > 0) refresh(live);
  }, [isShared, live, refresh]);

  const undo = cleared && (
    <ClearedNote
      title={cleared.title}
      onUndo={() => {
        restore(cleared.entries);
        setCleared(null);
      }}
    />
  );
  if (isReady && entries.length === 0) {
    return (
      <>
        {undo}
        <EmptyState title={t('empty.title')} text={t('empty.comparison')}>
          <Link className={button.primary} to={routes.catalogue('clocks_today')}>
            {tCommon('catalogues.clocks_today')}
          </Link>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {undo}
      {columns.length > 0 && (
        <Checkbox
          label={t('onlyDifferences')}
          checked={onlyDifferences}
          onChange={() => setOnlyDifferences(!onlyDifferences)}
        />
      )}
      {itemKinds.map((kind) => {
        const compared = columns.filter(({ item }) => item.kind === kind);
        if (compared.length === 0) return null;
        const title = tCommon(`catalogues.${catalogOf(kind, false).type}`);
        return (
          <section key={kind} className={styles.section} aria-labelledby={kind}>
            <div className={styles.head}>
              <h2 id={kind}>{title}</h2>
              <a className={styles.share} href={sharedPath(compared.map(({ item }) => item))}>
                {t('share', { count: Math.min(compared.length, mostShared) })}
              </a>
              {!isShared && (
                <button
                  type="button"
                  className={button.link}
                  onClick={() => {
                    setCleared({ title, entries: compared.map(({ entry }) => entry) });
                    typesOf(compared).forEach(clear);
                  }}
                >
                  {t('clear')}
                </button>
              )}
            </div>
            <ComparisonTable
              columns={compared}
              onlyDifferences={onlyDifferences}
              onRemove={isShared ? undefined : remove}
            />
          </section>
        );
      })}
    </>
  );
}

/** A table holds a kind: the pieces on sale and those of its archive, which are two catalogues. */
function typesOf(columns: readonly Column[]): CatalogType[] {
  return [...new Set(columns.map(({ entry }) => entry.catalogType))];
}
