import { navigate } from 'gatsby';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { searchSections, type SearchSection } from '../../contract/search';
import { pluralForm } from '../../shared/lib/plural';
import { useHost } from '../../shared/state/use-host';
import * as button from '../../shared/ui/button.module.css';
import { Chip } from '../../shared/ui/chip';
import { TextField } from '../../shared/ui/field';
import * as hidden from '../../shared/ui/spoken.module.css';
import { ResultList } from './result-list';
import { resultRows, rowAfterKey } from './results';
import * as styles from './search-dialog.module.css';
import { useSearch } from './use-search';

const sections = Object.values(searchSections);

interface SearchDialogProps {
  /** What is searched first: the archive on a page of an archive, otherwise watches (spec §2). */
  firstSection: SearchSection;
  onClose: () => void;
}

/** Results while typing, walked through with the arrow keys from the field. */
export function SearchDialog({ firstSection, onClose }: SearchDialogProps) {
  const { t } = useTranslation('search');
  const host = useHost();
  const [section, setSection] = useState<SearchSection>(firstSection);
  const { query, setQuery, results, isSearching, history, remember, clearHistory } =
    useSearch(section);
  const [active, setActive] = useState(-1);
  const listId = useId();

  const found = results?.found ?? null;
  const rows = found ? resultRows(found) : [];
  const total = found?.totals.find((row) => row.section === section)?.total ?? rows.length;

  const open = (path: string) => {
    remember();
    onClose();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    if (event.key === 'Enter' && row) {
      event.preventDefault();
      open(row.path);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(rowAfterKey(active, event.key, rows.length));
    }
  };

  return (
    <div className={styles.search}>
      <TextField
        label={t('label')}
        placeholder={t('placeholder')}
        type="search"
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={rows[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        maxLength={100}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <fieldset className={styles.sections}>
        <legend className={hidden.spoken}>{t('sectionsLabel')}</legend>
        {sections.map((candidate) => (
          <Chip
            key={candidate}
            isChosen={candidate === section}
            onClick={() => {
              setSection(candidate);
              setActive(-1);
            }}
          >
            {t(`sections.${candidate}`)}
          </Chip>
        ))}
      </fieldset>
      <p className={styles.state} role="status">
        {isSearching && t('searching')}
        {results?.found === null && t('failed')}
        {found && rows.length === 0 && t('nothing')}
        {rows.length > 0 && t(`found_${pluralForm(total, host)}`, { count: total })}
        {found &&
          rows.length > 0 &&
          found.understoodAs.toLowerCase() !== query.trim().toLowerCase() &&
          ` · ${t('understood', { query: found.understoodAs })}`}
      </p>
      <ResultList id={listId} rows={rows} active={active} onOpen={open} />
      {query.trim() === '' && history.length > 0 && (
        <section aria-label={t('history')}>
          <p className={styles.historyHead}>
            {t('history')}
            <button type="button" className={button.link} onClick={clearHistory}>
              {t('clearHistory')}
            </button>
          </p>
          <p className={styles.sections}>
            {history.map((earlier) => (
              <Chip key={earlier} onClick={() => setQuery(earlier)}>
                {earlier}
              </Chip>
            ))}
          </p>
        </section>
      )}
    </div>
  );
}
