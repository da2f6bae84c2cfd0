import { useTranslation } from 'react-i18next';
import type { CatalogType } from '../../config/catalogs';
import { formatPrice } from '../../shared/lib/money';
import { formatMeasure } from '../../shared/lib/numbers';
import { useHost } from '../../shared/state/use-host';
import * as button from '../../shared/ui/button.module.css';
import { Chip } from '../../shared/ui/chip';
import {
  boundFields,
  flagFields,
  hasChoices,
  setBound,
  toggleFlag,
  toggleValue,
  withoutChoices,
  type Filter,
} from './filter';
import { filterGroups, type FilterGroup } from './filter-groups';
import * as styles from './filter-panel.module.css';
import { useOptions } from './use-options';

interface FilterChipsProps {
  catalogType: CatalogType;
  filter: Filter;
  address: string;
  setFilter: (filter: Filter) => void;
}

/** What is chosen, each removable, and a way to let go of all of it. */
export function FilterChips(props: FilterChipsProps) {
  const { filter, setFilter } = props;
  const host = useHost();
  const { t } = useTranslation('catalogue');
  if (!hasChoices(filter)) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.chosen')}>
      {filterGroups
        .filter(({ field }) => filter.chosen[field])
        .map((group) => (
          <GroupChips key={group.list} group={group} {...props} />
        ))}
      {boundFields
        .filter((field) => filter.bounds[field] !== undefined)
        .map((field) => {
          const value = filter.bounds[field] ?? 0;
          const isPrice = field.startsWith('price');
          const title = t(`filter.${field}`, {
            value: isPrice ? formatPrice(value, host) : formatMeasure(value, host),
          });
          return (
            <li key={field}>
              <Chip
                removeLabel={t('filter.remove', { title })}
                onClick={() => setFilter(setBound(filter, field, null))}
              >
                {title}
              </Chip>
            </li>
          );
        })}
      {flagFields
        .filter((field) => filter.flags[field])
        .map((field) => {
          const title = t(`filter.${field}`);
          return (
            <li key={field}>
              <Chip
                removeLabel={t('filter.remove', { title })}
                onClick={() => setFilter(toggleFlag(filter, field))}
              >
                {title}
              </Chip>
            </li>
          );
        })}
      <li>
        <button
          type="button"
          className={`${button.link} ${styles.reset}`}
          onClick={() => setFilter(withoutChoices(filter))}
        >
          {t('filter.reset')}
        </button>
      </li>
    </ul>
  );
}

/** Titles come with the options of the group, so a shared link has them too. */
function GroupChips({
  group: { list, field },
  catalogType,
  filter,
  address,
  setFilter,
}: FilterChipsProps & { group: FilterGroup }) {
  const { t } = useTranslation('catalogue');
  const options = useOptions(catalogType, list, address, true);
  return (
    <>
      {(filter.chosen[field] ?? []).map((value) => {
        const title = options?.find(({ id }) => id === value)?.title ?? (options ? value : '…');
        return (
          <li key={value}>
            <Chip
              removeLabel={t('filter.remove', { title })}
              onClick={() => setFilter(toggleValue(filter, field, value))}
            >
              {title}
            </Chip>
          </li>
        );
      })}
    </>
  );
}
