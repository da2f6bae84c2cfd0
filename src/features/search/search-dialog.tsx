import { Link, navigate } from 'gatsby';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  searchSectionCodes,
  searchSections,
  type SearchSection,
} from '../../config/search-sections';
import { pluralForm } from '../../shared/lib/plural';
import { useHost } from '../../shared/lib/use-host';
import { Chip } from '../../shared/ui/chip';
import { TextField } from '../../shared/ui/field';
import * as hidden from '../../shared/ui/spoken.module.css';
import { ResultList } from './result-list';
import { resultRows, rowAfterKey, totalOf } from './results';
import { longestQuery, searchAddress } from './search-address';
import * as styles from './search-dialog.module.css';
import { SearchHistory } from './search-history';
import { useHistory } from './use-history';
import { useSearch } from './use-search';

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
  const { query, setQuery, found, latest, isSearching, hasFailed } = useSearch(section);
  const { remember } = useHistory();
  const [active, setActive] = useState(-1);
  const listId = useId();

  // What was found for the letters before stays until there is something else to show.
  const rows = latest ? resultRows(latest) : [];
  const total = found ? totalOf(found, section) : 0;
  // Where this section holds nothing, all results are those of the others.
  const allSection = found && total === 0 ? searchSections.all : section;
  const allPath = searchAddress({ query, section: allSection, page: 1, isExact: false });

  const leave = () => {
    remember(query);
    onClose();
  };
  const open = (path: string) => {
    leave();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && query.trim() !== '') {
      event.preventDefault();
      open(rows[active]?.path ?? allPath);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(rowAfterKey(active, event.key, rows.length));
    }
  };

  return (
    <div className={styles.search}>
      <TextField
        // The dialog gives it the focus when it opens: React's own `autoFocus` comes before that.
        inputRef={(field) => field?.setAttribute('autofocus', '')}
        label={t('label')}
        placeholder={t('placeholder')}
        type="search"
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={rows[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        maxLength={longestQuery}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <fieldset className={styles.sections}>
        <legend className={hidden.spoken}>{t('sectionsLabel')}</legend>
        {searchSectionCodes.map((candidate) => (
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
        {hasFailed && t('failed')}
        {found && rows.length === 0 && t('nothing')}
        {found && rows.length > 0 && t(`found_${pluralForm(total, host)}`, { count: total })}
        {found?.isCorrected &&
          rows.length > 0 &&
          ` · ${t('understood', { query: found.understoodAs })}`}
      </p>
      <ResultList id={listId} rows={rows} isBusy={isSearching} active={active} onOpen={open} />
      {found && totalOf(found, searchSections.all) > 0 && (
        <p>
          <Link className={styles.all} to={allPath} onClick={leave}>
            {t('allResults')}
          </Link>
        </p>
      )}
      {query.trim() === '' && <SearchHistory onChoose={setQuery} />}
    </div>
  );
}
