import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuiltOptionList } from './built-option-list';
import type { FilterGroup as Group } from './filter-groups';
import { FilterOptions } from './filter-options';
import type { FilterPanelProps } from './filter-panel';
import * as styles from './filter-panel.module.css';

export interface FilterGroupProps extends FilterPanelProps {
  group: Group;
}

/**
 * One list of options. Closed it holds them as they were built, to be read without scripts; opened
 * they can be chosen, and are asked for anew.
 */
export function FilterGroup(props: FilterGroupProps) {
  const { group, place, filter } = props;
  const { t } = useTranslation('catalogue');
  const chosen = filter.chosen[group.field]?.length ?? 0;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Who opened it before the scripts were there.
  useEffect(() => {
    if (details.current?.open) setOpen(true);
  }, []);
  return (
    <details
      ref={details}
      className={styles.group}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {t(`filter.lists.${group.list}`)}
        {chosen > 0 && <span className={styles.count}>{chosen}</span>}
      </summary>
      {isOpen ? (
        <FilterOptions {...props} />
      ) : (
        <BuiltOptionList options={place.built?.groups[group.list]} />
      )}
    </details>
  );
}
