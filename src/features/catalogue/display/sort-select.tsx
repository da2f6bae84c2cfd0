import { useTranslation } from 'react-i18next';
import { sortOptions } from '../../../config/sorting';
import * as field from '../../../shared/ui/field.module.css';
import { atStart, type Filter } from '../list/filter';

/** Spec §3 "Sort options". */
export function SortSelect({
  filter,
  setFilter,
}: {
  filter: Filter;
  setFilter: (filter: Filter) => void;
}) {
  const { t } = useTranslation('catalogue');
  const current =
    sortOptions.find(
      ({ sortBy, direction }) => sortBy === filter.sortBy && direction === filter.direction,
    ) ?? sortOptions[0];
  return (
    <select
      className={field.control}
      aria-label={t('sort.label')}
      value={current.name}
      onChange={(event) => {
        const chosen = sortOptions.find(({ name }) => name === event.target.value);
        if (!chosen) return;
        const { sortBy, direction } = chosen;
        setFilter({ ...atStart(filter), sortBy, direction });
      }}
    >
      {sortOptions.map(({ name }) => (
        <option key={name} value={name}>
          {t(`sort.${name}`)}
        </option>
      ))}
    </select>
  );
}
