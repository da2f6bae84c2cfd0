import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogs } from '../../../config/catalogs';
import * as button from '../../../shared/ui/button.module.css';
import { Checkbox } from '../../../shared/ui/choice';
import { BoundFields } from './bound-fields';
import { FilterGroup } from './filter-group';
import { groupsOf } from '../list/filter-groups';
import { atStart, flagFields, hasChoices, toggleFlag, withoutChoices } from '../list/filter';
import { PrefetchOnIntent } from './prefetch-on-intent';
import * as styles from './filter-panel.module.css';
import type { FilterPanelProps } from './props';

/**
 * Everything that a list can be narrowed by (spec §3 "Catalogue filter"). The list beside it is drawn
 * often; this is when a choice is made.
 */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { scope, filter, setFilter, prefetch } = props;
  const { t } = useTranslation('catalogue');
  const { kind, isArchive } = catalogs[scope.catalogType];
  const others = atStart(filter);
  const isFree = (field: string) => !(field in scope.fixed);
  return (
    <div className={styles.panel}>
      <BoundFields
        key={`price ${filter.bounds.price_from} ${filter.bounds.price_to}`}
        scope={scope}
        legend={t('filter.price')}
        from="price_from"
        to="price_to"
        filter={filter}
        setFilter={setFilter}
      />
      <div className={styles.flags}>
        {flagFields.map((field) => (
          <PrefetchOnIntent key={field} next={toggleFlag(filter, field)} prefetch={prefetch}>
            <Checkbox
              label={t(`filter.${field}`)}
              checked={filter.flags[field] ?? false}
              onChange={() => setFilter(toggleFlag(filter, field))}
            />
          </PrefetchOnIntent>
        ))}
        {!isArchive && (
          <Checkbox
            label={t('filter.available')}
            checked={filter.available === 1}
            onChange={() => setFilter({ ...others, available: filter.available === 1 ? 0 : 1 })}
          />
        )}
      </div>
      {groupsOf(kind)
        .filter(({ field }) => isFree(field))
        .map((group) => (
          <FilterGroup key={group.list} group={group} {...props} />
        ))}
      {kind === 'clock' && (
        <BoundFields
          key={`diameter ${filter.bounds.diametr_from} ${filter.bounds.diametr_to}`}
          scope={scope}
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
});
