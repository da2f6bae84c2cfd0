import { useTranslation } from 'react-i18next';
import { catalogs } from '../../../config/catalogs';
import * as button from '../../../shared/ui/button.module.css';
import { Checkbox } from '../../../shared/ui/choice';
import { BoundFields } from './bound-fields';
import { FilterGroup } from './filter-group';
import { groupsOf } from './filter-groups';
import { atStart, flagFields, hasChoices, toggleFlag, withoutChoices, type Filter } from './filter';
import { Foreseen } from './foreseen';
import * as styles from './filter-panel.module.css';
import type { ListPlace } from '../place';
import { useForesight } from './use-foresight';

export interface FilterPanelProps {
  place: ListPlace;
  filter: Filter;
  setFilter: (filter: Filter) => void;
  setView: (filter: Filter) => void;
}

/** Everything that a list can be narrowed by (spec §3 "Catalogue filter"). */
export function FilterPanel(props: FilterPanelProps) {
  const { place, filter, setFilter } = props;
  const { t } = useTranslation('catalogue');
  const { kind, isArchive } = catalogs[place.catalogType];
  const foresee = useForesight(place);
  const others = atStart(filter);
  const isFree = (field: string) => !(field in place.fixed);
  return (
    <div className={styles.panel}>
      <BoundFields
        key={`price ${filter.bounds.price_from} ${filter.bounds.price_to}`}
        place={place}
        legend={t('filter.price')}
        from="price_from"
        to="price_to"
        filter={filter}
        setFilter={setFilter}
      />
      <div className={styles.flags}>
        {flagFields.map((field) => (
          <Foreseen key={field} next={toggleFlag(filter, field)} foresee={foresee}>
            <Checkbox
              label={t(`filter.${field}`)}
              checked={filter.flags[field] ?? false}
              onChange={() => setFilter(toggleFlag(filter, field))}
            />
          </Foreseen>
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
          place={place}
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
