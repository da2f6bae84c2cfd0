import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/choice';
import { TextField } from '../../../shared/ui/field';
import { BrandGroupSelector } from './brand-group-selector';
import { toggleValue } from '../list/filter';
import * as styles from './filter-panel.module.css';
import { PrefetchOnIntent } from './prefetch-on-intent';
import type { FilterGroupProps } from './props';
import { useOptions } from './use-options';

/** More options than this are worth a field to search among them. */
const many = 12;

/** The options of a group that is open, to be chosen. */
export function FilterOptions(props: FilterGroupProps) {
  const { group, scope, filter, setFilter, prefetch } = props;
  const { t } = useTranslation('catalogue');
  const chosen = filter.chosen[group.field] ?? [];
  const [typed, setTyped] = useState('');
  const options = useOptions(scope, filter, group.list, true);
  const wanted = typed.trim().toLowerCase();
  const isBrands = group.list === 'brands';
  const listed = options?.filter(({ id, total }) => total > 0 || chosen.includes(id)) ?? [];
  const shown = listed.filter(
    ({ id, title, isPopular }) =>
      title.toLowerCase().includes(wanted) &&
      // Who types looks among all; what is chosen stays in sight.
      (!isBrands ||
        filter.brandGroup === 'alphabet' ||
        wanted !== '' ||
        isPopular ||
        chosen.includes(id)),
  );
  if (isBrands && filter.brandGroup === 'alphabet') shown.sort(byTitle);

  return (
    <div className={styles.choice} aria-busy={options === null ? true : undefined}>
      {isBrands && <BrandGroupSelector {...props} />}
      {listed.length > many && (
        <TextField
          label={t('filter.find')}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ul className={styles.options}>
        {shown.map(({ id, title, total }) => {
          const next = toggleValue(filter, group.field, id);
          return (
            <li key={id}>
              <PrefetchOnIntent next={next} prefetch={prefetch}>
                <Checkbox
                  label={
                    <>
                      {title} <span className={styles.total}>{total}</span>
                    </>
                  }
                  checked={chosen.includes(id)}
                  onChange={() => setFilter(next)}
                />
              </PrefetchOnIntent>
            </li>
          );
        })}
      </ul>
      {options && shown.length === 0 && <p className={styles.none}>{t('filter.none')}</p>}
    </div>
  );
}

/** The backend sends popular brands first, each group as the language of the host sorts. */
function byTitle(one: { title: string }, other: { title: string }): number {
  return one.title.localeCompare(other.title, document.documentElement.lang);
}
