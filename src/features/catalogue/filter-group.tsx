import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../shared/ui/choice';
import { TextField } from '../../shared/ui/field';
import { toggleValue } from './filter';
import type { FilterGroup as Group } from './filter-groups';
import type { FilterPanelProps } from './filter-panel';
import * as styles from './filter-panel.module.css';
import { useOptions } from './use-options';

/** From this many options on a search among them is worth a field. */
const many = 12;

/** One list of options; it is fetched while the group is open. */
export function FilterGroup({
  group: { list, field },
  catalogType,
  filter,
  address,
  setFilter,
}: FilterPanelProps & { group: Group }) {
  const { t } = useTranslation('catalogue');
  const chosen = filter.chosen[field] ?? [];
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const options = useOptions(catalogType, list, address, isOpen);
  const wanted = typed.trim().toLowerCase();
  const shown = options?.filter(
    ({ id, title, total }) =>
      (total > 0 || chosen.includes(id)) && title.toLowerCase().includes(wanted),
  );
  return (
    <details className={styles.group} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t(`filter.lists.${list}`)}
        {chosen.length > 0 && <span className={styles.count}>{chosen.length}</span>}
      </summary>
      {options && options.length >= many && (
        <TextField
          label={t('filter.find')}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ul className={styles.options}>
        {shown?.map(({ id, title, total }) => (
          <li key={id}>
            <Checkbox
              label={
                <>
                  {title} <span className={styles.total}>{total}</span>
                </>
              }
              checked={chosen.includes(id)}
              onChange={() => setFilter(toggleValue(filter, field, id))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
