import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuiltOptionList } from './built-option-list';
import { FilterOptions } from './filter-options';
import * as styles from './filter-panel.module.css';
import type { FilterGroupProps } from './props';

/**
 * One list of options. Closed it holds them as they were built, to be read without scripts; opened
 * they can be chosen, and are asked for anew.
 */
export function FilterGroup(props: FilterGroupProps) {
  const { group, scope, filter } = props;
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
        <BuiltOptionList options={scope.built?.groups[group.list]} />
      )}
    </details>
  );
}
