import { useTranslation } from 'react-i18next';
import { catalogs, type CatalogType } from '../../config/catalogs';
import * as button from '../../shared/ui/button.module.css';
import { Checkbox } from '../../shared/ui/choice';
import { BoundFields } from './bound-fields';
import { FilterGroup } from './filter-group';
import { groupsOf } from './filter-groups';
import { flagFields, hasChoices, toggleFlag, withoutChoices, type Filter } from './filter';
import * as styles from './filter-panel.module.css';

export interface FilterPanelProps {
  catalogType: CatalogType;
  filter: Filter;
  /** The filter as its address has it. */
  address: string;
  setFilter: (filter: Filter) => void;
  /** The list of one brand offers no choice of brands. */
  hasBrand: boolean;
}

/** Everything that a list can be narrowed by (spec §3 "Catalogue filter"). */
export function FilterPanel(props: FilterPanelProps) {
  const { catalogType, filter, setFilter, hasBrand } = props;
  const { t } = useTranslation('catalogue');
  const { kind } = catalogs[catalogType];
  return (
    <div className={styles.panel}>
      <BoundFields
        key={`price ${filter.bounds.price_from} ${filter.bounds.price_to}`}
        legend={t('filter.price')}
        from="price_from"
        to="price_to"
        filter={filter}
        setFilter={setFilter}
      />
      <div className={styles.flags}>
        {flagFields.map((field) => (
          <Checkbox
            key={field}
            label={t(`filter.${field}`)}
            checked={filter.flags[field] ?? false}
            onChange={() => setFilter(toggleFlag(filter, field))}
          />
        ))}
        {!catalogs[catalogType].isArchive && (
          <Checkbox
            label={t('filter.available')}
            checked={filter.available === 1}
            onChange={() =>
              setFilter({ ...filter, page: 1, available: filter.available === 1 ? 0 : 1 })
            }
          />
        )}
      </div>
      {groupsOf(kind)
        .filter(({ field }) => !hasBrand || field !== 'brands')
        .map((group) => (
          <FilterGroup key={group.list} group={group} {...props} />
        ))}
      {kind === 'clock' && (
        <BoundFields
          key={`diameter ${filter.bounds.diametr_from} ${filter.bounds.diametr_to}`}
          legend={t('filter.diameter')}
          from="diametr_from"
          to="diametr_to"
          filter={filter}
          setFilter={setFilter}
        />
      )}
      {hasChoices(filter) && (
        <button
          type="button"
          className={`${button.link} ${styles.reset}`}
          onClick={() => setFilter(withoutChoices(filter))}
        >
          {t('filter.reset')}
        </button>
      )}
    </div>
  );
}
